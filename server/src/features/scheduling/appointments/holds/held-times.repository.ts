// Times of orders: holds until the order is paid, appointments afterwards.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, asc, eq, getTableColumns, gt, inArray, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { holdingStatuses } from "../appointment-status.ts";
import { type AppointmentRow, type NewAppointment, nextNumber } from "../appointments.repository.ts";
import { appointments, holds } from "../appointments.table.ts";

type Confirmation = Pick<
  NewAppointment,
  | "status"
  | "customerName"
  | "customerEmail"
  | "customerPhone"
  | "customerTimezone"
  | "language"
  | "updatedAt"
  | "price"
  | "paid"
  | "policySha256"
  | "policyAcceptedAt"
  | "answers"
  | "notes"
>;

interface Which {
  storeId: Id;
  id: Id;
}

/**
 * Confirms a hold, even an expired one that no other booking has deleted yet. Returns undefined if it is
 * gone. The store must be locked.
 */
export async function confirmHold(
  tx: Db,
  { storeId, id }: Which,
  confirmation: Confirmation,
): Promise<AppointmentRow | undefined> {
  const [row] = await tx
    .update(holds)
    .set({ ...confirmation, number: nextNumber(storeId), heldUntil: null })
    .where(and(eq(holds.storeId, storeId), eq(holds.id, id), eq(holds.status, "Held")))
    .returning(getTableColumns(appointments));
  return row;
}

/** Raises the version, because what is due changes. */
export const updatePaid = (tx: Db, ids: Id[], paid: number, now: Date): Promise<unknown> =>
  tx
    .update(appointments)
    .set({ paid, version: sql`${appointments.version} + 1`, updatedAt: now })
    .where(and(inArray(appointments.id, ids), gt(appointments.paid, 0)));

export const findNumbers = (db: Db, ids: Id[]): Promise<{ id: Id; number: number }[]> =>
  db
    .select({ id: appointments.id, number: appointments.number })
    .from(appointments)
    .where(inArray(appointments.id, ids));

export const findTimes = (db: Db, ids: Id[]) =>
  db
    .select({
      id: appointments.id,
      status: appointments.status,
      meetingUrl: appointments.meetingUrl,
      answers: appointments.answers,
      notes: appointments.notes,
    })
    .from(appointments)
    .where(inArray(appointments.id, ids));

export async function deleteHolds(tx: Db, ids: Id[]): Promise<void> {
  await tx.delete(holds).where(and(inArray(holds.id, ids), eq(holds.status, "Held")));
}

const stillHolding = (ids: readonly Id[]) =>
  and(inArray(appointments.id, [...ids]), inArray(appointments.status, [...holdingStatuses]));

/** Lists the appointments that cancelAll would cancel, in order of time. */
export const listHoldingRows = (db: Db, ids: readonly Id[]): Promise<AppointmentRow[]> =>
  db.select().from(appointments).where(stillHolding(ids)).orderBy(asc(appointments.startsAt));

/** Cancels the pending and confirmed ones among these. Returns them as they are now. */
export const cancelAll = (tx: Db, ids: Id[], now: Date): Promise<AppointmentRow[]> =>
  tx
    .update(appointments)
    .set({ status: "Cancelled", version: sql`${appointments.version} + 1`, updatedAt: now })
    .where(stillHolding(ids))
    .returning();
