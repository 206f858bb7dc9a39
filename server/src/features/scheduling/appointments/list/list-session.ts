import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import type { Deps } from "#kernel/deps.ts";
import { toAppointment } from "../appointment-row.ts";
import { listSessionRows, sumHeld } from "./session.repository.ts";

interface InSession {
  /** By the customer's name. Without cancelled ones. */
  appointments: Appointment[];
  /** Spots that visitors hold. */
  held: number;
}

export async function listSession(
  { db, config, clock }: Pick<Deps, "db" | "config" | "clock">,
  which: { storeId: Id; sessionId: Id },
): Promise<InSession> {
  const rows = await listSessionRows(db, which);
  return {
    appointments: rows.map((row) => toAppointment(row, config.CURRENCY)),
    held: await sumHeld(db, which, clock.now()),
  };
}
