import type { appointments, FreeSlots } from "@solodesk/contract/appointments.ts";
import type { Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { Deps } from "#kernel/deps.ts";
import { findFreeSlots } from "./find-free-slots.ts";
import { findOffer } from "./find-offer.ts";
import { lengthsOf } from "./lengths-of.ts";
import { slotRange } from "./slot-range.ts";

/** What anybody can book. Throws "not_found", "validation_failed". */
export async function listSlots(
  deps: Deps,
  websiteUrl: string,
  wanted: Parsed<typeof appointments.listSlots>["query"],
): Promise<FreeSlots> {
  const { store, service } = await findOffer(deps, websiteUrl, wanted.service_id);
  const range = slotRange(wanted, store.timezone, deps.clock.now());
  const rule = { ...lengthsOf(service), store, booker: "customer" } as const;
  return { timezone: store.timezone, slots: await findFreeSlots(deps, rule, range) };
}
