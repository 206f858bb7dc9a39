import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { chooseOutcome } from "#gateways/payment/sandbox/choose-outcome.ts";
import { minutes } from "#kernel/time/clock.ts";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import { breakableLine } from "#test/faulty-gateway.ts";
import { paidEvent, type TestPayments, testPayments } from "#test/test-payments.ts";
import { testSeller } from "#test/test-seller.ts";
import type { Payment } from "../purposes.ts";
import { reconcilePayments } from "../reconcile/reconcile-payments.ts";
import { startPayment } from "../start-payment.ts";
import { verifyPayment } from "../verify-payment.ts";
import { chargeSaved } from "./charge-saved.ts";
import { findMethodOfPayment } from "./find-method-of-payment.ts";
import { findMethod, type PaymentMethod } from "./methods.repository.ts";

let world: TestPayments;
let line: ReturnType<typeof breakableLine>;
let userId: string;
beforeAll(async () => {
  world = await testPayments();
  await world.deps.jobs.work([]);
  line = breakableLine(world.deps);
  userId = (await testSeller(world.server)).id;
});
beforeEach(() => line.mend());
afterAll(() => world.close());

const verify = ({ id }: Payment) => verifyPayment(world.deps, world.purposes, id);
const reconcile = () => reconcilePayments(world.deps, world.purposes);
const methodOf = ({ id }: Payment) => findMethodOfPayment(world.deps.db, id);
const statusOf = async ({ id }: Payment) => (await world.payment(id))?.["status"];
const chargesOf = ({ id }: Payment) =>
  world.server.database.sql<{ id: string }>("SELECT id FROM sandbox_sessions WHERE payment_id = $1", [id]);
const toldOf = ({ id }: Payment) => [
  world.effects.fulfilled.filter((known) => known === id).length,
  world.effects.released.filter(([known]) => known === id).map(([, why]) => why),
];

/** A card that a buyer saved while paying. */
async function kept(outcome: "pay" | "pay_once" = "pay"): Promise<PaymentMethod> {
  const payment = await world.started({ userId, saveMethod: true });
  await chooseOutcome(world.deps, payment.sessionId!, outcome);
  await verify(payment);
  return (await methodOf(payment))!;
}
const charge = ({ id }: Payment, method: Pick<PaymentMethod, "id">) =>
  chargeSaved(world.deps, world.purposes, id, method.id);

describe("what paid is kept", () => {
  test.each(["asked about", "told"])(
    "where that was wanted, and is there as it is fulfilled: %s",
    async (how) => {
      const purpose = world.purposes.plan!;
      const { fulfil } = purpose;
      const seen: (string | undefined)[] = [];
      purpose.fulfil = async (deps, payment, post) => {
        seen.push((await findMethodOfPayment(deps.db, payment.id))?.label);
        return fulfil(deps, payment, post);
      };
      const [payment, plain] = [
        await world.started({ userId, saveMethod: true }),
        await world.started({ userId }),
      ];
      for (const each of [payment, plain]) {
        await chooseOutcome(world.deps, each.sessionId!, "pay");
        if (how === "asked about") await verify(each);
        else {
          const { chargeIds, method } = (await world.deps.gateways
            .get("sandbox")!
            .findSession(each.sessionId!))!;
          const told = method ?? { customerRef: "cus_1", methodRef: "card_1", label: "Unasked" };
          const { customerRef: customer_ref, methodRef: method_ref, label } = told;
          const card = { customer_ref, method_ref, label };
          const event = paidEvent(each, { charge_id: chargeIds[0], method: card });
          expect((await world.tell(event)).statusCode).toBe(200);
        }
        await verify(each);
      }
      purpose.fulfil = fulfil;
      expect(seen).toEqual(["Test card 4242", undefined]);
      expect(await methodOf(payment)).toMatchObject({ userId, gateway: "sandbox", label: "Test card 4242" });
      expect(await methodOf(plain)).toBeUndefined();
    },
  );

  test("a method stays with the person who saved it, whatever another person's payment says of it", async () => {
    const method = await kept();
    const { id: stranger } = await testSeller(world.server);
    const payment = await world.started({ userId: stranger, saveMethod: true });
    await world.pay(payment);
    const { customerRef: customer_ref, methodRef: method_ref } = method;
    const card = { customer_ref, method_ref, label: "Renamed" };
    expect((await world.tell(paidEvent(payment, { method: card }))).statusCode).toBe(200);
    expect(await statusOf(payment)).toBe("succeeded");
    expect(await findMethod(world.deps.db, method.id)).toEqual(method);
    expect(await methodOf(payment)).toBeUndefined();
  });
});

