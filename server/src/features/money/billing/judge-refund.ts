// May a payment be asked back? Asked by whoever shows it and by whoever does it.
import type { ErrorCode } from "@solodesk/contract/kernel/errors.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { after, days } from "#kernel/time/clock.ts";
import type { HistoryRow } from "./history.repository.ts";

export interface RefundGrounds {
  now: Date;
  /** From the payment's settling. */
  refundDays: number;
  /** Bought credits that are in the wallet now, minor units. */
  recharged: number;
  /** The payment of the subscription's last period. */
  lastPaid: Id | undefined;
  /** Does that subscription still run? */
  isRunning: boolean;
  /** When a payment for a plan was given back last, within a year. */
  lastBack: Date | undefined;
}

export interface Refusal {
  code: ErrorCode & ("already_refunded" | "not_refundable");
  message: string;
}

type Paid = Pick<
  HistoryRow,
  "paymentId" | "status" | "currency" | "credits" | "receiptNumber" | "settledAt" | "upgradedTo"
>;

const notRefundable = (message: string): Refusal => ({ code: "not_refundable", message });

export const notNewest = notRefundable("Of a subscription only the newest payment can be given back.");

/** Undefined for what never could be asked back. */
export const refundableUntil = ({ settledAt, receiptNumber }: Paid, refundDays: number): Date | undefined =>
  settledAt === null || receiptNumber === null || refundDays === 0
    ? undefined
    : after(new Date(settledAt), days(refundDays));

/** Why it is refused; undefined when it is granted. */
export function judgeRefund(paid: Paid, rules: RefundGrounds): Refusal | undefined {
  if (paid.status === "pending" || paid.status === "failed")
    return notRefundable("This payment was not paid.");
  if (paid.status === "refunded")
    return { code: "already_refunded", message: "This payment was given back already." };
  if (paid.status === "partly_refunded")
    return notRefundable("A part of this payment went back already. Contact support about the rest.");
  const until = refundableUntil(paid, rules.refundDays);
  if (!until) return notRefundable("Payments for credits and plans are not given back here.");
  if (rules.now >= until) return notRefundable(`A payment can be given back for ${inDays(rules)}.`);
  if (paid.credits !== null) return spentOf(paid, paid.credits, rules.recharged);
  if (paid.upgradedTo !== null) return takenOff(paid.upgradedTo);
  if (paid.paymentId !== rules.lastPaid) return notNewest;
  return rules.lastBack && onceAYear(rules.lastBack);
}

const takenOff = (plan: string): Refusal =>
  notRefundable(
    `What was left of it was taken off the price of ${plan}. Ask the payment for ${plan} back instead.`,
  );

/** Else a plan could be had for nothing, again and again. */
const onceAYear = (lastBack: Date): Refusal => {
  const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(lastBack);
  return notRefundable(`A plan is given back once in a year, and that was on ${day}.`);
};

const inDays = ({ refundDays }: RefundGrounds): string =>
  `${refundDays === 1 ? "one day" : `${refundDays} days`}. That time is over`;

/** Credits that were bought go back as a whole. */
export function spentOf(
  { currency }: Pick<Paid, "currency">,
  credits: number,
  recharged: number,
): Refusal | undefined {
  if (recharged >= credits) return undefined;
  const spent = moneyInWords({ amount: credits - recharged, currency });
  const whole = moneyInWords({ amount: credits, currency });
  return notRefundable(`${spent} of these credits of ${whole} are spent. All of them must still be there.`);
}
