import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, count, eq, isNull } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { recoveryCodes } from "./recovery-codes.table.ts";

/** Replaces all earlier codes. */
export async function putRecoveryCodes(tx: Db, userId: Id, hashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash })));
}

/** Uses up a code. Of several concurrent callers only one succeeds. */
export async function spendRecoveryCode(db: Db, userId: Id, hash: string, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash), isNull(recoveryCodes.usedAt)));
  return rowCount === 1;
}

/** Counts unused codes. */
export async function countRecoveryCodes(db: Db, userId: Id): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}
