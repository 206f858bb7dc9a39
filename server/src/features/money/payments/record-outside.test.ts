import type { Id } from "@solodesk/contract/kernel/id.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { getWallet } from "#features/money/wallet/get-wallet.ts";
import { postTransaction } from "#features/money/wallet/post-transaction.ts";
import { inTransaction } from "#kernel/database/db.ts";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import {
  disputeEvent,
  outsideEvent,
  refundEvent,
  type TestPayments,
  testPayments,
} from "#test/test-payments.ts";
import type { Payment, Purpose } from "./purposes.ts";

let world: TestPayments;
beforeAll(async () => {
  world = await testPayments();
  await world.deps.jobs.work([]);
});
afterEach(() => {
  delete world.purposes.plan!.bear;
});
afterAll(() => world.close());

const walletOf = (userId: Id) => getWallet(world.deps.db, userId);

describe("the buyer's bank", () => {
  test("a dispute takes what is left, once; won, it gives it back, in whatever order both are told", async () => {
    const before = { gateway: await world.sum("gateway"), adjustments: await world.sum("adjustments") };
    const [first, second] = [await world.paid(), await world.paid()];
    const came = { ...before, gateway: before.gateway - 20_000 };
    await world.tell(disputeEvent(first, "opened", 10_000));
    await world.tell(disputeEvent(first, "opened", 10_000));
    expect(await world.refundOf(first)).toMatchObject({
      kind: "dispute",
      status: "succeeded",
      amount: "10000",
    });
    expect(await world.sum("gateway")).toBe(came.gateway + 10_000);
    await expect(world.refund(first, 1)).rejects.toMatchObject({ code: "already_refunded" });
    for (let n = 0; n < 2; n += 1) {
      for (const payment of [first, second])
        expect((await world.tell(disputeEvent(payment, "won", 10_000))).statusCode).toBe(200);
    }
    await world.tell(disputeEvent(second, "opened", 10_000));
    for (const payment of [first, second]) {
      expect(await world.refundOf(payment)).toMatchObject({ kind: "dispute", status: "failed" });
      expect(await world.payment(payment.id)).toMatchObject({ refunded: "0" });
    }
    expect({ gateway: await world.sum("gateway"), adjustments: await world.sum("adjustments") }).toEqual(
      came,
    );
    await world.refund(first, 10_000);
  });

  test("a dispute of what is not known, of more than is left, or of credits changes nothing and raises an alert", async () => {
    const userId = await world.member(5_000);
    const payment = await world.paid({ userId, credits: 5_000 });
    const other = await world.open();
    const before = (await world.alerts()).length;
    await world.tell(disputeEvent(payment, "opened", 10_001));
    await world.tell({ ...disputeEvent({ ...payment, currency: "EUR" }, "opened", 1) });
    await world.tell(disputeEvent(other, "opened", 1));
    expect([await world.refunds(payment.id), (await world.alerts()).length - before]).toEqual([[], 3]);
  });
});

describe("a refund made by hand at the gateway", () => {
  test("is in the books once, whichever events tell of it, and leaves less to give back", async () => {
    const payment = await world.paid();
    const gateway = await world.sum("gateway");
    const before = (await world.alerts()).length;
    await concurrently(
      seededRandom(),
      times(10, async () => {
        const { statusCode } = await world.tell(outsideEvent(payment, "made", { amount: 6_000 }));
        expect(statusCode).toBe(200);
      }),
    );
    expect(await world.refundOf(payment)).toMatchObject({
      kind: "outside",
      status: "succeeded",
      amount: "6000",
      to_gateway: "6000",
    });
    expect(await world.sum("gateway")).toBe(gateway + 6_000);
    expect((await world.alerts()).slice(before)).toMatchObject([{ payment_id: payment.id }]);
    await expect(world.refund(payment, 4_001)).rejects.toMatchObject({ code: "not_refundable" });
    await world.tell(outsideEvent(payment, "made", { amount: 4_001, id: "re_2" }));
    expect(await world.refunds(payment.id)).toHaveLength(1);
    await world.tell(outsideEvent(payment, "made", { amount: 1_000, id: "re_3" }));
    await world.refund(payment, 3_000);
    expect(await world.payment(payment.id)).toMatchObject({ refunded: "10000" });
  });

  test("that comes to nothing leaves all as it was, in whatever order both are told", async () => {
    const books = async () => [await world.sum("gateway"), await world.sum("adjustments")];
    const [first, second] = [await world.paid(), await world.paid()];
    const before = await books();
    await world.tell(outsideEvent(first, "made", { amount: 10_000 }));
    for (let n = 0; n < 2; n += 1)
      for (const payment of [first, second])
        await world.tell(outsideEvent(payment, "undone", { amount: 10_000 }));
    await world.tell(outsideEvent(second, "made", { amount: 10_000 }));
    for (const payment of [first, second]) {
      expect(await world.refundOf(payment)).toMatchObject({ kind: "outside", status: "failed" });
      expect(await world.payment(payment.id)).toMatchObject({ refunded: "0" });
    }
    expect(await books()).toEqual(before);
  });

  test("cannot be undone by an event of our own refunds, nor ours by one of it", async () => {
    const payment = await world.paid();
    await world.tell(outsideEvent(payment, "made", { amount: 1_000 }));
    const { id } = await world.refundOf(payment);
    const before = (await world.alerts()).length;
    await world.tell(refundEvent(id, "failed"));
    expect((await world.alerts()).slice(before)).toMatchObject([
      { alert: "A refund that is not known here." },
    ]);
    expect(await world.refundOf(payment)).toMatchObject({ status: "succeeded" });
  });
});

