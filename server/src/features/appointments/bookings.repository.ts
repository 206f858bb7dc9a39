import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, eq } from "drizzle-orm";
import type { Db } from "#kernel/db.ts";
import { type AppointmentRow, isAppointment } from "./appointments.repository.ts";
import { appointments } from "./appointments.table.ts";

/** Of whichever store: for who has proved by a sealed id that it is theirs to see. */
export async function findAnywhere(db: Db, id: Id): Promise<AppointmentRow | undefined> {
  const [row] = await db
    .select()
    .from(appointments)
    .where(and(eq(appointments.id, id), isAppointment));
  return row;
}
