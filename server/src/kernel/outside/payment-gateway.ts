// What the product asks of whoever takes money for it. A further gateway is a file like its neighbours and a row in
// open-gateways.ts; one suite of tests runs over all of them.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { GatewayName } from "@solodesk/contract/money/payments.ts";
import type { Signed } from "../secrets/signed.ts";

export interface SessionToOpen {
  /** Ours; the gateway keeps it and tells it back. The same one again answers the same session. */
  paymentId: Id;
  projectId: string;
  /** Minor units, more than 0. */
  amount: number;
  currency: string;
  description: string;
  email: string;
  /** Whole addresses on this site. */
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
  /** Is what pays it to be kept, to be charged again without the buyer? */
  saveMethod: boolean;
}

export interface OpenedSession {
  sessionId: string;
  checkoutUrl: string;
}

/** What was kept of a payment: the card itself stays at the gateway. */
export interface MethodKept {
  customerRef: string;
  methodRef: string;
  /** What people call it, e.g. "Visa ending in 4242". */
  label: string;
}

/** What the gateway itself says now. `chargeIds` names what was really taken: more than one when somebody paid twice. */
export interface SessionState {
  status: "open" | "failed" | "expired" | "paid";
  paymentId: Id;
  projectId: string;
  amount: number;
  currency: string;
  chargeIds: string[];
  /** Of a paid one that was to keep it. */
  method?: MethodKept | undefined;
}

/** Without the buyer, by what was kept. */
export interface ChargeToMake {
  /** Ours, and the idempotency key: the same one again charges nothing more. */
  paymentId: Id;
  projectId: string;
  amount: number;
  currency: string;
  description: string;
  method: Pick<MethodKept, "customerRef" | "methodRef">;
}

/** A charge goes by a name like a session's: it is asked about, and closed, by the same calls. */
export type ChargeMade = SessionState & Pick<OpenedSession, "sessionId">;

/** `checkoutUrl`: null where nobody is to pay, as for a charge by what was kept. */
type FoundSession = ChargeMade & { checkoutUrl: string | null };

export interface RefundToMake {
  /** Ours, and the idempotency key: the same one again pays back nothing more. */
  refundId: Id;
  sessionId: string;
  chargeId: string;
  amount: number;
  currency: string;
}

/**
 * Both for good, while trouble may be tried again: `gone` cannot go back that way (say, the card is closed), `elsewhere` went
 * back another way or may (by the buyer's bank, or by hand at the gateway), so that nobody is given it once more.
 */
export interface RefundMade {
  status: "succeeded" | "pending" | "gone" | "elsewhere";
  gatewayRefundId: string | null;
  reason: string;
}

interface EventOf {
  eventId: string;
  /** The gateway's own word for it, for the log. */
  type: string;
}
interface ChargeEvent extends EventOf {
  paymentId: Id;
  projectId: string;
  sessionId: string;
  amount: number;
  currency: string;
}

/**
 * What went back without our asking: the buyer's bank took it, or somebody gave it by hand at the gateway. `returned`: we have
 * it again, because the dispute was won or the refund came to nothing.
 */
export interface OutsideEvent extends EventOf {
  kind: "dispute" | "outside refund";
  /** Null of a dispute: a charge has one. */
  gatewayRefundId: string | null;
  chargeId: string;
  amount: number;
  currency: string;
  outcome: "taken" | "returned";
}

/** What a webhook told, reduced to what matters here. */
export type GatewayEvent =
  | (ChargeEvent & { kind: "paid"; chargeId: string; method?: MethodKept | undefined })
  | (ChargeEvent & { kind: "failed" | "expired" })
  | (EventOf & { kind: "refund"; refundId: Id; made: RefundMade })
  | OutsideEvent
  | (EventOf & { kind: "ignored" });

/** Every method may go out and take up to 15 s; throws GatewayTrouble when what became of it is unknown. */
export interface PaymentGateway {
  name: GatewayName;
  openSession(wanted: SessionToOpen): Promise<OpenedSession>;
  /** Undefined when it knows no such session. */
  findSession(sessionId: string): Promise<SessionState | undefined>;
  /** Of a payment whose session's name we never heard: for answers that were lost. */
  findSessionOf(paymentId: Id): Promise<FoundSession | undefined>;
  /** From then on nobody can pay there; harmless when it is over already. */
  closeSession(sessionId: string): Promise<void>;
  /** Undefined when nothing can be charged by that any more, for good. */
  charge(wanted: ChargeToMake): Promise<ChargeMade | undefined>;
  /** From then on nothing can be charged by it; harmless when it is gone already. */
  detach(method: Pick<MethodKept, "customerRef" | "methodRef">): Promise<void>;
  refund(wanted: RefundToMake): Promise<RefundMade>;
  /** Throws AppError "invalid_signature". Signatures cover the raw bytes and are at most 300 s old or ahead. */
  readEvent(signed: Signed): Promise<GatewayEvent>;
}

/** No answer, or none that says anything: it may have happened or not. The reconciler finds out. */
export class GatewayTrouble extends Error {}
