import type { Id } from "@solodesk/contract/kernel/id.ts";
import { eq } from "drizzle-orm";
import { type Db, prepared } from "#kernel/database/db.ts";
import { debtLimits } from "../wallet.table.ts";

/** Returns a seller's own debt limit, or undefined if DEBT_LIMIT applies. */
export async function findDebtLimit(db: Db, userId: Id): Promise<number | undefined> {
  const [row] = await db
    .select({ amount: debtLimits.amount })
    .from(debtLimits)
    .where(eq(debtLimits.userId, userId));
  return row?.amount;
}

export const saveDebtLimit = (tx: Db, row: typeof debtLimits.$inferInsert): Promise<unknown> =>
  tx
    .insert(debtLimits)
    .values(row)
    .onConflictDoUpdate({
      target: debtLimits.userId,
      set: { amount: row.amount, setAt: row.setAt },
    });

export const deleteDebtLimit = (tx: Db, userId: Id): Promise<unknown> =>
  tx.delete(debtLimits).where(eq(debtLimits.userId, userId));

/**
 * Sellers who owe, with their accounts as `owed`, `earned` and `coming`; `uncovered` is the debt that the
 * other two do not cover.
 */
const debtors = `accounts owed
    JOIN accounts earned ON earned.user_id = owed.user_id AND earned.kind = 'earnings' AND earned.currency = owed.currency
    JOIN accounts coming ON coming.user_id = owed.user_id AND coming.kind = 'pending' AND coming.currency = owed.currency`;
const owes = "owed.kind = 'receivable' AND owed.balance < 0";
const uncovered = "greatest(0, -(owed.balance + earned.balance + coming.balance))";

const debtsStatement = `
  SELECT u.email, coalesce(s.name, u.name) AS name, -owed.balance AS owed, earned.balance AS earnings,
    coming.balance AS pending, l.amount AS "limit", ${uncovered} AS debt, count(*) OVER ()::int AS total
  FROM ${debtors} JOIN users u ON u.id = owed.user_id
    LEFT JOIN stores s ON s.user_id = u.id LEFT JOIN debt_limits l ON l.user_id = u.id
  WHERE ${owes} ORDER BY debt DESC, owed DESC, u.id LIMIT $1`;

/** Amounts come as text because they are bigint. */
export interface DebtRow {
  email: string;
  name: string;
  owed: string;
  earnings: string;
  pending: string;
  limit: string | null;
  debt: string;
  /** How many sellers owe something. */
  total: number;
}

/** Lists at most `most` sellers who owe something, largest debt first. */
export const findDebts = (db: Db, most: number): Promise<DebtRow[]> =>
  prepared(db, "list-debts", debtsStatement, [most]);

const totalStatement = `SELECT coalesce(sum(${uncovered}), 0)::text AS debt FROM ${debtors} WHERE ${owes}`;

/** Returns the debt of all stores, in minor units. */
export async function findDebtTotal(db: Db): Promise<number> {
  const [row] = await prepared<{ debt: string }>(db, "debt-total", totalStatement, []);
  return Number(row?.debt ?? 0);
}
