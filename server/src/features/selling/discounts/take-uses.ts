import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { codeRefused } from "./code-problems.ts";
import { type Buyer, type DiscountRow, lockDiscounts, takeLeft } from "./discounts.repository.ts";
import { readPast, refusalFor } from "./past-uses.ts";

type ToTake = Pick<DiscountRow, "id" | "storeId" | "code" | "perCustomer" | "firstOrder">;

/**
 * Takes one use of each discount, in the transaction that places the orders. Locks them in the order of their ids, so that the last
 * use goes to one buyer, and one customer gets no more than theirs. Stores and products must be locked before.
 * Anybody can give somebody's address, so a refusal doesn't say what they bought. Throws "code_used_up", and "total_changed" for an
 * automatic one.
 */
export async function takeUses(
  { db }: Pick<Deps, "db">,
  rows: readonly ToTake[],
  customer: Buyer,
): Promise<void> {
  if (rows.length === 0) return;
  await lockDiscounts(db, rows);
  const past = await readPast(db, rows, customer);
  for (const { code, ...row } of rows)
    if (code !== null && refusalFor(row, past))
      throw usedUp(t("The discount code {code} can't be used for this order.", { code }));
  const taken = new Set<Id>(await takeLeft(db, rows));
  const missing = rows.find(({ id }) => !taken.has(id));
  if (!missing) return;
  throw missing.code === null
    ? new AppError("total_changed")
    : usedUp(codeRefused("used_up", missing.code).message);
}

const usedUp = (message: string): AppError =>
  new AppError("code_used_up", { message, fields: { codes: message } });
