import { and, eq, lt, sql } from "drizzle-orm";
import type { Db } from "../database/db.ts";
import { idempotencyKeys } from "./idempotency.table.ts";

interface KeyId {
  caller: string;
  call: string;
  key: string;
}

/** Locks the key for this transaction. Returns false if another transaction holds it. */
export async function claimKey(tx: Db, { caller, call, key }: KeyId): Promise<boolean> {
  const name = [caller, call, key].join("\n");
  const { rows } = await tx.execute<{ claimed: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) AS claimed`,
  );
  return rows[0]?.claimed === true;
}

export async function findAnswer(tx: Db, { caller, call, key }: KeyId) {
  const [row] = await tx
    .select({ bodyHash: idempotencyKeys.bodyHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(
      and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.call, call), eq(idempotencyKeys.key, key)),
    );
  return row;
}

export async function storeAnswer(tx: Db, row: typeof idempotencyKeys.$inferInsert): Promise<void> {
  await tx.insert(idempotencyKeys).values(row);
}

/** Deletes keys made before `moment`. Returns how many. */
export async function forgetKeysBefore(db: Db, moment: Date): Promise<number> {
  const { rowCount } = await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, moment));
  return rowCount ?? 0;
}
