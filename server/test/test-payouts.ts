// Sellers with earnings and a place to send them, without the orders that earned them.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type NewDestination, type Payout, payouts } from "@solodesk/contract/selling/payouts.ts";
import { postTransaction } from "#features/money/wallet/post-transaction.ts";
import { sealDestination } from "#features/selling/payouts/destinations/seal-destination.ts";
import { listPayouts } from "#features/selling/payouts/list-payouts.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { call, callUnchecked } from "./call.ts";
import type { TestApp } from "./test-app.ts";
import { type TestSeller, testSeller } from "./test-seller.ts";

export const paypal: NewDestination = { kind: "paypal", email: "ada@example.com" };
export const german = { kind: "bank", holder: "Ada Byron", country: "DE", iban: "DE89370400440532013000" };

type Books = Pick<Deps, "db" | "clock" | "newId">;

/** As after a release of so much; with a minus, as after a refund that takes it back. There is no order, so it is an adjustment. */
export const earn = (deps: Books, userId: Id, amount: number, orderNumber = "1042"): Promise<void> =>
  inTransaction(deps, (deps) =>
    postTransaction(deps, {
      source: { type: "adjustment", id: deps.newId() },
      description: `Order ${orderNumber} released`,
      orderNumber,
      currency: "USD",
      postings: [
        { account: { kind: "adjustments" }, leg: "adjustments", type: "sale", amount: -amount },
        { account: { userId, kind: "earnings" }, leg: "earnings", type: "sale", amount },
      ],
    }),
  );

/** As after a refund of so much that no earnings cover. */
export const owe = (deps: Books, userId: Id, amount: number): Promise<void> =>
  inTransaction(deps, (deps) =>
    postTransaction(deps, {
      source: { type: "adjustment", id: deps.newId() },
      description: "Refund of order 1042",
      orderNumber: "1042",
      currency: "USD",
      postings: [
        { account: { kind: "adjustments" }, leg: "adjustments", type: "refund", amount },
        { account: { userId, kind: "receivable" }, leg: "owed", type: "refund", amount: -amount },
      ],
    }),
  );

/** One that is there already, without the mail about it. */
export async function destinationOf(
  { deps, database }: Pick<TestApp, "database"> & { deps: Books & Pick<Deps, "secrets"> },
  userId: Id,
  destination: NewDestination = paypal,
): Promise<Id> {
  const id = deps.newId();
  await database.sql(
    `INSERT INTO payout_destinations (id, user_id, kind, details, masked, usable_from, created_at)
     VALUES ($1, $2, $3, $4, 'a•••@example.com', $5, $5)`,
    [id, userId, destination.kind, sealDestination(deps.secrets, id, destination), deps.clock.now()],
  );
  return id;
}

/** A seller who has earned so much in one go. */
export async function testEarner(server: TestApp, earned: number, destination: NewDestination = paypal) {
  const seller: TestSeller = await testSeller(server);
  if (earned > 0) await earn(server.deps, seller.id, earned);
  const destinationId = await destinationOf(server, seller.id, destination);
  return {
    ...seller,
    destinationId,
    request: (amount: unknown, destination_id: unknown = destinationId) =>
      callUnchecked(server, payouts.request, { body: { amount, destination_id } }, seller),
    cancel: (id: Id) => call(server, payouts.cancel, { params: { id } }, seller),
    /** Whatever the clock says of the session. */
    status: async (id: Id): Promise<Payout | undefined> => {
      const { data } = await listPayouts(server.deps, seller.id, { page: 1, page_size: 100 });
      return data.find((payout) => payout.id === id);
    },
  };
}
