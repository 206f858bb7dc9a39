import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, desc, eq, gt, or, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { containing } from "#kernel/database/like.ts";
import { type AppointmentRow, isAppointment } from "../appointments.repository.ts";
import { appointments } from "../appointments.table.ts";

export interface Contact {
  storeId: Id;
  /** An empty email or phone matches nobody. */
  email: string;
  phone: string;
  nth: number;
  since: Date;
}

/** When the `nth` last booking since then was made on a store page by one contact, in any spelling. */
export async function findNthLastBookingOf(
  db: Db,
  { storeId, email, phone, nth, since }: Contact,
): Promise<Date | undefined> {
  const { customerEmail, customerPhone } = appointments;
  const digits = phone.replace(/\D/g, "");
  const [row] = await db
    .select({ at: appointments.createdAt })
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
    )
    .orderBy(desc(appointments.createdAt))
    .limit(1)
    .offset(nth - 1);
  return row?.at;
}

/** Whether an appointment shows that this email address belongs to a customer of the store. */
export async function hasProvenAppointment(
  db: Db,
  { storeId, email }: Pick<Contact, "storeId" | "email">,
): Promise<boolean> {
  const found = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.storeId, storeId),
        // The words are indexed.
        sql`words LIKE lower(${containing(email)})`,
        eq(sql`lower(${appointments.customerEmail})`, email.toLowerCase()),
        or(
          eq(appointments.status, "Completed"),
          eq(appointments.source, "seller"),
          gt(appointments.paid, 0),
          sql`EXISTS (
            SELECT FROM appointment_changes c
            WHERE c.store_id = ${storeId} AND c.appointment_id = ${appointments.id}
              AND (c.event = 'verified' OR (c.event = 'confirmed' AND c.by = 'seller'))
          )`,
        ),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Finds an appointment of any store. Only for callers that hold its sealed id. */
export async function findAppointmentAnywhere(db: Db, id: Id): Promise<AppointmentRow | undefined> {
  const [row] = await db
    .select()
    .from(appointments)
    .where(and(eq(appointments.id, id), isAppointment));
  return row;
}
