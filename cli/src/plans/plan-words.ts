import { type PlanLimits, planLimits } from "@solodesk/contract/money/plans.ts";
import type { PlanRow } from "@solodesk/server/features/money/plans/list-plans.ts";
import { amountText } from "../terminal/amount-text.ts";

type PlanTerms = Pick<PlanRow, "price" | "interval" | "credits" | "limits" | "feeBps" | "emailsPerDay">;

/** "9.00 USD a month", "10.00 USD" for a pack, or "free". */
export const priceWords = ({ price, interval }: PlanTerms, currency: string): string =>
  price === 0 ? "free" : [amountText(price, currency), ...(interval ? [`a ${interval}`] : [])].join(" ");

const limitWords = (limits: PlanLimits): string => {
  const set = planLimits.filter((limit) => limits[limit] !== null);
  const parts = set.map((limit) => `${limits[limit]} ${limit.replaceAll("_", " ")}`);
  return parts.join(", ") || "no limits";
};

const feeWords = (feeBps: number | null): string =>
  feeBps === null ? "" : `, ${feeBps / 100} % fee on sales`;

const emailWords = (emailsPerDay: number | null): string =>
  emailsPerDay === null ? "" : `, ${emailsPerDay} emails a day`;

/** What a plan includes: credits, or its limits and, if it sets them, its fee and its emails. */
export const bringsWords = (
  { credits, limits, feeBps, emailsPerDay }: PlanTerms,
  currency: string,
): string =>
  credits === null
    ? limitWords(limits) + feeWords(feeBps) + emailWords(emailsPerDay)
    : `${amountText(credits, currency)} in credits`;
