// The interface of payment gateways. To add one, implement it in gateways/payment and add it to
// open-gateways.ts; one test suite runs over all gateways.

import type { Id } from "@solodesk/contract/kernel/id.ts";
import { msg } from "@solodesk/contract/kernel/language/t.ts";
import type { GatewayName } from "@solodesk/contract/money/payments.ts";
import { keptWords } from "../kept-words.ts";
import type { Signed } from "../secrets/signed.ts";

export interface SessionToOpen {
  /** Our id, which the gateway stores and returns. Repeating the call with it returns the same session. */
  paymentId: Id;
  projectId: string;
  /** In minor units. 0 only with `saveMethod`: the session then saves a card and charges nothing. */
  amount: number;
  currency: string;
  description: string;
  email: string;
  /** Absolute URLs on this site. */
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
  /** Whether to save the payment method, to charge it again without the buyer. */
  saveMethod: boolean;
}

export interface OpenedSession {
  sessionId: string;
  checkoutUrl: string;
}

/** What a saved payment method is called, for `label`. */
export const methodLabels = {
  card: msg("{brand} ending in {digits}"),
  testCard: msg("Test card {digits}"),
} as const;

/** Shows a label to who reads it. */
export const labelInWords = keptWords(Object.values(methodLabels));

/** A saved payment method; the card data stays at the gateway. */
export interface SavedMethod {
  customerRef: string;
  methodRef: string;
  /** For people, as rows keep it: "Visa ending in 4242". */
  label: string;
}

/**
 * The state at the gateway. `chargeIds` are the charges that took money: several if the buyer paid twice, none if the
 * session only saved a card, which counts as paid.
 */
export interface SessionState {
  status: "open" | "failed" | "expired" | "paid";
  paymentId: Id;
  projectId: string;
  amount: number;
  currency: string;
  chargeIds: string[];
  /** Set if it is paid and `saveMethod` was true. */
  method?: SavedMethod | undefined;
}

/** A charge to a saved method, without the buyer. */
export interface ChargeToMake {
  /** Our id and the idempotency key: repeating the call does not charge again. */
  paymentId: Id;
  projectId: string;
  amount: number;
  currency: string;
  description: string;
  method: Pick<SavedMethod, "customerRef" | "methodRef">;
}

/** A charge has a session id too, so the calls that find and close sessions work for it. */
export type ChargeMade = SessionState & Pick<OpenedSession, "sessionId">;

/** `checkoutUrl` is null if there is no page to pay on, as for a charge to a saved method. */
type FoundSession = ChargeMade & { checkoutUrl: string | null };

export interface RefundToMake {
  /** Our id and the idempotency key: repeating the call does not refund again. */
  refundId: Id;
  sessionId: string;
  chargeId: string;
  amount: number;
  currency: string;
}

/**
 * `gone` and `elsewhere` are final; GatewayFailure may be retried. `gone`: it cannot be refunded this way,
 * for example because the card is closed. `elsewhere`: it was or may be refunded another way (by the buyer's
 * bank, or by hand at the gateway), so it must not be paid twice.
 */
export interface RefundMade {
  status: "succeeded" | "pending" | "gone" | "elsewhere";
  gatewayRefundId: string | null;
  reason: string;
}

interface EventOf {
  eventId: string;
  /** The gateway's own type of the event, for the log. */
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
 * Money that was returned without our request: by a dispute at the buyer's bank, or by a refund made by hand
 * at the gateway. `returned`: we have it back, because the dispute was won or the refund failed.
 */
export interface OutsideEvent extends EventOf {
  kind: "dispute" | "outside refund";
  /** Null for a dispute, because a charge has at most one. */
  gatewayRefundId: string | null;
  chargeId: string;
  amount: number;
  currency: string;
  outcome: "taken" | "returned";
  /** Until when the bank takes evidence against a dispute, if the gateway says so. */
  evidenceDueBy?: Date | undefined;
}

/** A webhook event, reduced to what matters here. */
export type GatewayEvent =
  /** `chargeId` is null if the session only saved a card. */
  | (ChargeEvent & { kind: "paid"; chargeId: string | null; method?: SavedMethod | undefined })
  | (ChargeEvent & { kind: "failed" | "expired" })
  | (EventOf & { kind: "refund"; refundId: Id; made: RefundMade })
  | OutsideEvent
  | (EventOf & { kind: "ignored" });

/** Methods may call the gateway and take up to 15 s. They throw GatewayFailure if the outcome is unknown. */
export interface PaymentGateway {
  name: GatewayName;
  openSession(wanted: SessionToOpen): Promise<OpenedSession>;
  /** Undefined if the gateway does not know the session. */
  findSession(sessionId: string): Promise<SessionState | undefined>;
  /** Finds the session of a payment whose session id we do not know, because the response was lost. */
  findSessionOf(paymentId: Id): Promise<FoundSession | undefined>;
  /** After this nobody can pay in the session; does nothing if it has already ended. */
  closeSession(sessionId: string): Promise<void>;
  /** Undefined if the method can never be charged again. */
  charge(wanted: ChargeToMake): Promise<ChargeMade | undefined>;
  /** After this the method cannot be charged; does nothing if it is already gone. */
  detach(method: Pick<SavedMethod, "customerRef" | "methodRef">): Promise<void>;
  refund(wanted: RefundToMake): Promise<RefundMade>;
  /** Throws AppError "invalid_signature". Signatures cover the raw bytes and may be 300 s off at most. */
  readEvent(signed: Signed): Promise<GatewayEvent>;
}

/** No response, or an unclear one: the call may have succeeded or not. The reconciler finds out. */
export class GatewayFailure extends Error {}