describe("D6: who bears what was taken back, where the purpose knows", () => {
  /** As for bought credits: takes those that are left, and the rest is owed. */
  const bear: Purpose["bear"] = async ({ db }, { userId }, amount) => {
    const { recharged } = await getWallet(db, userId!);
    const left = Math.min(recharged, amount);
    return [
      { account: { userId: userId!, kind: "recharged" }, leg: "credits", type: "refund", amount: -left },
      {
        account: { userId: userId!, kind: "receivable" },
        leg: "owed",
        type: "transfer",
        amount: left - amount,
      },
    ];
  };
  /** A buyer of 100.00 in credits who has spent 80.00. */
  const spent = async () => {
    const userId = await world.member(10_000);
    await world.credit(userId, -8_000);
    return { userId, payment: await world.paid({ userId }) };
  };

  test.each([
    ["a dispute", disputeEvent, ["opened", "won"]],
    [
      "a refund by hand",
      (payment: Payment, outcome: never, amount: number) => outsideEvent(payment, outcome, { amount }),
      ["made", "undone"],
    ],
  ] as const)(
    "%s: the wallet never falls below nothing, and gets back no more than it gave",
    async (_name, event, [take, give]) => {
      world.purposes.plan!.bear = bear;
      const { userId, payment } = await spent();
      const tell = async (outcome: string) => {
        const answer = await world.tell(event(payment, outcome as never, 10_000));
        expect(answer.statusCode).toBe(200);
      };
      for (let n = 0; n < 3; n += 1) await tell(take);
      expect(await walletOf(userId)).toMatchObject({ recharged: 0, receivable: -8_000 });
      for (let n = 0; n < 2; n += 1) await tell(give);
      expect(await walletOf(userId)).toMatchObject({ recharged: 2_000, receivable: 0 });
      await tell(take);
      expect(await walletOf(userId)).toMatchObject({ recharged: 2_000, receivable: 0 });
    },
  );

  test("what was owed and is paid meanwhile comes into the credits", async () => {
    world.purposes.plan!.bear = bear;
    const { userId, payment } = await spent();
    await world.tell(disputeEvent(payment, "opened", 10_000));
    await inTransaction(world.deps, (deps) =>
      postTransaction(deps, {
        source: { type: "adjustment", id: world.deps.newId() },
        description: "Paid",
        currency: "USD",
        postings: [
          { account: { kind: "adjustments" }, leg: "adjustments", type: "transfer", amount: -5_000 },
          { account: { userId, kind: "receivable" }, leg: "owed", type: "transfer", amount: 5_000 },
        ],
      }),
    );
    await world.tell(disputeEvent(payment, "won", 10_000));
    expect(await walletOf(userId)).toMatchObject({ recharged: 7_000, receivable: 0 });
  });

  test("is asked again when the wallet's money moved between the look and the books", async () => {
    const { userId, payment } = await spent();
    let looks = 0;
    world.purposes.plan!.bear = async (...given) => {
      const postings = await bear(...given);
      looks += 1;
      if (looks === 1) await world.credit(userId, -2_000);
      return postings;
    };
    expect((await world.tell(disputeEvent(payment, "opened", 10_000))).statusCode).toBe(200);
    expect([looks, await walletOf(userId)]).toMatchObject([2, { recharged: 0, receivable: -10_000 }]);
  });
});
