import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import type { AppointmentRow } from "../appointments.repository.ts";
import { appointments } from "../appointments.table.ts";

export interface DueReminder extends Record<string, unknown> {
  id: Id;
  storeId: Id;
  version: number;
  /** In PostgreSQL's text format. */
  startsAt: string;
  /** How many minutes before the start. */
  minutes: number;
}

/**
 * Lists due reminders, soonest appointment first, after the given one. If several are due for one
 * appointment, as after downtime, only the last is listed. A reminder that fell due before the time was
 * booked, confirmed or moved is never sent: someone who books for this afternoon needs none from yesterday.
 * Looks only as far ahead as the longest reminder of any store.
 */
export async function listDueReminders(
  db: Db,
  now: Date,
  { after, limit }: { after: DueReminder | undefined; limit: number },
): Promise<DueReminder[]> {
  const moment = now.toISOString();
  const rest = after ? sql`AND (a.starts_at, a.id) > (${after.startsAt}, ${after.id})` : sql``;
  const { rows } = await db.execute<DueReminder>(sql`
    SELECT a.id, a.store_id AS "storeId", a.version, a.starts_at AS "startsAt", due.minutes
    FROM appointments a
    JOIN stores s ON s.id = a.store_id
    CROSS JOIN LATERAL (
      SELECT min(minutes) AS minutes FROM unnest(s.reminders) minutes
      WHERE a.starts_at - minutes * interval '1 minute' <= ${moment}
    ) due
    WHERE a.status = 'Confirmed' AND a.customer_email <> '' AND due.minutes IS NOT NULL
      AND a.starts_at > ${moment}
      AND a.starts_at <= ${moment}::timestamptz + interval '1 minute' * (
        SELECT max(longest) FROM stores, unnest(reminders) longest
      )
      AND a.starts_at - due.minutes * interval '1 minute' > (
        SELECT max(c.at) FROM appointment_changes c
        WHERE c.store_id = a.store_id AND c.appointment_id = a.id
          AND c.event IN ('created', 'confirmed', 'rescheduled')
      )
      AND NOT EXISTS (
        SELECT FROM mails m
        WHERE m.appointment_id = a.id AND m.kind = 'booking_reminder'
          AND m.occasion = due.minutes || ' minutes before '
            || to_char(a.starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      )
      ${rest}
    ORDER BY a.starts_at, a.id
    LIMIT ${limit}`);
  return rows;
}

/** Locks and returns the appointment; undefined if its version has changed. */
export async function lockUnchanged(
  tx: Db,
  { id, storeId, version }: Pick<DueReminder, "id" | "storeId" | "version">,
): Promise<AppointmentRow | undefined> {
  const [row] = await tx
    .select()
    .from(appointments)
    .where(and(eq(appointments.storeId, storeId), eq(appointments.id, id), eq(appointments.version, version)))
    .for("update");
  return row;
}
