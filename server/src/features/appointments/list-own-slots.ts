import type { appointments, FreeSlots } from "@solodesk/contract/appointments.ts";
import type { Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findStoreOfUser } from "#features/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { findFreeSlots } from "./find-free-slots.ts";
import { findWantedService } from "./find-wanted-service.ts";
import { lengthsOf } from "./lengths-of.ts";
import { slotRange } from "./slot-range.ts";

/** For the owner, whom no notice and no horizon bind. Throws "store_required", "not_found", "validation_failed". */
export async function listOwnSlots(
  deps: Deps,
  userId: Id,
  wanted: Parsed<typeof appointments.listOwnSlots>["query"],
): Promise<FreeSlots> {
  const store = await findStoreOfUser(deps.db, userId);
  if (!store) throw new AppError("store_required");
  const range = slotRange(wanted, store.timezone, deps.clock.now());
  const service = await findWantedService(deps, store.id, wanted.service_id);
  const rule = { ...lengthsOf(service, wanted.duration_minutes), store, booker: "seller" } as const;
  return { timezone: store.timezone, slots: await findFreeSlots(deps, rule, range) };
}
