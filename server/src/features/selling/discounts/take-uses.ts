import type { Id } from "@solodesk/contract/kernel/id.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { barOf } from "./code-problems.ts";
import { type Buyer, type DiscountRow, lockDiscounts, takeLeft } from "./discounts.repository.ts";
import { type Bar, readPast, usedUpFor } from "./past-uses.ts";

type ToTake = Pick<DiscountRow, "id" | "storeId" | "code" | "perCustomer" | "firstOrder">;

/**
 * Takes one use of each discount, in the transaction that places the orders. Locks them in the order of their ids, so that the last
 * use goes to one buyer, and one customer gets no more than theirs. Stores and products must be locked before. Throws
 * "code_used_up", and "total_changed" for an automatic one.
 */
export async function takeUses(
  { db }: Pick<Deps, "db">,
  rows: readonly ToTake[],
  customer: Buyer,
): Promise<void> {
  if (rows.length === 0) return;
  await lockDiscounts(db, rows);
  const past = await readPast(db, rows, customer);
  for (const row of rows) {
    const bar = usedUpFor(row, past);
    if (bar) throw usedUp(row, bar);
  }
  const taken = new Set<Id>(await takeLeft(db, rows));
  const missing = rows.find(({ id }) => !taken.has(id));
  if (missing) throw usedUp(missing, "used_up");
}

function usedUp({ code }: ToTake, bar: Bar): AppError {
  if (code === null) return new AppError("total_changed");
  const { message } = barOf(bar, code);
  return new AppError("code_used_up", { message, fields: { codes: message } });
}
