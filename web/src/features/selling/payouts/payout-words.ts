// Withdrawals in words.
import type { Destination, Payout, PayoutStatus } from "@solodesk/contract/selling/payouts.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { now } from "#kernel/time/clock.ts";
import { momentInWords } from "#kernel/time/time-in-words.ts";
import type { Tone } from "#ui/data/badge.tsx";
import { isUsable } from "./payout-form.ts";

export const destinationKindNames: Record<Destination["kind"], string> = {
  bank: "Bank account",
  paypal: "PayPal",
};

export const payoutStatusNames: Record<PayoutStatus, string> = {
  requested: "Requested",
  processing: "Processing",
  paid: "Paid",
  failed: "Failed",
  cancelled: "Cancelled",
};

export const payoutStatusTones: Record<PayoutStatus, Tone> = {
  requested: "waiting",
  processing: "waiting",
  paid: "good",
  failed: "wrong",
  cancelled: "stopped",
};

export const statusNotes: Record<PayoutStatus, string> = {
  requested: "It waits to be sent. Until then you can cancel it.",
  processing: "It is being sent and cannot be cancelled any more.",
  paid: "It was sent. Banks may take some days to show it.",
  failed: "It could not be paid out. The amount is among your earnings again.",
  cancelled: "You took it back. The amount is among your earnings again.",
};

export const isPayoutUnderWay = ({ status }: Payout): boolean =>
  status === "requested" || status === "processing";

/** "Withdrawal of $40.00". */
export const payoutName = ({ amount }: Payout): string => `Withdrawal of ${moneyText(amount)}`;

/** Returns undefined once the destination is usable. */
export const usableInWords = (destination: Destination, zone: string): string | undefined =>
  isUsable(destination) ? undefined : `usable from ${momentInWords(zone, destination.usable_from, now())}`;
