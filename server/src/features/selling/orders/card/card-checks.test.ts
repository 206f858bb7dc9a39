// Each claim of `solo ledger check` about saved cards reports what violates it.
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cardChecks } from "#features/money/wallet/checks/card-checks.ts";
import { checkBooks } from "#features/money/wallet/checks/check-books.ts";
import { faultsOf, untried } from "#test/broken-books.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { cardSalon } from "#test/test-card-salon.ts";

let server: TestApp;
let owner: pg.Client;
beforeAll(async () => {
  server = await testApp({ SANDBOX: "on" });
  const salon = await cardSalon(server, "salon");
  const first = await salon.bookWithCard();
  await salon.bookWithCard("pay", [salon.line("2026-06-03T14:00:00Z")]);
  await salon.at("2026-06-03T10:30:00Z");
  await salon.set(first.id, { status: "No-show" });
  owner = new pg.Client({ connectionString: server.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await server.close();
});

const [asMuch, missed, known] = cardChecks.map(({ claim }) => claim);
const breaks: [claim: string, how: string, fault: RegExp][] = [
  [asMuch!, "UPDATE appointment_cards SET fee = fee + 1 WHERE fee IS NOT NULL", /3001/],
  [asMuch!, "UPDATE payments SET amount = amount + 1 WHERE purpose = 'fee'", /-1/],
  [
    asMuch!,
    "UPDATE appointment_cards SET fee = NULL, fee_reason = NULL, fee_order_id = NULL WHERE fee IS NOT NULL",
    /3000/,
  ],
  [
    missed!,
    "UPDATE appointments SET status = 'Completed' WHERE status = 'No-show'",
    /is Completed, its fee is 3000/,
  ],
  [missed!, "UPDATE payments SET method_id = NULL WHERE purpose = 'fee'", /its fee is 3000/],
  [known!, "DELETE FROM appointment_cards WHERE fee IS NULL", /no card/],
  [known!, "UPDATE order_items SET unit_later = 0 WHERE kind = 'service'", /that its order knows nothing of/],
];

test("nothing is wrong, and there is something to be wrong", async () => {
  const proofs = await checkBooks(server.deps.db, cardChecks);
  expect(proofs.map(({ faults, counted }) => [faults, counted])).toEqual([
    [[], 1],
    [[], 1],
    [[], 2],
  ]);
});

test.each(breaks)("%s: %s", async (claim, how, fault) => {
  expect(await faultsOf(owner, claim, how)).toContainEqual(expect.stringMatching(fault));
});

test("every claim is tried", () => expect(untried(cardChecks, breaks)).toEqual([]));
