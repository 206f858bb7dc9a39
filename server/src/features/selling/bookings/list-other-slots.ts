import type { Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { FreeSlots } from "@solodesk/contract/scheduling/appointments/free-slots.ts";
import type { bookings } from "@solodesk/contract/selling/bookings.ts";
import { findService } from "#features/catalog/services/find-service.ts";
import {
  type FoundBooking,
  requireBooking,
} from "#features/scheduling/appointments/calendar/find-booking.ts";
import { findFreeSlots, type WantedSlots } from "#features/scheduling/appointments/slots/find-free-slots.ts";
import { slotRange } from "#features/scheduling/appointments/slots/slot-range.ts";
import { keptFree } from "#features/scheduling/appointments/slots/time-columns.ts";
import type { Deps } from "#kernel/deps.ts";
import { dayOf } from "#kernel/time/day-range.ts";
import { guestRulesOf } from "./guest-rules.ts";

/**
 * Uses the length and the times kept free that the booking was made with, whatever its service says now, and the service's
 * present rules for notice and days. The booking does not block its own slot.
 */
export async function slotsOf(deps: Deps, { store, row }: FoundBooking): Promise<WantedSlots> {
  const service = row.serviceId === null ? undefined : await findService(deps, store.id, row.serviceId);
  const length = row.endsAt.getTime() - row.startsAt.getTime();
  const ownDay = dayOf(store.timezone, row.startsAt.getTime());
  return {
    ...keptFree(row),
    length,
    service,
    store,
    booker: "customer",
    seats: row.seats,
    except: row.id,
    ownDay,
  };
}

/** Returns no slots if the booking cannot be moved. Throws "not_found", "validation_failed". */
export async function listOtherSlots(
  deps: Deps,
  code: string,
  wanted: Parsed<typeof bookings.listOtherSlots>["query"],
): Promise<FreeSlots> {
  const booking = await requireBooking(deps, code);
  const { timezone } = booking.store;
  const now = deps.clock.now();
  const range = slotRange(wanted, timezone, now);
  const { isMovable } = await guestRulesOf(deps, booking);
  if (!isMovable) return { timezone, slots: [] };
  return { timezone, slots: await findFreeSlots(deps, await slotsOf(deps, booking), range) };
}
