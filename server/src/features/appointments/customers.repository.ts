import { appointmentStatuses } from "@solodesk/contract/appointments.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#kernel/db.ts";
import { appointments } from "./appointments.table.ts";

const { storeId, status, customerName, customerEmail, customerPhone, startsAt } = appointments;

const told = sql`lower(concat_ws(' ', ${customerName}, ${customerEmail}, ${customerPhone}))`;
/** Who has one email is one person; without one, who has one name and phone. */
const person = sql`CASE WHEN ${customerEmail} = '' THEN lower(${customerName}) || ' ' || ${customerPhone}
  ELSE lower(${customerEmail}) END`;

/** Each once, as they were written down last; who came last is first. */
export function listCustomers(db: Db, ofStore: Id, q: string, limit: number) {
  const people = db
    .selectDistinctOn([person], {
      name: sql<string>`${customerName}`.as("name"),
      email: sql<string>`${customerEmail}`.as("email"),
      phone: sql<string>`${customerPhone}`.as("phone"),
      last_at: sql<string>`${startsAt}`.as("last_at"),
    })
    .from(appointments)
    .where(
      and(
        eq(storeId, ofStore),
        inArray(status, [...appointmentStatuses]),
        q === "" ? undefined : sql`strpos(${told}, lower(${q})) > 0`,
      ),
    )
    .orderBy(person, desc(startsAt), desc(appointments.id))
    .as("people");
  return db.select().from(people).orderBy(desc(people.last_at)).limit(limit);
}
