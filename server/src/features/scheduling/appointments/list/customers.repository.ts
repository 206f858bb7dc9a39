import type { Id } from "@solodesk/contract/kernel/id.ts";
import { appointmentStatuses } from "@solodesk/contract/scheduling/appointments/appointment-statuses.ts";
import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#kernel/database/db.ts";
import { containing } from "#kernel/database/like.ts";
import type { AppointmentRow } from "../appointments.repository.ts";
import { appointments } from "../appointments.table.ts";
import { phoneSearch } from "./phone-search.repository.ts";

const { id, storeId, status, customerName, customerEmail, customerPhone, startsAt, openAmount } =
  appointments;

const searched = sql`lower(concat_ws(' ', ${customerName}, ${customerEmail}, ${customerPhone}))`;
type Text = AnyPgColumn | string;

/** What makes a person: the email, or without one the name and the last digits of the phone, with and without its codes. */
const personOf = (name: Text, email: Text, phone: Text) => sql<string>`CASE WHEN ${email}::text = ''
  THEN lower(${name}::text) || ' ' || right(regexp_replace(${phone}::text, '\\D', '', 'g'), 7)
  ELSE lower(${email}::text) END`;
const person = personOf(customerName, customerEmail, customerPhone);

/** The latest appointments nearly always include enough different people. If not, all are read. */
const LATEST = 2000;

interface Wanted {
  storeId: Id;
  q: string;
  limit: number;
}

/** Selects appointments whose customer matches the words: all, or only the latest `most`. */
const matching = (db: Db, { storeId: ofStore, q }: Wanted, most?: number) => {
  const found = db
    .select({
      id: sql<Id>`${id}`.as("id"),
      person: person.as("person"),
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
        // The index covers all words of an appointment, so matches in its title or service are filtered out
        // here.
        q === ""
          ? undefined
          : or(
              sql`words LIKE lower(${containing(q)}) AND ${searched} LIKE lower(${containing(q)})`,
              phoneSearch(q),
            ),
      ),
    );
  return most === undefined
    ? found.as("found")
    : found.orderBy(desc(startsAt), desc(id)).limit(most).as("found");
};

function listAmong(db: Db, wanted: Wanted, most?: number) {
  const found = matching(db, wanted, most);
  const people = db
    .selectDistinctOn([found.person], {
      person: found.person,
      name: found.name,
      email: found.email,
      phone: found.phone,
      last_at: found.last_at,
      looked_at: sql<number>`(count(*) OVER ())::int`.as("looked_at"),
    })
    .from(found)
    .orderBy(found.person, desc(found.last_at), desc(found.id))
    .as("people");
  return db.select().from(people).orderBy(desc(people.last_at)).limit(wanted.limit);
}

/** Lists each person once, with the details of their latest appointment. The most recent comes first. */
export async function listCustomerRows(db: Db, wanted: Wanted) {
  const people = await listAmong(db, wanted, LATEST);
  const isComplete = people.length === wanted.limit || (people[0]?.looked_at ?? 0) < LATEST;
  return isComplete ? people : listAmong(db, wanted);
}

export async function findCustomerRow(db: Db, ofStore: Id, email: string) {
  const [row] = await db
    .select({ name: customerName, email: customerEmail, language: appointments.language })
    .from(appointments)
    .where(
      and(
        eq(storeId, ofStore),
        inArray(status, [...appointmentStatuses]),
        // An unconfirmed address may belong to a stranger.
        isNull(appointments.verifyBy),
        // The first condition is the index's.
        sql`words LIKE lower(${containing(email)})`,
        sql`lower(${customerEmail}) = lower(${email})`,
      ),
    )
    .orderBy(desc(startsAt), desc(id))
    .limit(1);
  return row;
}

/** What each of these people left open; those who left nothing are not in it. */
export async function sumOpenOf(
  db: Db,
  ofStore: Id,
  people: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ person, open: sql`sum(${openAmount})`.mapWith(Number) })
    .from(appointments)
    .where(and(eq(storeId, ofStore), gt(openAmount, 0), inArray(person, [...people])))
    .groupBy(person);
  return new Map(rows.map((row) => [row.person, row.open]));
}

/** What the customer of an appointment left open at others. */
export async function sumOpenElsewhere(
  db: Db,
  given: Pick<AppointmentRow, "id" | "storeId" | "customerName" | "customerEmail" | "customerPhone">,
): Promise<number> {
  const customer = personOf(given.customerName, given.customerEmail, given.customerPhone);
  const [row] = await db
    .select({ open: sql`coalesce(sum(${openAmount}), 0)`.mapWith(Number) })
    .from(appointments)
    .where(and(eq(storeId, given.storeId), gt(openAmount, 0), ne(id, given.id), eq(person, customer)));
  return row?.open ?? 0;
}

/** Whether the customer of an appointment has one that was written down before it. */
export async function hasEarlierAppointment(
  db: Db,
  given: Pick<
    AppointmentRow,
    "id" | "storeId" | "createdAt" | "customerName" | "customerEmail" | "customerPhone"
  >,
): Promise<boolean> {
  const { createdAt } = appointments;
  const customer = personOf(given.customerName, given.customerEmail, given.customerPhone);
  const [row] = await db
    .select({ id })
    .from(appointments)
    .where(
      and(
        eq(storeId, given.storeId),
        inArray(status, [...appointmentStatuses]),
        // The first condition is the index's.
        sql`words LIKE lower(${containing(given.customerEmail || given.customerName)})`,
        eq(person, customer),
        or(lt(createdAt, given.createdAt), and(eq(createdAt, given.createdAt), lt(id, given.id))),
      ),
    )
    .limit(1);
  return row !== undefined;
}
