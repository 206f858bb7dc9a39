import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { chooseOutcome } from "#gateways/payment/sandbox/choose-outcome.ts";
import { inTransaction } from "#kernel/database/db.ts";
import { minutes } from "#kernel/time/clock.ts";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import { breakableLine, type Fault } from "#test/faulty-gateway.ts";
import { type TestPayments, testPayments } from "#test/test-payments.ts";
import { testSeller } from "#test/test-seller.ts";
import type { Payment } from "../purposes.ts";
import { reconcilePayments } from "../reconcile/reconcile-payments.ts";
import { verifyPayment } from "../verify-payment.ts";
import { chargeSaved } from "./charge-saved.ts";
import { detachMethods } from "./detach-methods.ts";
import { findMethodOfPayment } from "./find-method-of-payment.ts";
import type { PaymentMethod } from "./methods.repository.ts";
import { removeMethods } from "./remove-methods.ts";

let world: TestPayments;
let line: ReturnType<typeof breakableLine>;
beforeAll(async () => {
  world = await testPayments();
  await world.deps.jobs.work([]);
  line = breakableLine(world.deps);
});
beforeEach(() => line.mend());
afterAll(() => world.close());

/** A card that a buyer saved while paying. */
async function kept(userId: string): Promise<PaymentMethod> {
  const payment = await world.started({ userId, saveMethod: true });
  await chooseOutcome(world.deps, payment.sessionId!, "pay");
  await verifyPayment(world.deps, world.purposes, payment.id);
  return (await findMethodOfPayment(world.deps.db, payment.id))!;
}
const owner = async () => {
  const { id: userId } = await testSeller(world.server);
  return { userId, method: await kept(userId) };
};
const remove = (userId: string) => inTransaction(world.deps, (deps) => removeMethods(deps, userId));
const charge = ({ id }: Payment, method: PaymentMethod) =>
  chargeSaved(world.deps, world.purposes, id, method.id);
const isKnownThere = async ({ methodRef }: PaymentMethod) =>
  (await world.server.database.sql("SELECT FROM sandbox_sessions WHERE method_ref = $1", [methodRef]))
    .length > 0;
const detaching = () => line.calls.filter((name) => name === "detach").length;

describe("a card that is removed", () => {
  test("is taken off at its gateway, with all others of its owner and nobody else's", async () => {
    const { userId, method } = await owner();
    const [second, strangers] = [await kept(userId), (await owner()).method];
    expect(await remove(userId)).toBe(true);
    expect(await remove(userId)).toBe(false);
    expect(await isKnownThere(method)).toBe(true);
    line.calls.length = 0;
    await concurrently(
      seededRandom(),
      times(10, () => detachMethods(world.deps)),
    );
    expect(detaching()).toBe(2);
    expect([await isKnownThere(method), await isKnownThere(second)]).toEqual([false, false]);
    expect(await isKnownThere(strangers)).toBe(true);
    world.clock.advance(minutes(600));
    expect([await detachMethods(world.deps), detaching()]).toEqual([0, 2]);
  });

  test.each<[Fault, boolean]>([
    ["answer lost", false],
    ["not sent", true],
  ])("%s: the gateway is asked again until it has said yes", async (fault, isLeft) => {
    const { userId, method } = await owner();
    await remove(userId);
    line.fault = fault;
    expect(await detachMethods(world.deps)).toBe(0);
    expect([await isKnownThere(method), await detachMethods(world.deps), detaching()]).toEqual([
      isLeft,
      0,
      1,
    ]);
    line.fault = "none";
    world.clock.advance(minutes(1));
    expect([await detachMethods(world.deps), await isKnownThere(method), detaching()]).toEqual([1, false, 2]);
  });

  test("is taken off by itself, and not where the removal was taken back", async () => {
    const { userId, method } = await owner();
    const undone = inTransaction(world.deps, async (deps) => {
      await removeMethods(deps, userId);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await detachMethods(world.deps)).toBe(0);
    expect(await isKnownThere(method)).toBe(true);
  });

  test("is charged no more, and what it was charged before nobody heard of it counts, once", async () => {
    const { userId, method } = await owner();
    const [charged, asked, later] = [
      await world.open({ userId }),
      await world.open({ userId }),
      await world.open({ userId }),
    ];
    line.fault = "answer lost";
    await charge(charged, method);
    line.fault = "not sent";
    await charge(asked, method);
    await remove(userId);
    line.mend();
    world.clock.advance(minutes(2));
    await reconcilePayments(world.deps, world.purposes);
    const statuses = [charged, asked].map(async ({ id }) => (await world.payment(id))?.["status"]);
    expect(await Promise.all(statuses)).toEqual(["succeeded", "failed"]);
    expect(await charge(later, method)).toMatchObject({ status: "failed" });
    expect(line.calls).not.toContain("charge");
    expect(world.effects.fulfilled.filter((id) => id === charged.id)).toHaveLength(1);
  });
});
