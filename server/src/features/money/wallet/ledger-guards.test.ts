// D4: what the database itself rejects, for the server's role and for its owner.
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testSeller } from "#test/test-seller.ts";
import { adjustWallet } from "./adjust-wallet.ts";

let server: TestApp;
let app: pg.Pool;
let owner: pg.Pool;
let userId: string;
beforeAll(async () => {
  server = await testApp();
  app = new pg.Pool({ connectionString: server.database.appUrl, max: 2 });
  owner = new pg.Pool({ connectionString: server.database.ownerUrl, max: 2 });
  userId = (await testSeller(server)).id;
  await adjustWallet(server.deps, userId, { amount: 100, reason: "A gift" });
});
afterAll(async () => {
  await app.end();
  await owner.end();
  await server.close();
});

const writes = ["ledger_transactions", "postings", "accounts"].flatMap((table) => [
  `UPDATE ${table} SET id = id`,
  `UPDATE ${table} SET id = id WHERE false`,
  `DELETE FROM ${table}`,
  `TRUNCATE ${table} CASCADE`,
]);

const NO_RIGHT = "42501";
const KEPT = "23001";

test.each([...writes, "UPDATE accounts SET balance = 1000000"])("nobody may %s", async (statement) => {
  await expect(app.query(statement)).rejects.toMatchObject({ code: NO_RIGHT });
  await expect(owner.query(statement)).rejects.toMatchObject({ code: KEPT });
});

test.each(["balance = 1", "moved_at = now()"])("no account is opened with %s", async (given) => {
  const [column, value] = given.split(" = ");
  const insert = `INSERT INTO accounts (id, kind, currency, ${column}) VALUES (gen_random_uuid(), 'fees', 'EUR', ${value})`;
  await expect(app.query(insert)).rejects.toMatchObject({ code: KEPT });
});

test("the server has no other way to change a balance", async () => {
  await expect(app.query("SELECT before_posting()")).rejects.toMatchObject({ code: NO_RIGHT });
  const upsert = `INSERT INTO accounts (id, user_id, kind, currency) VALUES (gen_random_uuid(), $1, 'recharged', 'USD')
    ON CONFLICT (user_id, kind, gateway, currency) DO UPDATE SET balance = 5`;
  await expect(app.query(upsert, [userId])).rejects.toMatchObject({ code: NO_RIGHT });
});

interface Part {
  kind: string;
  amount: number;
  currency?: string;
  type?: string;
}

/** Writes directly to the tables under the server's role, as a server with a bug could. */
async function write(parts: Part[], into?: string): Promise<void> {
  const client = await app.connect();
  try {
    await client.query("BEGIN");
    const { rows } =
      into === undefined
        ? await client.query(
            `INSERT INTO ledger_transactions (id, source_type, source_id, description, at)
             VALUES (gen_random_uuid(), 'adjustment', gen_random_uuid(), 'A mistake', now()) RETURNING id`,
          )
        : { rows: [{ id: into }] };
    for (const { kind, amount, currency = "USD", type = "credit" } of parts) {
      const owned = ["recharged", "earnings"].includes(kind) ? userId : null;
      await client.query(
        `INSERT INTO accounts (id, user_id, kind, currency) VALUES (gen_random_uuid(), $1, $2, $3) ON CONFLICT DO NOTHING`,
        [owned, kind, currency],
      );
      await client.query(
        `INSERT INTO postings (id, transaction_id, account_id, leg, type, amount, source_type, source_id, user_id, seq, at,
           balance_after, line, wallet_after, came_in)
         SELECT gen_random_uuid(), $1, id, gen_random_uuid()::text, $5, $6, 'order', gen_random_uuid(), $2, 1, 'epoch', 9, 9, 9, 9
         FROM accounts WHERE user_id IS NOT DISTINCT FROM $2 AND kind = $3 AND currency = $4`,
        [rows[0].id, owned, kind, currency, type, amount],
      );
    }
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  } finally {
    client.release();
  }
}

describe("a transaction is refused", () => {
  test.each<[string, Part[], string]>([
    ["without postings", [], "postings_balanced"],
    ["with one", [{ kind: "fees", amount: 1 }], "postings_balanced"],
    [
      "that does not sum to zero",
      [
        { kind: "recharged", amount: 2 },
        { kind: "fees", amount: -1 },
      ],
      "postings_balanced",
    ],
    [
      "that sums to zero over two currencies",
      [
        { kind: "escrow", amount: 5, currency: "EUR" },
        { kind: "fees", amount: -5 },
      ],
      "postings_balanced",
    ],
    [
      "that takes what is not there",
      [
        { kind: "recharged", amount: -101 },
        { kind: "fees", amount: 101 },
      ],
      "accounts_covered",
    ],
    [
      "whose transfer leaves the wallet",
      [
        { kind: "recharged", amount: -1, type: "transfer" },
        { kind: "fees", amount: 1, type: "transfer" },
      ],
      "postings_transfers",
    ],
  ])("%s", async (_what, parts, constraint) => {
    await expect(write(parts)).rejects.toMatchObject({ code: "23514", constraint });
  });

  test("when it is complete, and something is added to it", async () => {
    const [made] = await server.database.sql<{ id: string }>("SELECT id FROM ledger_transactions LIMIT 1");
    const more = [
      { kind: "fees", amount: 1 },
      { kind: "fees", amount: -1 },
    ];
    await expect(write(more, made?.id)).rejects.toMatchObject({ code: KEPT });
  });

  test("when it was looked at before the last of it", async () => {
    const client = await app.connect();
    const post = (amount: number) =>
      client.query(
        `INSERT INTO postings (id, transaction_id, account_id, leg, type, amount)
         SELECT gen_random_uuid(), t.id, a.id, gen_random_uuid(), 'credit', $1
         FROM ledger_transactions t, accounts a WHERE t.description = 'In parts' AND a.kind = 'adjustments'`,
        [amount],
      );
    await client.query("BEGIN");
    await client.query(
      `INSERT INTO ledger_transactions (id, source_type, source_id, description, at)
       VALUES (gen_random_uuid(), 'adjustment', gen_random_uuid(), 'In parts', now())`,
    );
    await post(1);
    await post(-1);
    await client.query("SET CONSTRAINTS ALL IMMEDIATE");
    await client.query("SET CONSTRAINTS ALL DEFERRED");
    await post(1);
    await expect(client.query("COMMIT")).rejects.toMatchObject({ constraint: "postings_balanced" });
    client.release();
  });
});

test("what the trigger writes, no statement does", async () => {
  await write([
    { kind: "recharged", amount: -30 },
    { kind: "earnings", amount: 30 },
  ]);
  const rows = await server.database.sql(
    `SELECT p.source_type, p.source_id = t.source_id AS same_source, p.at = t.at AS same_moment, p.user_id, amount::int,
       balance_after::int, line::int, wallet_after::int, came_in::int
     FROM postings p JOIN ledger_transactions t ON t.id = p.transaction_id
     WHERE t.description = 'A mistake' ORDER BY seq`,
  );
  const same = { source_type: "adjustment", same_source: true, same_moment: true, user_id: userId };
  expect(rows).toEqual([
    { ...same, amount: -30, balance_after: 70, line: 2, wallet_after: 70, came_in: 100 },
    { ...same, amount: 30, balance_after: 30, line: 3, wallet_after: 100, came_in: 130 },
  ]);
});
