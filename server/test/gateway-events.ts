// Signed events: what every gateway does.
import { describe, expect, test } from "vitest";
import { noteFigures, seededRandom } from "./concurrently.ts";
import { type GatewayWorld, gatewaySteps } from "./gateway-world.ts";
import { mutations } from "./mutations.ts";

const invalid = { code: "invalid_signature" };

export function tellsEvents(world: () => GatewayWorld): void {
  const { paid } = gatewaySteps(world);

  describe("an event", () => {
    test("says what the bank took back and gave again, and what somebody gave back by hand; what we never heard of is ignored", async () => {
      const { gateway, dispute, outsideRefund, sign, stranger } = world();
      const { chargeId } = await paid();
      const amount = { amount: 4_120, currency: "USD" };
      for (const outcome of ["taken", "returned"] as const) {
        const told = { chargeId, ...amount, outcome };
        expect(await gateway.readEvent(sign(dispute(chargeId, outcome)))).toMatchObject({
          kind: "dispute",
          gatewayRefundId: null,
          ...told,
        });
        expect(await gateway.readEvent(sign(outsideRefund(chargeId, outcome)))).toMatchObject({
          kind: "outside refund",
          gatewayRefundId: expect.stringMatching(/\w/),
          ...told,
        });
      }
      expect(await gateway.readEvent(sign(stranger()))).toMatchObject({ kind: "ignored" });
    });

    test("C3: 5,000 changes of body, signature, timestamp and secret, and not one is accepted", async () => {
      const { gateway, header, sign } = world();
      const { sessionId } = await paid();
      const [body = ""] = await world().told(sessionId);
      const honest = sign(body);
      expect(await gateway.readEvent(honest)).toMatchObject({ kind: "paid" });
      const random = seededRandom();
      const refused = [];
      for (const changed of mutations(random, honest, header, 5_000, sign))
        refused.push(await gateway.readEvent(changed).catch((error: { code?: string }) => error.code));
      expect(refused.filter((code) => code !== invalid.code)).toEqual([]);
      expect(refused).toHaveLength(5_000);
      noteFigures(random, { mutations: refused.length, accepted: 0 });
      const bare = { bytes: honest.bytes, headers: {} };
      await expect(gateway.readEvent(bare)).rejects.toMatchObject(invalid);
      // Bytes that are not valid text are read as the replacement character, and must not count as it.
      const marked = sign(body.replace(/^{/, '{"note":"\ufffd",'));
      expect(await gateway.readEvent(marked)).toMatchObject({ kind: "paid" });
      const mark = marked.bytes.indexOf("\ufffd");
      const bytes = Buffer.concat([
        marked.bytes.subarray(0, mark),
        Buffer.from([0xff]),
        marked.bytes.subarray(mark + 3),
      ]);
      await expect(gateway.readEvent({ ...marked, bytes })).rejects.toMatchObject(invalid);
    });

    test.each([
      [-301, false],
      [-300, true],
      [-299, true],
      [299, true],
      [301, false],
    ])("C4: signed %i seconds from now is accepted: %s", async (seconds, isAccepted) => {
      const { gateway, clock, sign, stranger } = world();
      const at = Math.floor(clock.now().getTime() / 1000) + seconds;
      const reading = gateway.readEvent(sign(stranger(), at));
      if (isAccepted) expect(await reading).toMatchObject({ kind: "ignored" });
      else await expect(reading).rejects.toMatchObject(invalid);
    });

    test("C5: 100 bodies in any spelling are read as they are, byte for byte", async () => {
      const { gateway, header, sign } = world();
      const { sessionId } = await paid();
      const [body = ""] = await world().told(sessionId);
      const told: object = JSON.parse(body);
      const plain = await gateway.readEvent(sign(body));
      const spellings = Array.from({ length: 100 }, (_, n) => {
        const noted = { ...told, note: `Grüße \u{1f9ea} “Ω” </script> ${n}` };
        const spaced = JSON.stringify(noted, null, n % 7).replaceAll(/("amount(?:_total)?": ?\d+)/g, "$1.0");
        const escaped = n % 2 === 0 ? spaced : spaced.replaceAll(/\P{ASCII}/gu, (c) => escapeOf(c));
        return n % 3 === 0 ? `${escaped}\r\n` : `  ${escaped}`;
      });
      expect(new Set(spellings).size).toBe(100);
      for (const spelling of spellings) {
        const signed = sign(spelling);
        expect(await gateway.readEvent(signed)).toEqual(plain);
        const rewritten = { ...signed, bytes: Buffer.from(JSON.stringify(JSON.parse(spelling))) };
        expect(rewritten.headers[header]).toBe(signed.headers[header]);
        await expect(gateway.readEvent(rewritten)).rejects.toMatchObject(invalid);
      }
    });
  });
}

/** Each half of a character beyond the first plane on its own, as JSON writes it. */
const escapeOf = (char: string): string =>
  Array.from(
    { length: char.length },
    (_, n) => `\\u${char.charCodeAt(n).toString(16).padStart(4, "0")}`,
  ).join("");
