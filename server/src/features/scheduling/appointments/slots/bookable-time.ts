import { DAY, instantOf, MINUTE, type Range, wallOf } from "@solodesk/contract/kernel/zone.ts";
import { maxDaysAhead } from "@solodesk/contract/scheduling/appointments.ts";
import type { Store } from "@solodesk/contract/store/store.ts";

/** Sellers are bound by their hours only as far as they are offered them; notice and horizon are for others. */
export type Booker = "seller" | "customer";

/** When an appointment of this store may begin. */
export function bookableTime(
  { timezone, booking }: Pick<Store, "timezone" | "booking">,
  booker: Booker,
  now: Date,
): Range {
  const at = now.getTime();
  if (booker === "seller") return { from: at, to: at + maxDaysAhead * DAY };
  const today = Math.floor(wallOf(timezone, at) / DAY) * DAY;
  // The last day of the horizon is bookable until it ends.
  return {
    from: at + booking.notice_minutes * MINUTE,
    to: instantOf(timezone, today + (booking.horizon_days + 1) * DAY),
  };
}
