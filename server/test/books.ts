import { expect } from "vitest";
import { ledgerChecks } from "#features/wallet/book-checks.ts";
import { moneyChecks } from "#features/wallet/money-checks.ts";
import type { TestDatabase } from "./test-database.ts";

/** What `solo ledger check` proves; for the end of every test file that moves money. */
export async function expectBooksBalanced(
  { sql }: Pick<TestDatabase, "sql">,
  checks = [...ledgerChecks, ...moneyChecks],
): Promise<void> {
  for (const check of checks) expect(await sql(check.sql), check.claim).toEqual([]);
}
