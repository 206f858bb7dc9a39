// Creates an appointment: for the seller's own calendar and for bookings on the store page.

import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import type { CountedTouch } from "#features/store/visits/counted-touch.ts";
import { saveTouches } from "#features/store/visits/save-touches.ts";
import type { Deps } from "#kernel/deps.ts";
import { toAppointment } from "./appointment-row.ts";
import { newRow, type ToAdd } from "./appointment-to-add.ts";
import { type AppointmentRow, insertAppointment } from "./appointments.repository.ts";
import { recordAppointmentEvent } from "./change/record-appointment-event.ts";
import { bookHold } from "./holds/holds.repository.ts";
import { requireMonthlyQuota } from "./require-monthly-quota.ts";
import { requireDailyQuota } from "./slots/days-at-limit.ts";
import { serviceRule } from "./slots/service-rule.ts";
import { takeTime } from "./slots/take-time.ts";

interface Wanted extends ToAdd {
  /** The customer's hold on this time. Its row becomes the booking. */
  hold?: Id | undefined;
  /** The customer holds this very time, so that no limit refuses it any more. */
  isPromised?: boolean;
  /** The visit that brought the customer to the store. */
  touch?: CountedTouch | undefined;
  /** An extra check that runs under the store lock and throws to refuse the booking. */
  admit?: (deps: Deps) => Promise<void>;
  /** What else belongs to the transaction, once the appointment is there. Throws to refuse the booking. */
  finish?: (deps: Deps, added: Pick<AppointmentRow, "id" | "number">) => Promise<void>;
}

/** A seller who creates a confirmed appointment has agreed already; for a customer, being confirmed is news. */
const eventsOf = ({ booker, status }: ToAdd): ("created" | "confirmed")[] =>
  booker === "customer" && status === "Confirmed" ? ["created", "confirmed"] : ["created"];

/** Throws "slot_taken", and "plan_limit_reached" if the seller books. */
export async function addAppointment(deps: Deps, wanted: Wanted): Promise<Appointment> {
  const { store, booker, time, service, seats, hold, touch } = wanted;
  const { before, buffer } = wanted.recorded ? { before: 0, buffer: 0 } : serviceRule(service);
  const length = time.to - time.from;
  const slot = { store, booker, service, seats, at: time.from, length, before, buffer, hold };
  const row = await takeTime(deps, slot, async (deps) => {
    await wanted.admit?.(deps);
    const asked = newRow(deps, wanted);
    const held = hold === undefined ? undefined : await bookHold(deps.db, hold, asked, deps.clock.now());
    const added = held ?? (await insertAppointment(deps.db, asked));
    await wanted.finish?.(deps, added);
    // A hold already counts against the plan's monthly limit.
    if (!held) await requireMonthlyQuota(deps, store.id, [added]);
    if (booker === "customer" && !wanted.isPromised)
      await requireDailyQuota(deps, { store, service }, time.from);
    if (touch) await saveTouches(deps.db, [{ kind: "appointment", id: added.id, storeId: store.id, touch }]);
    await recordAppointmentEvent(deps, { store, row: added, events: eventsOf(wanted), by: booker });
    return added;
  });
  return toAppointment(row, deps.config.CURRENCY);
}
