// Each claim about single steps of the books reports the step that violates it: broken are sales of deposits and packs that
// were made and settled as people make them.
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { faultsOf, untried } from "#test/broken-books.ts";
import { call } from "#test/call.ts";
import { five, packSalons } from "#test/pack-salons.ts";
import { orderCalls, place, settle } from "#test/test-orders.ts";
import { paidService } from "#test/test-paid-service.ts";
import { policySalon } from "#test/test-policy-salon.ts";
import { checkBooks } from "./check-books.ts";
import { settlementChecks } from "./settlement-checks.ts";

/** Of the 40% that are paid when booked, that is half. */
const fifth = {
  cancel_before_minutes: 1440,
  late_cancel: { keep: "percent", percent: 20 },
  no_show: { fee: { percent: 100 } },
  text: "",
};
const salons = packSalons();
let owner: pg.Client;
/** The order with a deposit that was earned, and its appointment; the second visit of a pack; an order whose store keeps a part. */
const ids = { order: "", appointment: "", visit: "", keeping: "" };

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
  const [second] = await server.database.sql<{ id: string }>("SELECT id FROM deposits WHERE nth = 2");
  ids.visit = second?.id ?? "";
  await salons.at("2026-06-03T12:00:00Z");
  const done = { params: { id: ids.appointment }, body: { status: "Completed" as const } };
  expect((await call(server, appointments.edit, done, salons.shop)).status).toBe(200);

  // Cancelled late, twice: the store keeps half, and then gives back the rest of one.
  const salon = await policySalon(server, "keeps-a-fifth");
  await salon.service().ask({ percent: 40 });
  const sha256 = await salon.adopt(fifth);
  const [kept, forgotten] = [
    await salon.book(sha256),
    await salon.book(sha256, [salon.line("2026-06-03T12:00:00Z")]),
  ];
  ids.keeping = kept.orderId;
  await salon.at("2026-06-03T08:00:00Z");
  for (const { id } of [kept, forgotten]) expect((await salon.cancelAsGuest(id)).status).toBe(200);
  const rest = orderCalls(server, salon.shop).refund(forgotten.orderId);
  expect((await rest).status).toBe(200);
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
    "Every deposit is what its order line says, and so is its seller's share",
    "UPDATE deposits SET share = share + CASE nth WHEN 1 THEN -7 ELSE 7 END WHERE nth IN (1, 2)",
    () =>
      `Deposit ${ids.visit}: paid 3600 with a share of 3427, its order line says 3600 with a share of 3420`,
  ],
  [
    "Every deposit is what its order line says, and so is its seller's share",
    "UPDATE deposits SET paid = paid + 1 WHERE outcome = 'earned'",
    () =>
      `Deposit ${ids.appointment}: paid 1801 with a share of 1710, its order line says 1800 with a share of 1710`,
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
    "Only deposits of which their order line keeps a part gave back a part, until the order gave back all",
    "UPDATE deposits SET returned = 5 WHERE outcome = 'earned'",
    () => `Deposit ${ids.appointment} of 1800 is earned and gave back 5`,
  ],
  [
    "Only deposits of which their order line keeps a part gave back a part, until the order gave back all",
    "UPDATE order_items SET kept = 0",
    () => `of 1980 is kept and gave back 990, its order line keeps 0`,
  ],
  [
    "Every part of a deposit that was given back is a refund of its order",
    "UPDATE deposits SET returned = returned + 1 WHERE returned > 0 AND outcome = 'kept'",
    () => `Order ${ids.keeping}: 1 deposits gave back 991 each, its refunds of as much are 0`,
  ],
  [
    "No visit of a pack that isn't booked was earned, or kept before it expired",
    "UPDATE deposits SET outcome = 'earned', settled_at = expires_at WHERE nth = 2",
    () => `Visit ${ids.visit} was earned at`,
  ],
  [
    "No visit of a pack that isn't booked was earned, or kept before it expired",
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
       user_id = (SELECT user_id FROM stores LIMIT 1)`,
    () => "open credits come to 5, the books say 0",
  ],
];

test("books that nobody touched hold every claim", async () => {
  const proofs = await checkBooks(salons.server.deps.db, settlementChecks);
  expect(proofs.map(({ claim, faults }) => [claim, faults])).toEqual(
    settlementChecks.map(({ claim }) => [claim, []]),
  );
  expect(proofs.filter(({ of, counted }) => of === "deposits" && counted !== 8)).toEqual([]);
});

test.each(breaks)("%s: %s", async (claim, how, said) => {
  const faults = await faultsOf(owner, claim, how);
  expect(faults.join("\n")).toContain(said());
});

test("each claim is broken once", () => {
  expect(untried(settlementChecks, breaks)).toEqual([]);
});
