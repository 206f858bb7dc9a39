// Money on its way back: what every gateway does.
import { describe, expect, test } from "vitest";
import { concurrently, seededRandom, times } from "./concurrently.ts";
import { type GatewayWorld, gatewaySteps } from "./gateway-world.ts";

export function givesBack(world: () => GatewayWorld): void {
  const { opened, paid, heard } = gatewaySteps(world);

  describe("a refund", () => {
    test("is made once, however often it is asked for, and told", async () => {
      const { gateway, newId } = world();
      const { sessionId, chargeId } = await paid();
      const wanted = { refundId: newId(), sessionId, chargeId, amount: 1_000, currency: "USD" };
      const made = await concurrently(
        seededRandom(),
        times(10, () => gateway.refund(wanted)),
      );
      expect(new Set(made.map(({ gatewayRefundId }) => gatewayRefundId)).size).toBe(1);
      expect(made[0]).toMatchObject({ status: "succeeded" });
      expect(await heard(wanted.refundId)).toMatchObject([
        { kind: "refund", refundId: wanted.refundId, made: made[0] },
      ]);
      const rest = { ...wanted, refundId: newId(), amount: 3_120 };
      expect(await gateway.refund(rest)).toMatchObject({ status: "succeeded" });
    });

    test("of more than is left went back another way, and of what was never taken is gone for good", async () => {
      const { gateway, newId } = world();
      const { sessionId, chargeId } = await paid();
      const of = (amount: number, charge = chargeId) =>
        gateway.refund({ refundId: newId(), sessionId, chargeId: charge, amount, currency: "USD" });
      expect(await of(4_121)).toMatchObject({ status: "elsewhere", reason: expect.stringMatching(/\w/) });
      expect(await of(4_120)).toMatchObject({ status: "succeeded" });
      expect(await of(1)).toMatchObject({ status: "elsewhere" });
      expect(await of(1, "no-such-charge")).toMatchObject({ status: "gone" });
      const open = await opened();
      expect(
        await gateway.refund({
          refundId: newId(),
          sessionId: open.sessionId,
          chargeId: "x",
          amount: 1,
          currency: "USD",
        }),
      ).toMatchObject({ status: "gone" });
    });
  });
}
