import type { Appointment } from "@solodesk/contract/appointments.ts";
import type { BookAppointment } from "@solodesk/contract/bookings.ts";
import type { Deps } from "#kernel/deps.ts";
import { addAppointment } from "#features/appointments/add-appointment.ts";
import { findOffer } from "#features/appointments/find-offer.ts";
import { isListed } from "#features/appointments/is-listed.ts";
import { isPromised } from "#features/appointments/is-promised.ts";
import { lengthsOf } from "#features/appointments/lengths-of.ts";
import { readHold } from "#features/appointments/read-hold.ts";
import { slotTaken, type WantedTime } from "#features/appointments/take-time.ts";
import type { CountedTouch } from "#features/visits/counted-touch.ts";

interface WantedBooking extends Omit<BookAppointment, "touch"> {
  touch?: CountedTouch | undefined;
}

/**
 * A booking on the store page: of a time that is listed or that one holds, and of no other.
 * Throws "not_found", "slot_taken".
 */
export async function bookAppointment(
  deps: Deps,
  websiteUrl: string,
  { service_id, starts_at, customer, notes, hold: token, timezone, touch }: WantedBooking,
): Promise<Appointment> {
  const { store, service } = await findOffer(deps, websiteUrl, service_id);
  const at = Date.parse(starts_at);
  const hold = readHold(deps, token);
  const wanted: WantedTime = { ...lengthsOf(service), store, booker: "customer", at, hold };
  const promise = { storeId: store.id, serviceId: service.id, at, length: wanted.length, hold };
  const isToBeHad = (await isPromised(deps, promise)) || (await isListed(deps, wanted));
  if (!isToBeHad) throw await slotTaken(deps, wanted);
  const time = { from: at, to: at + wanted.length };
  const asked = { service, title: service.name, time, customer, notes, hold, customerTimezone: timezone };
  return addAppointment(deps, { ...asked, store, booker: "customer", status: "Pending", touch });
}
