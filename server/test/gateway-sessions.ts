// Where a buyer pays: what every gateway does.
import { describe, expect, test } from "vitest";
import { concurrently, seededRandom, times } from "./concurrently.ts";
import { aboutOf, type GatewayWorld, gatewaySteps } from "./gateway-world.ts";

export function takesSessions(world: () => GatewayWorld): void {
  const { opened, paid, heard } = gatewaySteps(world);

  describe("a session", () => {
    test("is one for a payment, however often it is asked for", async () => {
      const { gateway } = world();
      const { wanted, ...first } = await opened();
      const again = await concurrently(
        seededRandom(),
        times(20, () => gateway.openSession(wanted)),
      );
      expect(again).toEqual(Array.from({ length: 20 }, () => first));
      expect(new URL(first.checkoutUrl).protocol).toMatch(/^https?:$/);
      expect((await opened()).sessionId).not.toBe(first.sessionId);
    });

    test("is found by its name, and by the payment where the name was never heard", async () => {
      const { gateway, newId } = world();
      const { wanted, ...session } = await opened();
      const open = { ...aboutOf(wanted), status: "open", chargeIds: [] };
      expect(await gateway.findSession(session.sessionId)).toEqual(open);
      expect(await gateway.findSessionOf(wanted.paymentId)).toEqual({ ...open, ...session });
      expect(await gateway.findSession("no-such-session")).toBeUndefined();
      expect(await gateway.findSessionOf(newId())).toBeUndefined();
    });

    test("is paid at once for whoever asks, and told", async () => {
      const { wanted, sessionId, chargeId } = await paid();
      expect(await world().gateway.findSession(sessionId)).toEqual({
        ...aboutOf(wanted),
        status: "paid",
        chargeIds: [chargeId],
      });
      const event = { ...aboutOf(wanted), kind: "paid", sessionId, chargeId };
      expect(await heard(sessionId)).toMatchObject([event]);
      await expect(world().pay(sessionId)).rejects.toThrow();
    });

    test("that failed stays so", async () => {
      const { wanted, sessionId } = await opened();
      await world().decline(sessionId);
      expect(await world().gateway.findSession(sessionId)).toMatchObject({ status: "failed", chargeIds: [] });
      expect(await heard(sessionId)).toMatchObject([{ ...aboutOf(wanted), kind: "failed", sessionId }]);
      await expect(world().pay(sessionId)).rejects.toThrow();
    });

    test("that is closed takes no money; closing one that is over is harmless", async () => {
      const { gateway } = world();
      const { wanted, sessionId } = await opened();
      await gateway.closeSession(sessionId);
      await gateway.closeSession(sessionId);
      await expect(world().pay(sessionId)).rejects.toThrow();
      expect(await gateway.findSession(sessionId)).toMatchObject({ status: "expired", chargeIds: [] });
      expect(await heard(sessionId)).toMatchObject([{ ...aboutOf(wanted), kind: "expired", sessionId }]);
      const done = await paid();
      await gateway.closeSession(done.sessionId);
      expect(await gateway.findSession(done.sessionId)).toMatchObject({ status: "paid" });
      await gateway.closeSession("no-such-session");
    });
  });
}
