// Withdrawals in words.
import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { Destination, Payout, PayoutStatus } from "@solodesk/contract/selling/payouts.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { now } from "#kernel/time/clock.ts";
import { momentWithin } from "#kernel/time/time-in-words.ts";
import type { Tone } from "#ui/data/badge.tsx";
import { isUsable } from "./payout-form.ts";

export const destinationKindNames: Record<Destination["kind"], Message> = {
  bank: msg("Bank account"),
  paypal: msg("PayPal"),
};

export const payoutStatusNames: Record<PayoutStatus, Message> = {
  requested: msg("Requested||status of a withdrawal"),
  processing: msg("Processing||status of a withdrawal"),
  paid: msg("Paid||status of a withdrawal"),
  failed: msg("Failed||status of a withdrawal"),
  cancelled: msg("Cancelled||status of a withdrawal"),
};

export const payoutStatusTones: Record<PayoutStatus, Tone> = {
  requested: "waiting",
  processing: "waiting",
  paid: "good",
  failed: "wrong",
  cancelled: "stopped",
};

export const statusNotes: Record<PayoutStatus, Message> = {
  requested: msg("We haven't sent it yet. You can still cancel it."),
  processing: msg("We're sending it. You can no longer cancel it."),
  paid: msg("It was sent. Your bank may take a few days to show it."),
  failed: msg("It could not be paid out. The money is back in your earnings."),
  cancelled: msg("You cancelled it. The money is back in your earnings."),
};

export const isPayoutUnderWay = ({ status }: Payout): boolean =>
  status === "requested" || status === "processing";

/** "Withdrawal of $40.00". */
export const payoutName = ({ amount }: Payout): string =>
  t("Withdrawal of {amount}", { amount: moneyText(amount) });

/** A destination's `name`, with the time from which it is usable if it is not usable yet. */
export const withUsableFrom = (name: string, destination: Destination, zone: string): string =>
  isUsable(destination)
    ? name
    : t("{account}, usable from {moment}", {
        account: name,
        moment: momentWithin(zone, destination.usable_from, now()),
      });
