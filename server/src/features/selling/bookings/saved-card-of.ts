import type { SavedCard } from "@solodesk/contract/selling/bookings/guest-booking.ts";
import { cardFeeOf } from "@solodesk/contract/store/store/policy.ts";
import type { z } from "zod";
import { findSavedMethod } from "#features/money/payments/methods/find-saved-method.ts";
import type { FoundBooking } from "#features/scheduling/appointments/calendar/find-booking.ts";
import { findSaved } from "#features/selling/orders/card/find-saved.ts";
import type { Deps } from "#kernel/deps.ts";
import { labelInWords } from "#kernel/outside/payment-gateway.ts";
import type { GuestRules } from "./guest-rules.ts";

type Card = z.infer<typeof SavedCard>;

/** The card that was saved with a booking, as its guest sees it; null without one. */
export async function savedCardOf(
  { db, config }: Pick<Deps, "db" | "config">,
  { id, price, endsAt }: FoundBooking["row"],
  { policy, cardFee }: Pick<GuestRules, "policy" | "cardFee">,
): Promise<Card | null> {
  const found = await findSaved(db, { id, endsAt });
  const method = found && (await findSavedMethod(db, found.methodId));
  if (!found || !method) return null;
  const money = (amount: number) => ({ amount, currency: config.CURRENCY });
  const { fee, keptUntil } = found;
  const isKept = keptUntil !== null && method.removedAt === null;
  return {
    label: labelInWords(method.label),
    kept_until: isKept ? keptUntil.toISOString() : null,
    no_show: money(policy ? cardFeeOf(policy, price, "no_show") : 0),
    cancel_now: cardFee ? money(cardFee.amount) : null,
    fee: fee && { amount: money(fee.amount), state: fee.state },
  };
}
