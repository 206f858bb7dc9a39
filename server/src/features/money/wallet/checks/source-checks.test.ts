// Each claim about what entries are for reports the one that contradicts its row. Sold, refunded, restocked, released, paid with
// credits and paid in person as people do it; then one row is broken.
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { releaseEarnings } from "#features/selling/orders/change/release-earnings.ts";
import { restockOrder } from "#features/selling/orders/refund/restock-order.ts";
import { faultsOf, untried } from "#test/broken-books.ts";
import { callUnchecked } from "#test/call.ts";
import { confirmNow } from "#test/confirm-now.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { buy, orderCalls, place, refundsOf, settle } from "#test/test-orders.ts";
import { earn } from "#test/test-payouts.ts";
import { testSeller } from "#test/test-seller.ts";
import { testStoreApp } from "#test/test-store-app.ts";
import { adjustWallet } from "../adjust-wallet.ts";
import { getWallet } from "../get-wallet.ts";
import { checkBooks } from "./check-books.ts";
import { sourceChecks } from "./source-checks.ts";

let server: TestApp;
let owner: pg.Client;
const ids = {
  seller: "",
  member: "",
  restocked: "",
  released: "",
  debt: "",
  expired: "",
  paid: "",
  undone: "",
};
const usd = (amount: number) => ({ amount, currency: "USD" });

beforeAll(async () => {
  server = await testApp({ RELEASE_DAYS: 0, DEBT_LIMIT: 10_000 });
  const { deps, clock, database } = server;
  clock.set("2026-06-01T12:00:00Z");
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  const shop = await testStoreApp(server, "shop", { stock: [900] });
  await confirmNow(server);
  const seller = orderCalls(server, shop);
  ids.seller = shop.id;

  ids.released = await buy(server, [shop.line(0, 60)]);
  await releaseEarnings(deps);
  await earn(deps, shop.id, -(await getWallet(deps.db, shop.id)).earnings);
  await adjustWallet(deps, shop.id, { amount: 3000, reason: "Bought" });
  expect((await seller.refund(ids.released, { amount: 8000 })).status).toBe(200);
  ids.debt = (await refundsOf(server, ids.released))[0]?.id ?? "";

  const sent = await buy(server, [shop.line(0, 5)]);
  await seller.change(sent, "shipped");
  await seller.refund(sent, { lines: [{ line: 1, quantity: 3 }], restock: true });
  ids.restocked = (await seller.get(sent)).number;
  await restockOrder(deps, Number(ids.restocked), true);

  const member = await testSeller(server, "Grace");
  ids.member = member.id;
  const spend = async (how: "expired" | "paid") => {
    await adjustWallet(deps, member.id, { amount: 100, reason: "A present" });
    const { paymentId } = await place(server, [shop.line(0)], { use_credits: true }, member.headers);
    await settle(server, paymentId, how);
    if (how === "expired") await adjustWallet(deps, member.id, { amount: -100, reason: "Back" });
    return paymentId;
  };
  ids.expired = await spend("expired");
  ids.paid = await spend("paid");

  const cut = {
    service_id: shop.serviceId,
    starts_at: "2026-06-01T12:01:00Z",
    customer: { name: "Ada", email: "ada@example.com" },
    status: "Confirmed",
  };
  const { id } = (await callUnchecked(server, appointments.create, { body: cut }, shop)).body.data;
  const pay = async (amount: number) => {
    const body = { collected: { method: "cash", amount: usd(amount) } };
    const collected = await callUnchecked(server, appointments.collect, { params: { id }, body }, shop);
    expect(collected.status).toBe(200);
    const [row] = await database.sql<{ id: string }>(
      "SELECT collection_id AS id FROM appointments WHERE id = $1",
      [id],
    );
    return row?.id ?? "";
  };
  clock.set("2026-06-01T12:02:00Z");
  const done = { params: { id }, body: { collected: { later: true } } };
  expect((await callUnchecked(server, appointments.complete, done, shop)).status).toBe(200);
  ids.undone = await pay(4500);
  await pay(4000);
});
afterAll(async () => {
  await owner.end();
  // Checks the books, too.
  await server.close();
});

