// Sentences about what happens to a plan and when.
import type { Money } from "@solodesk/contract/kernel/money.ts";
import type { Subscription } from "@solodesk/contract/money/subscription.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { dateInWords } from "#kernel/time/time-in-words.ts";

type Known = Pick<
  Subscription,
  "status" | "currentPlan" | "renewsAt" | "cancelAt" | "nextPlan" | "paymentMethod" | "retry" | "unpaid"
>;

export const isLive = ({ status }: Pick<Subscription, "status">): boolean =>
  status === "active" || status === "past_due";

/** Says what happens next if the user does nothing. */
export function whatIsNext(known: Known, zone: string): string {
  const { status, currentPlan, renewsAt, cancelAt, nextPlan, unpaid } = known;
  const day = (instant: string) => dateInWords(zone, instant);
  if (status === "past_due") return whileUnpaid(known, day);
  if (status === "cancelled") return "Your plan has ended. Nothing more is charged.";
  if (status === "expired") return "Your plan has ended, because its next period was not paid.";
  if (status === "none" || currentPlan === null) return "";
  if (cancelAt !== null)
    return `Ends on ${day(cancelAt)}. Until then you keep all of it; nothing more is charged.`;
  if (renewsAt === null) return "";
  if (unpaid?.isExpected) return `Paid until ${day(renewsAt)}. ${whatIsMissing(known, day)}`;
  if (nextPlan !== null)
    return `Changes to ${nextPlan.name} on ${day(renewsAt)}. Until then nothing changes.`;
  return `Renews on ${day(renewsAt)}.`;
}

/** Says what happens to the plan without a stored card, before the user confirms its removal. */
export function afterRemoval(known: Known, credits: Money | undefined, zone: string): string {
  const { currentPlan, nextPlan, renewsAt, cancelAt, retry, unpaid } = known;
  const price = (nextPlan ?? currentPlan)?.price;
  if (cancelAt !== null) return `Your plan ends on ${dateInWords(zone, cancelAt)} all the same.`;
  if (price === undefined) return "";
  const missing = credits ? price.amount - credits.amount : 0;
  const enough =
    missing > 0
      ? ` You have ${moneyText(credits ?? price)}: ${moneyText({ ...price, amount: missing })} more is needed.`
      : "";
  if (retry !== null)
    return `What is due, ${moneyText(price)}, is then tried from your credits.${enough} Unpaid, your plan ends on ${dateInWords(zone, retry.expiresAt)}.`;
  if (renewsAt === null) return "";
  return `On ${dateInWords(zone, renewsAt)} your plan renews from your credits, for ${moneyText(price)}.${enough} Without enough of them it ${endsUnpaid(unpaid?.endsAt ?? renewsAt, renewsAt, zone)}.`;
}

/** A plan that stays active for some days while unpaid can be paid manually in that time. */
const endsUnpaid = (endsAt: string, paidUntil: string, zone: string): string =>
  endsAt > paidUntil
    ? `is past due, and ends on ${dateInWords(zone, endsAt)} unless you pay`
    : "ends with its paid time";

/** For a plan whose next period neither a card nor credits will pay. */
function whatIsMissing({ paymentMethod, renewsAt, unpaid }: Known, day: (instant: string) => string): string {
  if (unpaid === null || renewsAt === null) return "";
  const holds = unpaid.endsAt > renewsAt;
  if (paymentMethod?.gateway === "wallet")
    return `Not enough credits to renew: add credits, or your plan ends ${holds ? `on ${day(unpaid.endsAt)}` : "then"}.`;
  return holds
    ? `No card is kept for the time after that: pay it by hand then, or your plan ends on ${day(unpaid.endsAt)}.`
    : "No card is kept for the time after that: your plan ends then, and you can buy it again.";
}

/** "1 order", "2 orders". */
export const counted = (count: number, thing: string): string =>
  `${count.toLocaleString()} ${thing}${count === 1 ? "" : "s"}`;

/** Helps users choose a plan that is large enough; empty if nothing is used. */
export function usageInWords({
  products,
  services,
  appointments_per_month: month,
}: Subscription["usage"]): string {
  if (products.used + services.used + month.used === 0) return "";
  const things = `${counted(products.used, "product")}, ${counted(services.used, "service")}`;
  return `You have ${things} and ${counted(month.used, "appointment")} this month.`;
}

function whileUnpaid({ retry }: Known, day: (instant: string) => string): string {
  if (retry === null) return "What is due is not paid yet.";
  const end = `your plan ends on ${day(retry.expiresAt)}`;
  // No automatic retry is planned, or one is under way.
  return retry.at === null
    ? `What is due is not paid yet. Unpaid, ${end}.`
    : `Your last payment did not go through. It is tried again on ${day(retry.at)}; without it ${end}.`;
}
