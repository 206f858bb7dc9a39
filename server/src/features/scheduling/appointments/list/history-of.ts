import {
  type AppointmentChange,
  appointmentEvents,
} from "@solodesk/contract/scheduling/appointments/appointment-change.ts";
import { toChange } from "../appointment-row.ts";
import type { AppointmentChangeRow } from "../appointments.repository.ts";

/** Of changes made together, what leads to the other comes first. */
const inOrder = (a: AppointmentChangeRow, b: AppointmentChangeRow): number =>
  a.version - b.version || appointmentEvents.indexOf(a.event) - appointmentEvents.indexOf(b.event);

/** The changes of one appointment as its seller reads them. */
export const historyOf = (changes: readonly AppointmentChangeRow[]): AppointmentChange[] =>
  changes.toSorted(inOrder).map(toChange);
