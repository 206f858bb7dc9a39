import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, count, eq, gt, or, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { type AppointmentRow, isAppointment } from "../appointments.repository.ts";
import { appointments } from "../appointments.table.ts";

interface Contact {
  storeId: Id;
  /** An empty email or phone matches nobody. */
  email: string;
  phone: string;
  since: Date;
}

/** Counts bookings on one store page by one email address or phone number, in any spelling. */
export async function countBookingsOf(db: Db, { storeId, email, phone, since }: Contact): Promise<number> {
  const { customerEmail, customerPhone } = appointments;
  const digits = phone.replace(/\D/g, "");
  const [row] = await db
    .select({ found: count() })
    .from(appointments)
    .where(
      and(
        eq(appointments.storeId, storeId),
        eq(appointments.source, "store_page"),
        gt(appointments.createdAt, since),
        or(
          email === "" ? undefined : eq(sql`lower(${customerEmail})`, email.toLowerCase()),
          phone === "" ? undefined : eq(sql`regexp_replace(${customerPhone}, '\\D', '', 'g')`, digits),
        ),
        isAppointment,
      ),
    );
  return row?.found ?? 0;
}

/** Finds an appointment of any store. Only for callers that hold its sealed id. */
export async function findAppointmentAnywhere(db: Db, id: Id): Promise<AppointmentRow | undefined> {
  const [row] = await db
    .select()
    .from(appointments)
    .where(and(eq(appointments.id, id), isAppointment));
  return row;
}