describe("a charge without the buyer", () => {
  test("is made and settled once, however many ask, and no page is opened for it", async () => {
    const method = await kept();
    const payment = await world.open({ userId });
    const answers = await concurrently(
      seededRandom(),
      times(20, () => charge(payment, method)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(["succeeded"]));
    expect(await chargesOf(payment)).toHaveLength(1);
    expect(toldOf(payment)).toEqual([1, []]);
    expect(await methodOf(payment)).toMatchObject({ id: method.id });
    expect(await charge(payment, await kept())).toMatchObject({ status: "succeeded", methodId: method.id });
  });

  test("that the card declines has failed, and its purpose hears of it", async () => {
    const payment = await world.open({ userId });
    expect(await charge(payment, await kept("pay_once"))).toMatchObject({ status: "failed" });
    expect(toldOf(payment)).toEqual([0, ["failed"]]);
  });

  test("fails where the gateway does not know the card any more, which is then removed", async () => {
    const method = await kept();
    await world.server.database.sql("UPDATE sandbox_sessions SET method_ref = NULL WHERE method_ref = $1", [
      method.methodRef,
    ]);
    const [first, second] = [await world.open({ userId }), await world.open({ userId })];
    expect(await charge(first, method)).toMatchObject({ status: "failed" });
    expect(await findMethod(world.deps.db, method.id)).toMatchObject({ removedAt: expect.any(Date) });
    line.calls.length = 0;
    expect(await charge(second, method)).toMatchObject({ status: "failed" });
    expect(line.calls).toEqual([]);
  });

  test("is never by somebody else's card, nor by another than it was begun with", async () => {
    const [method, other] = [await kept(), await kept()];
    const { id: stranger } = await testSeller(world.server);
    for (const payment of [await world.open({ userId: stranger }), await world.open()]) {
      await expect(charge(payment, method)).rejects.toMatchObject({ code: "not_found" });
      expect([await statusOf(payment), await chargesOf(payment)]).toEqual(["created", []]);
    }
    const begun = await world.open({ userId });
    line.fault = "not sent";
    expect(await charge(begun, method)).toMatchObject({ status: "created", methodId: method.id });
    line.mend();
    expect(await charge(begun, other)).toMatchObject({ status: "created" });
    const opened = await startPayment(world.deps, world.purposes, begun.id, "http://localhost");
    expect([opened.sessionId, line.calls]).toEqual([null, []]);
    const late = await world.open({ userId, expiresAt: world.clock.now() });
    expect(await charge(late, method)).toMatchObject({ status: "created" });
    expect(line.calls).toEqual([]);
  });
});

describe("C10: when the line breaks", () => {
  test.each(["answer lost", "not sent"] as const)(
    "%s: settled within two minutes, and charged once",
    async (fault) => {
      const method = await kept();
      const payment = await world.open({ userId });
      line.fault = fault;
      expect(await charge(payment, method)).toMatchObject({ status: "created" });
      expect(await charge(payment, method)).toMatchObject({ status: "created" });
      world.clock.advance(minutes(1));
      await reconcile();
      expect([await statusOf(payment), toldOf(payment)]).toEqual(["created", [0, []]]);
      line.fault = "none";
      world.clock.advance(minutes(1));
      await Promise.all([reconcile(), reconcile(), charge(payment, method)]);
      expect(await statusOf(payment)).toBe("succeeded");
      expect(await chargesOf(payment)).toHaveLength(1);
      expect(toldOf(payment)).toEqual([1, []]);
    },
  );

  test("what was charged unheard counts also once its time is over; what was not is never charged then", async () => {
    const method = await kept();
    const [charged, never] = [await world.open({ userId }), await world.open({ userId })];
    line.fault = "answer lost";
    await charge(charged, method);
    line.fault = "not sent";
    await charge(never, method);
    world.clock.advance(minutes(15));
    line.mend();
    await reconcile();
    expect([await statusOf(charged), toldOf(charged)]).toEqual(["succeeded", [1, []]]);
    expect([await statusOf(never), toldOf(never)]).toEqual(["expired", [0, ["expired"]]]);
    expect([await chargesOf(never), line.calls.includes("charge")]).toEqual([[], false]);
  });
});
