import type { AuditEvent } from "@solodesk/contract/identity/audit.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, count, desc, eq, gte, lt, type SQL } from "drizzle-orm";
import { type Db, prepared } from "#kernel/database/db.ts";
import { auditEntries } from "./audit.table.ts";

export type AuditRow = typeof auditEntries.$inferSelect;
/** The columns that the server writes. The database sets the id and the time. */
export type NewEntry = Omit<AuditRow, "id" | "at">;

const INSERT_ENTRY = `
  INSERT INTO audit_entries (user_id, event, about, session_id, device, address) VALUES ($1, $2, $3, $4, $5, $6)`;

export async function insertEntry(tx: Db, entry: NewEntry): Promise<void> {
  const { userId, event, about, sessionId, device, address } = entry;
  await prepared(tx, "insert-audit-entry", INSERT_ENTRY, [userId, event, about, sessionId, device, address]);
}

export interface WantedEntries {
  userId: Id;
  event: AuditEvent | undefined;
  from: Date | undefined;
  to: Date | undefined;
}

const matchesFilter = ({ userId, event, from, to }: WantedEntries): SQL | undefined =>
  and(
    eq(auditEntries.userId, userId),
    event && eq(auditEntries.event, event),
    from && gte(auditEntries.at, from),
    to && lt(auditEntries.at, to),
  );

/** Newest first. */
export async function listEntries(
  db: Db,
  wanted: WantedEntries,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: AuditRow[]; total: number }> {
  const rows = db
    .select()
    .from(auditEntries)
    .where(matchesFilter(wanted))
    .orderBy(desc(auditEntries.id))
    .limit(limit)
    .offset(offset);
  const total = db.select({ found: count() }).from(auditEntries).where(matchesFilter(wanted));
  const [found, [counted]] = await Promise.all([rows, total]);
  return { rows: found, total: counted?.found ?? 0 };
}

/** Lists entries before the given id, newest first. */
export const listEntriesBefore = (
  db: Db,
  wanted: WantedEntries,
  before: number | undefined,
  limit: number,
): Promise<AuditRow[]> =>
  db
    .select()
    .from(auditEntries)
    .where(and(matchesFilter(wanted), before === undefined ? undefined : lt(auditEntries.id, before)))
    .orderBy(desc(auditEntries.id))
    .limit(limit);

/**
 * Deletes entries before this time, at most `most` of them. The database never deletes entries of the last 90
 * days.
 */
export async function forgetEntries(db: Db, before: Date, most: number): Promise<number> {
  const statement = "SELECT forget_audit_entries($1, $2) AS forgotten";
  const [row] = await prepared<{ forgotten: number }>(db, "forget-audit", statement, [before, most]);
  return row?.forgotten ?? 0;
}
