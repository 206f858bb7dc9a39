// Decides whether a plan payment can be refunded. Both the history list and the refund itself call it.
import type { ErrorCode } from "@solodesk/contract/kernel/errors.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { after, days } from "#kernel/time/clock.ts";
import type { HistoryRow } from "./history.repository.ts";

export interface RefundGrounds {
  now: Date;
  /** Days from settlement within which a refund can be requested; 0 allows none. */
  refundDays: number;
  /** Bought credits in the wallet now, in minor units. */
  recharged: number;
  /** The payment for the subscription's latest period. */
  lastPaid: Id | undefined;
  /** Whether that subscription is still running. */
  isRunning: boolean;
  /** When a subscription payment was last refunded, within a year. */
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

export const notNewest = (): Refusal =>
  notRefundable(t("Only the latest payment for a plan can be refunded."));

/** Returns the end of the refund window, or undefined if the payment could never be refunded. */
export const refundableUntil = ({ settledAt, receiptNumber }: Paid, refundDays: number): Date | undefined =>
  settledAt === null || receiptNumber === null || refundDays === 0
    ? undefined
    : after(new Date(settledAt), days(refundDays));

/** Returns why a refund is refused, or undefined if it is granted. */
export function judgeRefund(paid: Paid, rules: RefundGrounds): Refusal | undefined {
  if (paid.status === "pending" || paid.status === "failed")
    return notRefundable(t("This payment was not paid."));
  if (paid.status === "refunded")
    return { code: "already_refunded", message: t("This payment has already been refunded.") };
  if (paid.status === "partly_refunded")
    return notRefundable(
      t("Part of this payment has already been refunded. Contact support about the rest."),
    );
  const until = refundableUntil(paid, rules.refundDays);
  if (!until) return notRefundable(t("We don't refund payments for credits and plans."));
  if (rules.now >= until) return tooLate(rules);
  if (paid.credits !== null) return spentOf(paid, paid.credits, rules.recharged);
  if (paid.upgradedTo !== null) return takenOff(paid.upgradedTo);
  if (paid.paymentId !== rules.lastPaid) return notNewest();
  return rules.lastBack && onceAYear(rules.lastBack);
}

const takenOff = (plan: string): Refusal =>
  notRefundable(
    t("Its unused time was taken off the price of {plan}. Refund the payment for {plan} instead.", { plan }),
  );

/** Without this limit a user could have a plan for free again and again. */
const onceAYear = (lastBack: Date): Refusal => {
  const day = dateFormat({ dateStyle: "long", timeZone: "UTC" }).format(lastBack);
  return notRefundable(t("Plans can be refunded once a year. Your last refund was on {day}.", { day }));
};

const tooLate = ({ refundDays }: RefundGrounds): Refusal =>
  notRefundable(
    t("Payments can be refunded for {days, plural, one {one day} other {# days}}. That time is over.", {
      days: refundDays,
    }),
  );

/** Bought credits can only be refunded as a whole; returns a refusal if some are spent. */
export function spentOf(
  { currency }: Pick<Paid, "currency">,
  credits: number,
  recharged: number,
): Refusal | undefined {
  if (recharged >= credits) return undefined;
  const spent = moneyInWords({ amount: credits - recharged, currency });
  const whole = moneyInWords({ amount: credits, currency });
  return notRefundable(
    t("You have spent {spent} of these {whole} in credits. They can only be refunded while none are spent.", {
      spent,
      whole,
    }),
  );
}
