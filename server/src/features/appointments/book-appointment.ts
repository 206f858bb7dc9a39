import type { Appointment, BookAppointment } from "@solodesk/contract/appointments.ts";
import type { Deps } from "#kernel/deps.ts";
import { addAppointment } from "./add-appointment.ts";
import { findFreeSlots } from "./find-free-slots.ts";
import { findOffer } from "./find-offer.ts";
import { lengthsOf } from "./lengths-of.ts";
import { slotTaken, type WantedTime } from "./take-time.ts";

/** A booking on the store page: of a time that is listed, and of no other. Throws "not_found", "slot_taken". */
export async function bookAppointment(
  deps: Deps,
  websiteUrl: string,
  { service_id, starts_at, customer, notes }: BookAppointment,
): Promise<Appointment> {
  const { store, service } = await findOffer(deps, websiteUrl, service_id);
  const at = Date.parse(starts_at);
  const wanted: WantedTime = { ...lengthsOf(service), store, booker: "customer", at };
  const listed = await findFreeSlots(deps, wanted, { from: at, to: at + 1 });
  if (listed.length === 0) throw await slotTaken(deps, wanted);
  const time = { from: at, to: at + wanted.length };
  const asked = { service, title: service.name, time, customer, notes };
  return addAppointment(deps, { ...asked, store, booker: "customer", status: "Pending" });
}
