// Each of these claims reports the row that violates it. The test sells and settles a deposit and a pack over HTTP, then breaks
// one row at a time.
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { faultsOf, untried } from "#test/broken-books.ts";
import { call } from "#test/call.ts";
import { five, packSalons } from "#test/pack-salons.ts";
import { place, settle } from "#test/test-orders.ts";
import { paidService } from "#test/test-paid-service.ts";
import { checkBooks } from "./check-books.ts";
import { settlementChecks } from "./settlement-checks.ts";

const salons = packSalons();
let owner: pg.Client;
/** The order with a deposit that was earned, and its appointment. */
const ids = { order: "", appointment: "" };

beforeAll(async () => {
  await salons.begin();
  owner = new pg.Client({ connectionString: salons.server.database.ownerUrl });
  await owner.connect();
  await salons.open();
  const { server, shop } = salons;
  const service = paidService(server, shop);
  await salons.edit({ packs: [five] });
  await salons.sell();
  await service.ask({ percent: 40 });
  const { paymentId, orderIds } = await place(server, [service.line()]);
  await settle(server, paymentId);
  ids.order = orderIds[0] ?? "";
  const [booked] = await server.database.sql<{ id: string }>(
    "SELECT appointment_id AS id FROM deposits WHERE order_id = $1",
    [ids.order],
  );
  ids.appointment = booked?.id ?? "";
  await salons.at("2026-06-03T12:00:00Z");
  const done = { params: { id: ids.appointment }, body: { status: "Completed" as const } };
  expect((await call(server, appointments.edit, done, salons.shop)).status).toBe(200);
});
afterAll(async () => {
  await owner.end();
  await salons.server.close();
});

const breaks: [claim: string, how: string, said: () => string][] = [
  [
    "Every order put its deposits aside, and no other one",
    "UPDATE deposits SET share = share + 1 WHERE outcome = 'earned'",
    () => `Order ${ids.order}: deposits come to`,
  ],
  [
    "Every deposit that is settled was taken out of the deposits once, and no open one",
    "DELETE FROM postings WHERE source_type = 'deposit'",
    () => `Deposit ${ids.appointment}: settled comes to 1710, the books say 0`,
  ],
  [
    "Every deposit that is settled was taken out of the deposits once, and no open one",
    "UPDATE deposits SET outcome = NULL, settled_at = NULL WHERE outcome = 'earned'",
    () => `Deposit ${ids.appointment}: settled comes to 0, the books say 1710`,
  ],
  [
    "No deposit gave back more than was paid, and none that is open or earned gave back anything",
    "UPDATE deposits SET returned = 5 WHERE outcome = 'earned'",
    () => `Deposit ${ids.appointment} of 1800 is earned and gave back 5`,
  ],
  [
    "No visit of a pack that isn't booked was kept before it expired",
    "UPDATE deposits SET outcome = 'kept', settled_at = taken_at WHERE nth = 2",
    () => "was kept at 2026-06-01",
  ],
  [
    "Of every order is pending what it earned and was not released",
    "UPDATE orders SET released_at = paid_at WHERE due_later > 0",
    () => `Order ${ids.order}: pending comes to 0, the books say 1710`,
  ],
  [
    "Of every order is pending what it earned and was not released",
    "DELETE FROM postings WHERE leg = 'pending' AND source_type = 'deposit'",
    () => `Order ${ids.order}: pending comes to 1710, the books say 0`,
  ],
  [
    "Of every open payment its credits are kept, and of no other one",
    `UPDATE payments SET status = 'pending', settled_at = NULL, amount = amount - 5, credits = 5,
       user_id = (SELECT user_id FROM stores)`,
    () => "open credits come to 5, the books say 0",
  ],
  [
    "Credits paid a seller's debt only for a refund that is there",
    "UPDATE ledger_transactions SET source_type = 'debt' WHERE source_type = 'deposit'",
    () => `is for refund ${ids.appointment}, which is not there`,
  ],
];

test("books that nobody touched hold every claim", async () => {
  const proofs = await checkBooks(salons.server.deps.db, settlementChecks);
  expect(proofs.map(({ claim, faults }) => [claim, faults])).toEqual(
    settlementChecks.map(({ claim }) => [claim, []]),
  );
  expect(proofs.filter(({ of, counted }) => of === "deposits" && counted !== 6)).toEqual([]);
});

test.each(breaks)("%s: %s", async (claim, how, said) => {
  const faults = await faultsOf(owner, claim, how);
  expect(faults.join("\n")).toContain(said());
});

test("each claim is broken once", () => {
  expect(untried(settlementChecks, breaks)).toEqual([]);
});