const SOURCE = "Every entry belongs to an existing row whose status matches it";
const breaks: [claim: string, how: string, said: () => string][] = [
  [
    SOURCE,
    "UPDATE orders SET released_at = NULL",
    () => `is for release ${ids.released}, which does not exist or has another status`,
  ],
  [
    SOURCE,
    "UPDATE payments SET status = 'pending' WHERE status = 'expired'",
    () => `is for unhold ${ids.expired}, which does not exist or has another status`,
  ],
  [
    SOURCE,
    "UPDATE refunds SET kind = 'late'",
    () => `is for debt ${ids.debt}, which does not exist or has another status`,
  ],
  [
    SOURCE,
    "UPDATE ledger_transactions SET order_number = '9' WHERE source_type = 'restock'",
    () => "is for restock ",
  ],
  [
    "Of every order is pending what it earned and was not released",
    "DELETE FROM postings WHERE source_type = 'release'",
    () => `Order ${ids.released}: pending comes to 0, the books say 54000`,
  ],
  [
    "Every order's goods cost what the books say, less those that are in stock again",
    "DELETE FROM postings WHERE source_type = 'restock'",
    () => `Order number ${ids.restocked}: goods come to 1200, the books say 3000`,
  ],
  [
    "Of every open payment its credits are kept, and of no other one",
    "DELETE FROM postings WHERE source_type = 'unhold'",
    () => `Payment ${ids.expired}: open credits come to 0, the books say 100`,
  ],
  [
    "Every payment in person is in the books, outside the wallet, and no other one",
    "DELETE FROM postings WHERE source_type = 'collection_undone'",
    () => `Payment in person ${ids.undone}: came to 0, the books say 4500`,
  ],
  [
    "Every payment took as many credits as it says once it was paid, and none if it wasn't",
    "UPDATE postings SET amount = amount + 1 WHERE source_type = 'payment' AND user_id IS NOT NULL",
    () => `Payment ${ids.paid}: took credits of 100, the books say 99`,
  ],
  [
    "Credits paid no more of a seller's debt than the refund took from the seller",
    "UPDATE postings SET amount = amount * 10 WHERE source_type = 'debt'",
    () => `Refund ${ids.debt} took 8000 from its seller, credits paid 30000 of the debt`,
  ],
  [
    "Every payment in person is in the wallet of its store's owner",
    "UPDATE postings SET user_id = (SELECT user_id FROM payments WHERE credits > 0 LIMIT 1) WHERE source_type = 'collection' AND user_id IS NOT NULL",
    () => `is in the wallet of user ${ids.member}, its store is user ${ids.seller}'s`,
  ],
  [
    "Every payment in person that was undone is gone from the wallet it was in",
    "UPDATE postings SET amount = amount + 1 WHERE source_type = 'collection_undone' AND user_id IS NOT NULL",
    () => `Payment in person ${ids.undone} was undone, and user ${ids.seller} still has 1 of it`,
  ],
];

test("books that nobody touched hold every claim, with an entry of each kind that is broken here", async () => {
  const proofs = await checkBooks(server.deps.db);
  expect(proofs.filter(({ faults }) => faults.length > 0)).toEqual([]);
  const kinds = ["release", "restock", "debt", "unhold", "collection_undone"];
  const made = await server.database.sql(
    "SELECT source_type FROM ledger_transactions WHERE source_type = ANY($1) GROUP BY 1",
    [kinds],
  );
  expect(made).toHaveLength(kinds.length);
});

test.each(breaks)("%s: %s", async (claim, how, said) => {
  expect(await faultsOf(owner, claim, how)).toContainEqual(expect.stringContaining(said()));
});

test("each claim is broken once", () => {
  expect(untried(sourceChecks, breaks)).toEqual([]);
});
