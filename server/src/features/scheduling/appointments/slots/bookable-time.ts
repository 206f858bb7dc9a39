import type { Service } from "@solodesk/contract/catalog/services.ts";
import { DAY, instantOf, MINUTE, type Range, wallOf } from "@solodesk/contract/kernel/zone.ts";
import { maxDaysAhead } from "@solodesk/contract/scheduling/appointments.ts";
import type { Store } from "@solodesk/contract/store/store.ts";

/**
 * Who books. Notice and horizon bind customers only. Sellers may book outside their hours; the slots offered
 * to them keep to the hours.
 */
export type Booker = "seller" | "customer";

/** Returns the range in which an appointment of this store may begin. A service may have a notice of its own. */
export function bookableTime(
  { timezone, booking }: Pick<Store, "timezone" | "booking">,
  booker: Booker,
  now: Date,
  service?: Pick<Service, "notice_minutes">,
): Range {
  const at = now.getTime();
  if (booker === "seller") return { from: at, to: at + maxDaysAhead * DAY };
  const today = Math.floor(wallOf(timezone, at) / DAY) * DAY;
  // The last day of the horizon is bookable until midnight.
  return {
    from: at + (service?.notice_minutes ?? booking.notice_minutes) * MINUTE,
    to: instantOf(timezone, today + (booking.horizon_days + 1) * DAY),
  };
}
