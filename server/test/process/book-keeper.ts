// Writes into the ledger beside a running server, as an operator's command does, and proves it afterwards.
import { randomUUID } from "node:crypto";
import pg from "pg";
import { expect } from "vitest";
import { allChecks } from "#features/money/wallet/checks/check-books.ts";
import { findRunningPostgres } from "#postgres/find-running-postgres.ts";

/** A data folder with an embedded database, or the address of another one. */
type Place = string;

async function connect(place: Place): Promise<pg.Client> {
  const url = place.startsWith("postgres://") ? place : await findRunningPostgres(place);
  if (url === undefined) throw new Error("the database does not run");
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

async function within<T>(place: Place, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connect(place);
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Credits for a user of its own, each a transaction of the ledger that is known by its description. */
export const bookKeeper = (place: Place) => ({
  give: (description: string): Promise<void> =>
    within(place, async (client) => {
      const [user, gift, source] = [randomUUID(), randomUUID(), randomUUID()];
      await client.query("BEGIN");
      await client.query(
        "INSERT INTO users (id, name, email, created_at, updated_at) VALUES ($1, 'Ada', $2, now(), now())",
        [user, `${user}@example.net`],
      );
      await client.query(
        `INSERT INTO accounts (id, user_id, kind, currency)
         SELECT gen_random_uuid(), $1::uuid, 'recharged', 'USD' UNION ALL SELECT gen_random_uuid(), NULL, 'adjustments', 'USD'
         ON CONFLICT DO NOTHING`,
        [user],
      );
      await client.query(
        `INSERT INTO ledger_transactions (id, source_type, source_id, description, at) VALUES ($1, 'adjustment', $2, $3, now())`,
        [gift, source, description],
      );
      await client.query(
        `INSERT INTO postings (id, transaction_id, account_id, leg, type, amount)
         SELECT gen_random_uuid(), $1::uuid, id, kind, 'credit', CASE kind WHEN 'adjustments' THEN -100 ELSE 100 END
         FROM accounts WHERE user_id = $2::uuid OR kind = 'adjustments'`,
        [gift, user],
      );
      await client.query("COMMIT");
    }),

  /** Every acknowledged one is stored, and the books are right. */
  expectKept: (descriptions: readonly string[]): Promise<void> =>
    within(place, async (client) => {
      const { rows } = await client.query<{ description: string }>(
        "SELECT description FROM ledger_transactions",
      );
      const kept = new Set(rows.map(({ description }) => description));
      expect(descriptions.filter((description) => !kept.has(description))).toEqual([]);
      for (const { claim, sql } of allChecks) expect((await client.query(sql)).rows, claim).toEqual([]);
    }),
});
