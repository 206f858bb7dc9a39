import { isBookedByCheckout } from "@solodesk/contract/catalog/services/payment.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Hold, HoldTime } from "@solodesk/contract/selling/bookings.ts";
import { findOffer } from "#features/scheduling/appointments/holds/find-offer.ts";
import { readHold } from "#features/scheduling/appointments/holds/read-hold.ts";
import { takeHold } from "#features/scheduling/appointments/holds/take-hold.ts";
import { isBookable } from "#features/scheduling/appointments/slots/is-bookable.ts";
import { requireSeats } from "#features/scheduling/appointments/slots/require-seats.ts";
import { serviceRule } from "#features/scheduling/appointments/slots/service-rule.ts";
import { slotTaken, type WantedTime } from "#features/scheduling/appointments/slots/take-time.ts";
import type { Deps } from "#kernel/deps.ts";
import { sealId } from "#kernel/secrets/sealed-id.ts";
import { after, minutes, wholeSeconds } from "#kernel/time/clock.ts";

/**
 * Long enough to enter contact details; short enough that a forgotten hold does not block the time for long.
 */
const HELD_FOR = minutes(5);
/** With a look at the products, and a payment to begin. */
const HELD_TO_PAY = minutes(15);

interface Wish extends HoldTime {
  /** Throws "rate_limited" when too many times are held in this store from the visitor's network. */
  refuseFlood?: (storeId: Id) => void;
}

/** Holds a listed time for a visitor. Throws "not_found", "slot_taken", "rate_limited". */
export async function holdTime(deps: Deps, websiteUrl: string, wish: Wish): Promise<Hold> {
  const { store, service } = await findOffer(deps, websiteUrl, wish.service_id);
  const { seats } = wish;
  requireSeats(service, seats);
  wish.refuseFlood?.(store.id);
  const hold = readHold(deps, wish.hold);
  const at = Date.parse(wish.starts_at);
  const wanted: WantedTime = { ...serviceRule(service), store, booker: "customer", at, seats, hold };
  if (!(await isBookable(deps, wanted))) throw await slotTaken(deps, wanted);
  const heldFor = isBookedByCheckout(service) ? HELD_TO_PAY : HELD_FOR;
  const heldUntil = after(deps.clock.now(), heldFor);
  const id = await takeHold(deps, wanted, { service, heldUntil });
  return {
    hold: sealId(deps.secrets, "hold", id),
    expires_at: heldUntil.toISOString(),
    expires_in: wholeSeconds(heldFor),
  };
}
