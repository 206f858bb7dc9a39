// A gateway with the service behind it, and what every test of one begins with.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type {
  GatewayEvent,
  OutsideEvent,
  PaymentGateway,
  SessionToOpen,
} from "#kernel/outside/payment-gateway.ts";
import type { Signed } from "#kernel/secrets/signed.ts";
import { after, minutes } from "#kernel/time/clock.ts";
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

export const aboutOf = ({
  paymentId,
  projectId,
  amount,
  currency,
}: Pick<SessionToOpen, "paymentId" | "projectId" | "amount" | "currency">) => ({
  paymentId,
  projectId,
  amount,
  currency,
});

export function gatewaySteps(world: () => GatewayWorld) {
  const opened = async () => {
    const wanted = wantedOf(world());
    return { wanted, ...(await world().gateway.openSession(wanted)) };
  };
  return {
    opened,
    paid: async () => {
      const session = await opened();
      await world().pay(session.sessionId);
      const state = await world().gateway.findSession(session.sessionId);
      return { ...session, chargeId: state!.chargeIds[0]! };
    },
    heard: async (about: string): Promise<GatewayEvent[]> => {
      const bodies = await world().told(about);
      return Promise.all(bodies.map((body) => world().gateway.readEvent(world().sign(body))));
    },
  };
}
