// The visits of sold packs. Each is a deposit, with an appointment while it is booked.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { deposits } from "./deposits.table.ts";

/** A line of an order. */
export interface PackLine {
  orderId: Id;
  line: number;
}

const isIn = ({ orderId, line }: PackLine) => and(eq(deposits.orderId, orderId), eq(deposits.packLine, line));
const isOpen = isNull(deposits.outcome);
const isUnbooked = and(isOpen, isNull(deposits.appointmentId));

interface Booked {
  pack: PackLine;
  appointmentId: Id;
  /** The appointment's. */
  number: number;
  now: Date;
}

/** Books a visit. The order must be locked. Returns false if there is none left that can be booked. */
export async function bookVisit(tx: Db, { pack, appointmentId, number, now }: Booked): Promise<boolean> {
  const next = tx
    .select({ id: deposits.id })
    .from(deposits)
    .where(and(isIn(pack), isUnbooked, gt(deposits.expiresAt, now)))
    .orderBy(asc(deposits.expiresAt), asc(deposits.nth))
    .limit(1);
  const rows = await tx
    .update(deposits)
    .set({ appointmentId, number })
    .where(inArray(deposits.id, next))
    .returning({ id: deposits.id });
  return rows.length > 0;
}

/** Returns an appointment's visit to its pack, where it can be booked at least until this moment. */
export async function unbookVisit(tx: Db, appointmentId: Id, until: Date): Promise<void> {
  await tx
    .update(deposits)
    .set({
      appointmentId: null,
      number: null,
      expiresAt: sql`greatest(${deposits.expiresAt}, ${until.toISOString()}::timestamptz)`,
    })
    .where(and(eq(deposits.appointmentId, appointmentId), isNotNull(deposits.packLine), isOpen));
}

/** Lets a visit that isn't booked be booked at least until this moment. Returns false if it is booked or over by now. */
export async function extendVisit(tx: Db, id: Id, until: Date): Promise<boolean> {
  const rows = await tx
    .update(deposits)
    .set({ expiresAt: sql`greatest(${deposits.expiresAt}, ${until.toISOString()}::timestamptz)` })
    .where(and(eq(deposits.id, id), isUnbooked))
    .returning({ id: deposits.id });
  return rows.length > 0;
}

/** The visits of a pack that are over. */
export async function listEndedRows(tx: Db, pack: PackLine): Promise<{ id: Id; appointmentId: Id | null }[]> {
  return tx
    .select({ id: deposits.id, appointmentId: deposits.appointmentId })
    .from(deposits)
    .where(and(isIn(pack), inArray(deposits.outcome, ["earned", "kept"])));
}

export interface PackVisits extends PackLine {
  /** Not booked. They can be until `expiresAt`. */
  left: number;
  /** The appointments that are booked with it and not over. */
  booked: Id[];
  /** Those that are over, except where the visit was refunded. */
  used: Id[];
  /** When the first of those that are left can no longer be booked; of the last visit if none is left. */
  expiresAt: Date;
  /** When none can be booked any more. */
  endsAt: Date;
}

/** What became of the visits of these orders' packs. */
export async function listVisits(db: Db, orderIds: Id[]): Promise<PackVisits[]> {
  const rows = await db
    .select({
      orderId: deposits.orderId,
      line: deposits.packLine,
      left: sql`count(*) FILTER (WHERE outcome IS NULL AND appointment_id IS NULL)`.mapWith(Number),
      booked: sql<
        Id[]
      >`coalesce(array_agg(appointment_id::text) FILTER (WHERE outcome IS NULL AND appointment_id IS NOT NULL), '{}')`,
      used: sql<
        Id[]
      >`coalesce(array_agg(appointment_id::text) FILTER (WHERE outcome IN ('earned', 'kept') AND appointment_id IS NOT NULL), '{}')`,
      expiresAt:
        sql`coalesce(min(expires_at) FILTER (WHERE outcome IS NULL AND appointment_id IS NULL), max(expires_at))`.mapWith(
          deposits.expiresAt,
        ),
      endsAt: sql`max(expires_at)`.mapWith(deposits.expiresAt),
    })
    .from(deposits)
    .where(and(inArray(deposits.orderId, orderIds), isNotNull(deposits.packLine)))
    .groupBy(deposits.orderId, deposits.packLine);
  return rows.flatMap(({ line, expiresAt, endsAt, ...rest }) =>
    line === null || expiresAt === null || endsAt === null ? [] : [{ ...rest, line, expiresAt, endsAt }],
  );
}

/** The pack whose visit pays for an appointment; undefined without one, and if the visit was refunded. */
export async function findPackOf(
  db: Db,
  appointmentId: Id,
): Promise<(PackLine & { expiresAt: Date }) | undefined> {
  const [row] = await db
    .select({ orderId: deposits.orderId, line: deposits.packLine, expiresAt: deposits.expiresAt })
    .from(deposits)
    .where(
      and(
        eq(deposits.appointmentId, appointmentId),
        isNotNull(deposits.packLine),
        or(isNull(deposits.outcome), inArray(deposits.outcome, ["earned", "kept"])),
      ),
    );
  if (!row || row.line === null || row.expiresAt === null) return undefined;
  return { orderId: row.orderId, line: row.line, expiresAt: row.expiresAt };
}

/** Visits that can't be booked any more, by id. */
export const listExpiredVisits = (
  db: Db,
  now: Date,
  { after, limit }: { after: Id | undefined; limit: number },
): Promise<{ id: Id }[]> =>
  db
    .select({ id: deposits.id })
    .from(deposits)
    .where(
      and(isUnbooked, lte(deposits.expiresAt, now), after === undefined ? undefined : gt(deposits.id, after)),
    )
    .orderBy(asc(deposits.id))
    .limit(limit);

/** Whether a visit still can't be booked; it may have been returned or refunded meanwhile. */
export async function isExpired(tx: Db, id: Id, now: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: deposits.id })
    .from(deposits)
    .where(and(eq(deposits.id, id), isUnbooked, lte(deposits.expiresAt, now)));
  return rows.length > 0;
}
