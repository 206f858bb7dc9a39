// Names and sentences for payments of plans and credits.
import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { PlanPayment, PlanPaymentStatus } from "@solodesk/contract/money/billing.ts";
import { dateInWords } from "#kernel/time/time-in-words.ts";
import type { Tone } from "#ui/data/badge.tsx";

export const planPaymentStatusNames: Record<PlanPaymentStatus, Message> = {
  pending: msg("Not paid yet"),
  failed: msg("Not paid"),
  success: msg("Paid||status"),
  partly_refunded: msg("Partly refunded"),
  refunded: msg("Refunded||status"),
};

export const planPaymentStatusTones: Record<PlanPaymentStatus, Tone> = {
  pending: "waiting",
  failed: "stopped",
  success: "good",
  partly_refunded: "stopped",
  refunded: "stopped",
};

export const planPaymentKindNames: Record<PlanPayment["kind"], Message> = {
  credits: msg("Credits"),
  subscription: msg("Plans"),
};

/** "Dec 1 – 31, 2026": the period a payment covers. */
export function periodInWords(
  zone: string,
  { startsAt, endsAt }: NonNullable<PlanPayment["period"]>,
): string {
  const written = dateFormat({
    timeZone: zone,
    month: "short",
    day: "numeric",
    year: "numeric",
  });
  return written.formatRange(Date.parse(startsAt), Date.parse(endsAt));
}

/** Says until when a refund is possible, and how often for plans. */
export function refundInWords({ kind, refundableUntil }: PlanPayment, zone: string): string {
  const until =
    refundableUntil === null
      ? ""
      : t("You can ask for a refund until {date}.", { date: dateInWords(zone, refundableUntil) });
  return kind === "subscription" ? `${until} ${t("Plans can be refunded once a year.")}`.trim() : until;
}

export const wasPaid = ({ status }: Pick<PlanPayment, "status">): boolean =>
  status !== "pending" && status !== "failed";
