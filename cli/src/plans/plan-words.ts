import { type PlanLimits, planLimits } from "@solodesk/contract/money/plans.ts";
import type { PlanRow } from "@solodesk/server/features/money/plans/list-plans.ts";
import { moneyText } from "../terminal/money-text.ts";

type Told = Pick<PlanRow, "price" | "interval" | "credits" | "limits" | "feeBps">;

/** "9.00 USD a month", or "10.00 USD" for a pack. */
export const priceWords = ({ price, interval }: Told, currency: string): string =>
  [moneyText(price, currency), ...(interval ? [`a ${interval}`] : [])].join(" ");

const limitWords = (limits: PlanLimits): string => {
  const set = planLimits.filter((limit) => limits[limit] !== null);
  const said = set.map((limit) => `${limits[limit]} ${limit.replaceAll("_", " ")}`);
  return said.join(", ") || "no limits";
};

const feeWords = (feeBps: number | null): string =>
  feeBps === null ? "" : `, ${feeBps / 100} % fee on sales`;

/** What a plan includes: credits, or its limits and, if it sets one, its fee. */
export const bringsWords = ({ credits, limits, feeBps }: Told, currency: string): string =>
  credits === null ? limitWords(limits) + feeWords(feeBps) : `${moneyText(credits, currency)} in credits`;
