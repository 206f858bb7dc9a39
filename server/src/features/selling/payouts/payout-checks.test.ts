// What the database itself refuses about payouts, and that each check names what breaks it.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { payoutChecks } from "#features/money/wallet/checks/payout-checks.ts";
import { databaseRefusalOf } from "#kernel/database/db.ts";
import { faultsOf, untried } from "#test/broken-books.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { earn, testEarner } from "#test/test-payouts.ts";
import { cancelPayout } from "./cancel-payout.ts";
import { requestPayout } from "./request-payout.ts";
import { sendPayouts } from "./settle/send-payouts.ts";

let server: TestApp;
let owner: pg.Client;
const ids = { seller: "", paid: "", cancelled: "", open: "", other: "" };
beforeAll(async () => {
  server = await testApp({ PAYOUT_PROVIDER: "sandbox" });
  owner = new pg.Client({ connectionString: server.database.ownerUrl });
  await owner.connect();
  const seller = await testEarner(server, 3000);
  await earn(server.deps, seller.id, 5000, "1043");
  const request = async (amount: number): Promise<Id> =>
    (await requestPayout(server.deps, seller, { amount, destination_id: seller.destinationId })).id;
  ids.seller = seller.id;
  ids.paid = await request(4000);
  await sendPayouts(server.deps);
  ids.cancelled = await request(1000);
  await cancelPayout(server.deps, seller.id, ids.cancelled);
  ids.open = await request(1500);
  ids.other = (await testEarner(server, 700)).id;
});
afterAll(async () => {
  await owner.end();
  await server.close();
});

/** A seller's oldest earning. */
const posting = (userId: string) =>
  `(SELECT p.id FROM postings p JOIN accounts a ON a.id = account_id WHERE a.user_id = '${userId}' AND kind = 'earnings' AND amount > 0 ORDER BY seq LIMIT 1)`;

const breaks: [claim: string, how: () => string, named: () => string][] = [
  [
    "Every payout is what its rows come to",
    () => `UPDATE payouts SET amount = 1501 WHERE id = '${ids.open}'`,
    () => `Payout ${ids.open}: is 1501, its rows come to 1500`,
  ],
  [
    "No row of the books is paid out twice, and none but its owner's earnings",
    () => `UPDATE payout_rows SET amount = 4500 WHERE payout_id = '${ids.cancelled}'`,
    () => `came to 5000 of the earnings of user ${ids.seller}, payouts take 7000 of it`,
  ],
  [
    "No row of the books is paid out twice, and none but its owner's earnings",
    () =>
      `UPDATE payout_rows SET posting_id = ${posting(ids.other)}, amount = 1 WHERE payout_id = '${ids.cancelled}'`,
    () => `earnings of user ${ids.other}, payouts take 1 of it for ${ids.seller}`,
  ],
  [
    "Every payout was kept from earnings, and nothing else",
    () => `UPDATE payouts SET amount = 1501 WHERE id = '${ids.open}'`,
    () => `Payout ${ids.open}: is 1501, the books say 1500`,
  ],
  [
    "Every payout that was paid left the books, and no other one",
    () => `UPDATE payouts SET status = 'failed', reason = 'Closed' WHERE id = '${ids.paid}'`,
    () => `Payout ${ids.paid}: paid 0, the books say 4000`,
  ],
  [
    "Every payout that failed or was cancelled came back, and no other one",
    () => `UPDATE payouts SET status = 'cancelled', settled_at = now() WHERE id = '${ids.open}'`,
    () => `Payout ${ids.open}: gave back 1500, the books say 0`,
  ],
  [
    "Every wallet keeps what its open payments and payouts take, and nothing else",
    () => `UPDATE payouts SET status = 'cancelled', settled_at = now() WHERE id = '${ids.open}'`,
    () => `Wallet of user ${ids.seller}: open payments and payouts take 0, it keeps 1500`,
  ],
];

test.each(breaks)("%s", async (claim, how, named) => {
  expect(await faultsOf(owner, claim, how())).toContainEqual(expect.stringContaining(named()));
});

test("each claim is broken once", () => {
  expect(untried(payoutChecks, breaks)).toEqual([]);
});

const NEW = "00000000-0000-7000-8000-000000000001";
const copy = (amount: number) =>
  `INSERT INTO payouts (id, user_id, destination_id, amount, currency, status, try_at, requested_at)
   SELECT '${NEW}', user_id, destination_id, ${amount}, currency, 'requested', now(), now() FROM payouts WHERE id = '${ids.open}'`;
const take = (amount: number, from = ids.seller, payout = NEW) =>
  `INSERT INTO payout_rows VALUES ('${payout}', ${posting(from)}, ${amount})`;

/** Refused even to the owner of the database. */
const refused: [what: string, statements: () => string[], by: string][] = [
  ["a payout without rows", () => [copy(5)], "payouts_rows"],
  ["a payout that is more than its rows", () => [copy(6), take(5)], "payouts_rows"],
  ["a row that was paid out already", () => [copy(5), take(5)], "payouts_rows_once"],
  ["earnings of somebody else", () => [copy(5), take(5, ids.other)], "payouts_rows_once"],
  ["a row for a payout of before", () => [take(5, ids.other, ids.open)], "23001"],
  ["another amount", () => [`UPDATE payouts SET amount = 1 WHERE id = '${ids.open}'`], "23001"],
  ["another destination", () => ["UPDATE payouts SET destination_id = destination_id"], "23001"],
  ["another owner", () => ["UPDATE payouts SET user_id = user_id"], "23001"],
  ["a payout that is gone", () => ["DELETE FROM payouts"], "23001"],
  ["another row", () => ["UPDATE payout_rows SET amount = 1"], "23001"],
  ["a row that is gone", () => ["DELETE FROM payout_rows"], "23001"],
];

test.each(refused)("the database refuses %s", async (_what, statements, by) => {
  await owner.query("BEGIN");
  const work = async () => {
    for (const statement of statements()) await owner.query(statement);
    await owner.query("SET CONSTRAINTS ALL IMMEDIATE");
  };
  const refusal = await work().then(
    () => undefined,
    (error: unknown) => databaseRefusalOf(error),
  );
  await owner.query("ROLLBACK");
  expect([refusal?.constraint, refusal?.code]).toContain(by);
});
