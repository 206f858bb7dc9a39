import type { Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { BookableSlots, bookings } from "@solodesk/contract/selling/bookings.ts";
import { findOffer } from "#features/scheduling/appointments/holds/find-offer.ts";
import { readHold } from "#features/scheduling/appointments/holds/read-hold.ts";
import { findFreeSlots } from "#features/scheduling/appointments/slots/find-free-slots.ts";
import { fullDays } from "#features/scheduling/appointments/slots/full-days.ts";
import { requireSeats } from "#features/scheduling/appointments/slots/require-seats.ts";
import { serviceRule } from "#features/scheduling/appointments/slots/service-rule.ts";
import { slotRange } from "#features/scheduling/appointments/slots/slot-range.ts";
import type { Deps } from "#kernel/deps.ts";
import { wholeDays } from "#kernel/time/day-range.ts";

/**
 * Returns the slots that visitors can book, and the full days that they can join the waitlist for. Throws
 * "not_found", "validation_failed".
 */
export async function listSlots(
  deps: Deps,
  websiteUrl: string,
  wanted: Parsed<typeof bookings.listSlots>["query"],
): Promise<BookableSlots> {
  const { store, service } = await findOffer(deps, websiteUrl, wanted.service_id);
  const { timezone } = store;
  const now = deps.clock.now();
  const range = slotRange(wanted, timezone, now);
  const hold = readHold(deps, wanted.hold);
  const { seats } = wanted;
  requireSeats(service, seats);
  const rule = { ...serviceRule(service), store, booker: "customer", seats, hold } as const;
  // Whether a day is full depends on the whole day, not only on the range asked for.
  const days = wholeDays(timezone, range);
  const free = await findFreeSlots(deps, rule, days);
  const isAsked = ({ starts_at }: { starts_at: string }) => {
    const at = Date.parse(starts_at);
    return range.from <= at && at < range.to;
  };
  return {
    timezone,
    slots: free.filter(isAsked),
    full_days: fullDays(rule, days, free, now).filter(isAsked),
  };
}
