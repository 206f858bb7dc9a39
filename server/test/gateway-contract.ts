// What every gateway does, whoever is behind it.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { describe, expect, test } from "vitest";
import { after, minutes } from "#kernel/clock.ts";
import type {
  ChargeToMake,
  GatewayEvent,
  MethodKept,
  OutsideEvent,
  PaymentGateway,
  SessionToOpen,
} from "#kernel/payment-gateway.ts";
import type { Signed } from "#kernel/signed.ts";
import { concurrently, noteFigures, seededRandom, times } from "./concurrently.ts";
import { mutations } from "./mutations.ts";
import type { TestClock } from "./test-app.ts";

export interface GatewayWorld {
  gateway: PaymentGateway;
  clock: TestClock;
  newId: () => Id;
  /** What the buyer does on its page; throws where nobody can pay any more. */
  pay(sessionId: string): Promise<void>;
  decline(sessionId: string): Promise<void>;
  /** Events it has told of this session or refund, as their bodies. */
  told(about: string): Promise<string[]>;
  /** As the gateway signs, now and with the secret it shares with us unless told otherwise. */
  sign(body: string | Buffer, at?: number, secret?: string): Signed;
  header: string;
  /** The card says yes to the payment, and no to what is charged later without the buyer. */
  payOnce(sessionId: string): Promise<void>;
  /** The gateway forgets this card. */
  forget(methodRef: string): Promise<void>;
  /** Bodies of a dispute over a charge, of a refund somebody made by hand there, and of something we never heard of. */
  dispute(chargeId: string, outcome: OutsideEvent["outcome"]): string;
  outsideRefund(chargeId: string, outcome: OutsideEvent["outcome"]): string;
  stranger(): string;
}

export const wantedOf = ({ clock, newId }: Pick<GatewayWorld, "clock" | "newId">): SessionToOpen => ({
  paymentId: newId(),
  projectId: "solodesk",
  amount: 4_120,
  currency: "USD",
  description: "Order 1042 · Grüße “Ωmega”",
  email: "ada@example.com",
  successUrl: "http://localhost:3000/cart-checkout?payment=x",
  cancelUrl: "http://localhost:3000/cart-checkout?payment=x&cancelled=1",
  expiresAt: after(clock.now(), minutes(15)),
  saveMethod: false,
});

const invalid = { code: "invalid_signature" };

export function takesPayments(world: () => GatewayWorld): void {
  const opened = async () => {
    const wanted = wantedOf(world());
    return { wanted, ...(await world().gateway.openSession(wanted)) };
  };
  const paid = async () => {
    const session = await opened();
    await world().pay(session.sessionId);
    const state = await world().gateway.findSession(session.sessionId);
    return { ...session, chargeId: state!.chargeIds[0]! };
  };
  const heard = async (about: string): Promise<GatewayEvent[]> => {
    const bodies = await world().told(about);
    return Promise.all(bodies.map((body) => world().gateway.readEvent(world().sign(body))));
  };
  const aboutOf = ({ paymentId, projectId, amount, currency }: SessionToOpen) => ({
    paymentId,
    projectId,
    amount,
    currency,
  });

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

  describe("a charge without the buyer", () => {
    /** The card of somebody who paid once, and had it kept. */
    const kept = async (how: "pay" | "payOnce" = "pay"): Promise<MethodKept> => {
      const { gateway } = world();
      const { sessionId } = await gateway.openSession({ ...wantedOf(world()), saveMethod: true });
      expect((await gateway.findSession(sessionId))?.method).toBeUndefined();
      await world()[how](sessionId);
      const { method } = (await gateway.findSession(sessionId))!;
      expect(await heard(sessionId)).toMatchObject([{ kind: "paid", method }]);
      return method!;
    };
    const chargeOf = (method: MethodKept): ChargeToMake & { method: MethodKept } => {
      const { paymentId, projectId, amount, currency, description } = wantedOf(world());
      return { paymentId, projectId, amount, currency, description, method };
    };
    const aboutCharge = ({ paymentId, projectId, amount, currency }: ChargeToMake) => ({
      paymentId,
      projectId,
      amount,
      currency,
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

    test("is made once, however often it is asked for, told, found, and given back", async () => {
      const { gateway, newId } = world();
      const wanted = chargeOf(await kept());
      const made = await concurrently(
        seededRandom(),
        times(10, () => gateway.charge(wanted)),
      );
      const { sessionId, chargeIds } = made[0]!;
      const state = { ...aboutCharge(wanted), status: "paid", chargeIds: [expect.any(String)] };
      expect(made).toEqual(Array.from({ length: 10 }, () => ({ ...state, sessionId, chargeIds })));
      expect(await heard(sessionId)).toMatchObject([
        { ...aboutCharge(wanted), kind: "paid", sessionId, chargeId: chargeIds[0] },
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
      const failed = { ...aboutCharge(wanted), status: "failed", chargeIds: [] };
      const { sessionId } = (await gateway.charge(wanted))!;
      expect(await gateway.charge(wanted)).toMatchObject({ ...failed, sessionId });
      expect(await gateway.findSession(sessionId)).toMatchObject(failed);
      expect(await gateway.findSessionOf(wanted.paymentId)).toMatchObject({ ...failed, sessionId });
      expect(await heard(sessionId)).toMatchObject([{ ...aboutCharge(wanted), kind: "failed", sessionId }]);
    });
  });

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
      // What is no text is read as the mark that stands for such, and must not count as it.
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

/** Each half of a character beyond the first plane by itself, as JSON wants it. */
const escapeOf = (char: string): string =>
  Array.from(
    { length: char.length },
    (_, n) => `\\u${char.charCodeAt(n).toString(16).padStart(4, "0")}`,
  ).join("");
