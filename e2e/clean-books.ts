// Runs the checks of `solo ledger check` on a test server's database.
import { expect } from "@playwright/test";
import { ledgerChecks } from "../server/src/features/money/wallet/checks/book-checks.ts";
import { moneyChecks } from "../server/src/features/money/wallet/checks/money-checks.ts";

interface Asked {
  sql(statement: string, values: unknown[]): Promise<object[]>;
}

export async function expectCleanBooks({ sql }: Asked): Promise<void> {
  for (const { claim, sql: question } of [...ledgerChecks, ...moneyChecks])
    expect(await sql(question, []), claim).toEqual([]);
}
