import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { GatewayName } from "@solodesk/contract/money/payments.ts";
import type { SavedMethod } from "#kernel/outside/payment-gateway.ts";

/** The payment that a gateway's report is about, in the gateway's words. */
export interface Claim {
  gateway: GatewayName;
  projectId: string;
  sessionId: string;
  amount: number;
  currency: string;
}

/** The result of a payment. */
export interface Outcome {
  status: "open" | "failed" | "expired" | "paid";
  /**
   * Undefined if no gateway was involved: the payment expired, credits paid all of it, or there was no method
   * to charge.
   */
  claim: Claim | undefined;
  /** The charges actually made; more than one if the buyer paid twice. */
  chargeIds: readonly string[];
  /** The method to save, if the payment asked for that and was paid. */
  method?: SavedMethod | undefined;
}

export const ranOut: Outcome = { status: "expired", claim: undefined, chargeIds: [] };
export const refused: Outcome = { status: "failed", claim: undefined, chargeIds: [] };
export const paidWithoutGateway: Outcome = { status: "paid", claim: undefined, chargeIds: [] };

interface ReportedOutcome extends Omit<Claim, "gateway"> {
  status: Outcome["status"];
  paymentId: Id;
  chargeIds: readonly string[];
  method?: SavedMethod | undefined;
}

export const toOutcome = (
  gateway: GatewayName,
  { status, chargeIds, method, ...claimed }: ReportedOutcome,
): Outcome => ({
  status,
  chargeIds,
  method,
  claim: {
    gateway,
    projectId: claimed.projectId,
    sessionId: claimed.sessionId,
    amount: claimed.amount,
    currency: claimed.currency,
  },
});
