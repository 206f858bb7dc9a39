import type { Id } from "@solodesk/contract/kernel/id.ts";
import { eq, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { sandboxPayouts } from "./sandbox.table.ts";

export type SandboxPayout = typeof sandboxPayouts.$inferSelect;

/** Inserts the payout, or increments `asked` of the stored one. Returns the stored row. */
export async function insertOnce(db: Db, payout: SandboxPayout): Promise<SandboxPayout> {
  const [row] = await db
    .insert(sandboxPayouts)
    .values(payout)
    .onConflictDoUpdate({ target: sandboxPayouts.id, set: { asked: sql`${sandboxPayouts.asked} + 1` } })
    .returning();
  return row ?? payout;
}

export async function endPending(db: Db, id: Id): Promise<void> {
  await db.update(sandboxPayouts).set({ status: "paid" }).where(eq(sandboxPayouts.id, id));
}
