import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, prepared } from "#kernel/database/db.ts";

interface Row {
  email: string;
  deletesAt: Date | null;
  reopensStore: boolean;
}

const LOCK = `
  SELECT email, deletes_at AS "deletesAt", reopens_store AS "reopensStore" FROM users
  WHERE id = $1 AND deleted_at IS NULL AND suspended_at IS NULL FOR UPDATE`;

/** Locks an account; other changes to it wait. Returns undefined once it is deleted or suspended. */
export async function lockAccount(tx: Db, userId: Id): Promise<Row | undefined> {
  const [row] = await prepared<Row & Record<string, unknown>>(tx, "lock-account", LOCK, [userId]);
  return row && { ...row, deletesAt: row.deletesAt && new Date(row.deletesAt) };
}

const DUE = "deletes_at <= $2 AND deleted_at IS NULL";

/** Locks a due account and returns its email; undefined if another process has it or it is no longer due. */
export async function lockDueAccount(tx: Db, userId: Id, now: Date): Promise<string | undefined> {
  const text = `SELECT email FROM users WHERE id = $1 AND ${DUE} FOR UPDATE SKIP LOCKED`;
  const [row] = await prepared<{ email: string }>(tx, "lock-due-account", text, [userId, now]);
  return row?.email;
}

interface Place {
  after: Id | undefined;
  limit: number;
}

export async function listDueAccounts(db: Db, now: Date, { after, limit }: Place): Promise<Id[]> {
  const text = `SELECT id FROM users WHERE ($1::uuid IS NULL OR id > $1) AND ${DUE} ORDER BY id LIMIT $3`;
  const rows = await prepared<{ id: Id }>(db, "list-due-accounts", text, [after ?? null, now, limit]);
  return rows.map(({ id }) => id);
}

/** Returns the scheduled deletion, or undefined if none was requested. */
export async function findScheduledDeletion(
  db: Db,
  userId: Id,
): Promise<{ deletesAt: Date; givesUp: number } | undefined> {
  const text = "SELECT deletes_at, gives_up FROM users WHERE id = $1 AND deletes_at IS NOT NULL";
  const [row] = await prepared<{ deletes_at: string; gives_up: string }>(db, "find-deletion", text, [userId]);
  return row && { deletesAt: new Date(row.deletes_at), givesUp: Number(row.gives_up) };
}

interface Plan {
  deletesAt: Date | null;
  reopensStore: boolean;
  /** What of the wallet the user agreed to lose, in minor units. */
  givesUp: number;
}

export async function writePlan(tx: Db, userId: Id, plan: Plan): Promise<void> {
  const text = "UPDATE users SET deletes_at = $2, reopens_store = $3, gives_up = $4 WHERE id = $1";
  await prepared(tx, "plan-deletion", text, [userId, plan.deletesAt, plan.reopensStore, plan.givesUp]);
}
