import type { Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { FreeSlots } from "@solodesk/contract/scheduling/appointments/free-slots.ts";
import type { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { findService } from "#features/catalog/services/find-service.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { findAppointment } from "../appointments.repository.ts";
import { findFreeSlots, type WantedSlots } from "./find-free-slots.ts";
import { findWantedService } from "./find-wanted-service.ts";
import { type Lengths, serviceRule } from "./service-rule.ts";
import { slotRange } from "./slot-range.ts";
import { keptFree } from "./time-columns.ts";

type Wanted = Parsed<typeof appointments.listOwnSlots>["query"];

/**
 * Lists slots for the owner, who is not bound by notice or horizon. Throws "store_required", "not_found",
 * "validation_failed".
 */
export async function listOwnSlots(deps: Deps, userId: Id, wanted: Wanted): Promise<FreeSlots> {
  const store = await findStoreOfUser(deps.db, userId);
  if (!store) throw new AppError("store_required");
  const range = slotRange(wanted, store.timezone, deps.clock.now());
  const rule = { ...(await lengthsWanted(deps, store.id, wanted)), store, booker: "seller" } as const;
  return { timezone: store.timezone, slots: await findFreeSlots(deps, rule, range) };
}

async function lengthsWanted(
  deps: Deps,
  storeId: Id,
  wanted: Wanted,
): Promise<Lengths & Pick<WantedSlots, "service" | "seats" | "except">> {
  const { service_id, duration_minutes, appointment_id: id, seats } = wanted;
  if (id === undefined)
    return { ...serviceRule(await findWantedService(deps, storeId, service_id), duration_minutes), seats };
  const moving = await findAppointment(deps.db, { storeId, id });
  if (!moving) throw new AppError("not_found");
  const length = moving.endsAt.getTime() - moving.startsAt.getTime();
  const service = moving.serviceId === null ? undefined : await findService(deps, storeId, moving.serviceId);
  return { length, ...keptFree(moving), service, seats: moving.seats, except: id };
}
