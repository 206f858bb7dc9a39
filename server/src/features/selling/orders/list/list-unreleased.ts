import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import type { Db } from "#kernel/database/db.ts";
import { days } from "#kernel/time/clock.ts";
import { findUnreleased } from "./unreleased.repository.ts";

interface Unreleased {
  number: number;
  /** What it earned, in minor units. */
  amount: number;
  releaseAt: Date;
  /** From payment to release. */
  days: number;
}

/** Sales whose earnings cannot be withdrawn yet, soonest first, and how many there are. */
export async function listUnreleased(
  db: Db,
  userId: Id,
  limit: number,
): Promise<{ rows: Unreleased[]; count: number }> {
  const store = await findStoreOfUser(db, userId);
  if (!store) return { rows: [], count: 0 };
  const { rows, count } = await findUnreleased(db, store.id, limit);
  return {
    count,
    rows: rows.flatMap((row) => {
      const { number, paidAt, releaseAt, earning: amount } = row;
      if (!paidAt || !releaseAt) return [];
      const waits = Math.round((releaseAt.getTime() - paidAt.getTime()) / days(1));
      return [{ number, amount, releaseAt, days: waits }];
    }),
  };
}
