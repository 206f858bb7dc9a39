// What becomes of a plan and when, in sentences.
import type { Subscription } from "@solodesk/contract/subscription.ts";
import { dateInWords } from "#kernel/time-in-words.ts";

type Known = Pick<
  Subscription,
  "status" | "currentPlan" | "renewsAt" | "cancelAt" | "nextPlan" | "paymentMethod" | "retry"
>;

export const isLive = ({ status }: Pick<Subscription, "status">): boolean =>
  status === "active" || status === "past_due";

/** What happens next without anybody doing anything. */
export function whatIsNext(known: Known, zone: string): string {
  const { status, currentPlan, renewsAt, cancelAt, nextPlan, paymentMethod } = known;
  const day = (instant: string) => dateInWords(zone, instant);
  if (status === "past_due") return whileUnpaid(known, day);
  if (status === "cancelled") return "Your plan has ended. Nothing more is charged.";
  if (status === "expired") return "Your plan has ended, because its next period was not paid.";
  if (status === "none" || currentPlan === null) return "";
  if (cancelAt !== null)
    return `Ends on ${day(cancelAt)}. Until then you keep all of it; nothing more is charged.`;
  if (renewsAt === null) return "";
  if (nextPlan !== null)
    return `Changes to ${nextPlan.name} on ${day(renewsAt)}. Until then nothing changes.`;
  if (paymentMethod === null) return `Paid until ${day(renewsAt)}. The time after that you pay by hand.`;
  return `Renews on ${day(renewsAt)}.`;
}

/** "1 order", "2 orders". */
export const counted = (count: number, thing: string): string =>
  `${count.toLocaleString()} ${thing}${count === 1 ? "" : "s"}`;

/** For whoever looks which plan would hold it. */
export const usageInWords = ({ products, services, appointments_per_month }: Subscription["usage"]): string =>
  `You have ${counted(products.used, "product")}, ${counted(services.used, "service")} and ${counted(
    appointments_per_month.used,
    "appointment",
  )} this month.`;

function whileUnpaid({ retry }: Known, day: (instant: string) => string): string {
  const missed = "Your last payment did not go through.";
  if (retry === null) return missed;
  const end = `without it your plan ends on ${day(retry.expiresAt)}`;
  return retry.at === null
    ? `${missed} It is not tried again by itself: ${end}.`
    : `${missed} It is tried again on ${day(retry.at)}; ${end}.`;
}
