// Charges by a card that was kept: what every gateway does.
import { describe, expect, test } from "vitest";
import type { ChargeToMake, SavedMethod } from "#kernel/outside/payment-gateway.ts";
import { concurrently, seededRandom, times } from "./concurrently.ts";
import { aboutOf, type GatewayWorld, gatewaySteps, wantedOf } from "./gateway-world.ts";

export function takesCharges(world: () => GatewayWorld): void {
  const { paid, heard } = gatewaySteps(world);

  describe("a charge without the buyer", () => {
    /** The card of somebody who paid once, and had it kept. */
    const kept = async (how: "pay" | "payOnce" = "pay"): Promise<SavedMethod> => {
      const { gateway } = world();
      const { sessionId } = await gateway.openSession({ ...wantedOf(world()), saveMethod: true });
      expect((await gateway.findSession(sessionId))?.method).toBeUndefined();
      await world()[how](sessionId);
      const { method } = (await gateway.findSession(sessionId))!;
      expect(await heard(sessionId)).toMatchObject([{ kind: "paid", method }]);
      return method!;
    };
    const chargeOf = (method: SavedMethod): ChargeToMake & { method: SavedMethod } => {
      const { paymentId, projectId, amount, currency, description } = wantedOf(world());
      return { paymentId, projectId, amount, currency, description, method };
    };
    test("can be made to a card that was saved without a payment, which takes nothing itself", async () => {
      const { gateway } = world();
      const wanted = { ...wantedOf(world()), amount: 0, saveMethod: true };
      const { sessionId, checkoutUrl } = await gateway.openSession(wanted);
      expect(checkoutUrl).toMatch(/^https?:/);
      expect(await gateway.findSession(sessionId)).toMatchObject({ ...aboutOf(wanted), status: "open" });
      await world().pay(sessionId);
      const saved = { ...aboutOf(wanted), status: "paid", chargeIds: [] };
      const state = (await gateway.findSession(sessionId))!;
      expect(state).toMatchObject({ ...saved, method: { label: expect.stringMatching(/4242/) } });
      expect(await gateway.findSessionOf(wanted.paymentId)).toMatchObject({ ...saved, sessionId });
      expect(await heard(sessionId)).toMatchObject([
        { ...aboutOf(wanted), kind: "paid", sessionId, chargeId: null, method: state.method },
      ]);
      expect(await gateway.charge(chargeOf(state.method!))).toMatchObject({ status: "paid" });
    });

    test("to a card that was saved without a payment can fail, and an open page can be closed", async () => {
      const { gateway } = world();
      const open = () => gateway.openSession({ ...wantedOf(world()), amount: 0, saveMethod: true });
      const { sessionId } = await open();
      await world().payOnce(sessionId);
      const { method } = (await gateway.findSession(sessionId))!;
      expect(await gateway.charge(chargeOf(method!))).toMatchObject({ status: "failed" });
      const left = await open();
      await gateway.closeSession(left.sessionId);
      expect(await gateway.findSession(left.sessionId)).toMatchObject({ status: "expired", chargeIds: [] });
    });

    test("needs a card that was kept, and only who asked for it has one kept", async () => {
      const { gateway } = world();
      const { sessionId } = await paid();
      expect((await gateway.findSession(sessionId))?.method).toBeUndefined();
      const card = await kept();
      expect(card.label).toMatch(/4242/);
      const [mine, other] = [chargeOf(card), chargeOf(await kept())];
      for (const method of [
        { ...mine.method, methodRef: "no-such-card" },
        { ...mine.method, customerRef: other.method.customerRef },
      ])
        expect(await gateway.charge({ ...mine, method })).toBeUndefined();
      await world().forget(card.methodRef);
      expect(await gateway.charge(mine)).toBeUndefined();
      expect(await gateway.charge(other)).toMatchObject({ status: "paid" });
    });

    test("is no more once the card was taken off, which may be asked for again; what it paid stays paid", async () => {
      const { gateway } = world();
      const [card, other] = [await kept(), await kept()];
      const before = chargeOf(card);
      const made = await gateway.charge(before);
      for (const _again of [1, 2]) await gateway.detach(card);
      expect(await gateway.charge(chargeOf(card))).toBeUndefined();
      expect(await gateway.findSessionOf(before.paymentId)).toMatchObject({ ...made, status: "paid" });
      expect(await gateway.charge(chargeOf(other))).toMatchObject({ status: "paid" });
      await world().forget(other.methodRef);
      await gateway.detach(other);
      await gateway.detach({ customerRef: "no-such-customer", methodRef: "no-such-card" });
    });

    test("is made once, however often it is asked for, told, found, and given back", async () => {
      const { gateway, newId } = world();
      const wanted = chargeOf(await kept());
      const made = await concurrently(
        seededRandom(),
        times(10, () => gateway.charge(wanted)),
      );
      const { sessionId, chargeIds } = made[0]!;
      const state = { ...aboutOf(wanted), status: "paid", chargeIds: [expect.any(String)] };
      expect(made).toEqual(Array.from({ length: 10 }, () => ({ ...state, sessionId, chargeIds })));
      expect(await heard(sessionId)).toMatchObject([
        { ...aboutOf(wanted), kind: "paid", sessionId, chargeId: chargeIds[0] },
      ]);
      expect(await gateway.findSession(sessionId)).toMatchObject(state);
      expect(await gateway.findSessionOf(wanted.paymentId)).toMatchObject({ ...state, sessionId });
      await gateway.closeSession(sessionId);
      expect(await gateway.findSession(sessionId)).toMatchObject(state);
      const refund = { refundId: newId(), sessionId, chargeId: chargeIds[0]!, currency: "USD" };
      expect(await gateway.refund({ ...refund, amount: 4_120 })).toMatchObject({ status: "succeeded" });
      expect(await gateway.refund({ ...refund, refundId: newId(), amount: 1 })).toMatchObject({
        status: "elsewhere",
      });
    });

    test("that the card says no to has failed, and stays so", async () => {
      const { gateway } = world();
      const wanted = chargeOf(await kept("payOnce"));
      const failed = { ...aboutOf(wanted), status: "failed", chargeIds: [] };
      const { sessionId } = (await gateway.charge(wanted))!;
      expect(await gateway.charge(wanted)).toMatchObject({ ...failed, sessionId });
      expect(await gateway.findSession(sessionId)).toMatchObject(failed);
      expect(await gateway.findSessionOf(wanted.paymentId)).toMatchObject({ ...failed, sessionId });
      expect(await heard(sessionId)).toMatchObject([{ ...aboutOf(wanted), kind: "failed", sessionId }]);
    });
  });
}
