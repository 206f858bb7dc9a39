import type { FreeSlots } from "@solodesk/contract/appointments.ts";
import type { bookings } from "@solodesk/contract/bookings.ts";
import type { Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { Deps } from "#kernel/deps.ts";
import { findFreeSlots } from "#features/appointments/find-free-slots.ts";
import { findOffer } from "#features/appointments/find-offer.ts";
import { lengthsOf } from "#features/appointments/lengths-of.ts";
import { readHold } from "#features/appointments/read-hold.ts";
import { slotRange } from "#features/appointments/slot-range.ts";

/** What anybody can book. Throws "not_found", "validation_failed". */
export async function listSlots(
  deps: Deps,
  websiteUrl: string,
  wanted: Parsed<typeof bookings.listSlots>["query"],
): Promise<FreeSlots> {
  const { store, service } = await findOffer(deps, websiteUrl, wanted.service_id);
  const range = slotRange(wanted, store.timezone, deps.clock.now());
  const hold = readHold(deps, wanted.hold);
  const rule = { ...lengthsOf(service), store, booker: "customer", hold } as const;
  return { timezone: store.timezone, slots: await findFreeSlots(deps, rule, range) };
}
