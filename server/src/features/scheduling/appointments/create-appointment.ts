import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { CreateAppointment } from "@solodesk/contract/scheduling/appointments/create-appointment.ts";
import type { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { findOutsideBusy } from "#features/scheduling/external-calendars/find-outside-busy.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { writtenNumber } from "#kernel/phone-number.ts";
import { addAppointment } from "./add-appointment.ts";
import { findWantedService } from "./slots/find-wanted-service.ts";
import { isOpenDuring } from "./slots/openings.ts";
import { requireSeats } from "./slots/require-seats.ts";
import { requireLength, requirePastStart, requireStart } from "./slots/require-time.ts";
import { serviceRule } from "./slots/service-rule.ts";

type Created = Pick<Answer<typeof appointments.create>, "data" | "outside_hours" | "also_busy">;

/**
 * Books for the store's owner, who may book outside the opening hours but never over another appointment, and
 * may record an appointment that has begun.
 * Throws "store_required", "not_found", "validation_failed", "slot_taken", "plan_limit_reached".
 */
export async function createAppointment(deps: Deps, userId: Id, wanted: CreateAppointment): Promise<Created> {
  const store = await findStoreOfUser(deps.db, userId);
  if (!store) throw new AppError("store_required");
  const service = await findWantedService(deps, store.id, wanted.service_id);
  const from = Date.parse(wanted.starts_at);
  const to = wanted.ends_at === undefined ? from + serviceRule(service).length : Date.parse(wanted.ends_at);
  const time = { from, to };
  const { notes, seats, recorded } = wanted;
  requireSeats(service, seats);
  const customer = { ...wanted.customer, phone: writtenNumber(wanted.customer.phone, store.country) };
  const requireTime = recorded ? requirePastStart : requireStart;
  requireTime(from, deps.clock.now());
  requireLength(time);
  const status = recorded ? "Confirmed" : wanted.status;
  const title = wanted.title ?? service?.name ?? "";
  const asked = { service, title, status, time, seats, customer, notes, recorded };
  const data = await addAppointment(deps, { ...asked, store, booker: "seller" });
  // It has happened: there is nothing to warn about.
  if (recorded) return { data, outside_hours: false };
  const also_busy = await findOutsideBusy(deps.db, store.id, time);
  return { data, outside_hours: !isOpenDuring(store, time), also_busy };
}
