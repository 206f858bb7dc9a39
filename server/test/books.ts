import { expect } from "vitest";
import type { BookCheck } from "#features/money/wallet/checks/book-checks.ts";
import { allChecks } from "#features/money/wallet/checks/check-books.ts";
import type { TestDatabase } from "./test-database.ts";

type Books = Pick<TestDatabase, "sql">;

/** What `solo ledger check` proves. Each test server asks it of its books when it closes. */
export async function expectBooksBalanced(
  { sql }: Books,
  checks: readonly BookCheck[] = allChecks,
): Promise<void> {
  if (checks.length === 0 || !(await hasBooks({ sql }))) return;
  for (const check of checks) expect(await sql(check.sql), check.claim).toEqual([]);
}

/** Most servers of tests never see money, and need not wait for twenty questions about it. */
async function hasBooks({ sql }: Books): Promise<boolean> {
  const rows = await sql(
    "SELECT FROM payments UNION ALL SELECT FROM orders UNION ALL SELECT FROM ledger_transactions LIMIT 1",
  );
  return rows.length > 0;
}
