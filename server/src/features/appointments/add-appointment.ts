// What a booking by a seller and one on the store page have alike.
import type { Appointment, AppointmentStatus } from "@solodesk/contract/appointments.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import type { Service } from "@solodesk/contract/services.ts";
import type { Store } from "@solodesk/contract/store.ts";
import type { Deps } from "#kernel/deps.ts";
import { toAppointment } from "./appointment-row.ts";
import { insertAppointment, type NewAppointment } from "./appointments.repository.ts";
import type { Booker } from "./bookable-time.ts";
import { bookHold } from "./holds.repository.ts";
import { lengthsOf } from "./lengths-of.ts";
import { recordNews } from "./record-news.ts";
import { takeTime } from "./take-time.ts";
import { timeColumns } from "./time-columns.ts";

interface ToAdd {
  store: Store;
  booker: Booker;
  service: Service | undefined;
  title: string;
  status: AppointmentStatus;
  time: Range;
  customer: { name: string; email: string; phone: string };
  /** As far as it is known. */
  customerTimezone?: string | undefined;
  notes: string;
  /** What kept the time so far, and becomes the booking. */
  hold?: Id | undefined;
}

function rowOf(deps: Deps, wanted: ToAdd, buffer: number): NewAppointment {
  const { store, booker, service, title, status, time, customer, notes } = wanted;
  const now = deps.clock.now();
  return {
    ...timeColumns(store, time, buffer),
    id: deps.newId(),
    storeId: store.id,
    status,
    serviceId: service?.id ?? null,
    serviceName: service?.name ?? null,
    title,
    customerName: customer.name,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    customerTimezone: wanted.customerTimezone ?? null,
    notes,
    price: service?.price.amount ?? 0,
    source: booker === "seller" ? "seller" : "store_page",
    createdAt: now,
    updatedAt: now,
  };
}

/** Throws "slot_taken". */
export async function addAppointment(deps: Deps, wanted: ToAdd): Promise<Appointment> {
  const { store, booker, time, service, hold } = wanted;
  const { buffer } = lengthsOf(service);
  const slot = { store, booker, at: time.from, length: time.to - time.from, buffer, hold };
  const row = await takeTime(deps, slot, async (tx) => {
    const asked = rowOf(deps, wanted, buffer);
    const held = hold === undefined ? undefined : await bookHold(tx, hold, asked, deps.clock.now());
    const added = held ?? (await insertAppointment(tx, asked));
    await recordNews(deps, tx, { store, row: added, events: ["created"], by: booker });
    return added;
  });
  return toAppointment(row, deps.config.CURRENCY);
}
