// Whether a claim about the books notices what breaks it.
import type pg from "pg";
import { expect } from "vitest";
import type { BookCheck } from "#features/money/wallet/checks/book-checks.ts";
import { allChecks } from "#features/money/wallet/checks/check-books.ts";

/** What refuses to be broken by anybody who goes through its triggers. */
const guarded = ["accounts", "postings", "ledger_transactions", "payouts", "payout_rows"];

/** What a claim says once `how` has broken the books, as only their owner could; they are put back afterwards. */
export async function faultsOf(owner: pg.Client, claim: string, how: string): Promise<string[]> {
  await owner.query("BEGIN");
  try {
    for (const table of guarded) await owner.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    const { rowCount } = await owner.query(how);
    expect(rowCount, "what it breaks").toBeGreaterThan(0);
    const check = allChecks.find((known) => known.claim === claim);
    if (!check) throw new Error(`Nobody claims: ${claim}`);
    const { rows } = await owner.query<{ fault: string }>(check.sql);
    return rows.map(({ fault }) => fault);
  } finally {
    await owner.query("ROLLBACK");
  }
}

/** Those of these claims that nothing was tried on. */
export const untried = (checks: readonly BookCheck[], breaks: readonly [claim: string, ...unknown[]][]) =>
  checks.map(({ claim }) => claim).filter((claim) => !breaks.some(([tried]) => tried === claim));
