import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { GatewayName } from "@solodesk/contract/money/payments.ts";
import type { MethodKept } from "#kernel/outside/payment-gateway.ts";

/** What a gateway says it is about. */
export interface Claim {
  gateway: GatewayName;
  projectId: string;
  sessionId: string;
  amount: number;
  currency: string;
}

/** What became of a payment. */
export interface Outcome {
  status: "open" | "failed" | "expired" | "paid";
  /** Undefined where no gateway was needed for it: its time is over, credits pay all of it, or there is nothing to charge. */
  claim: Claim | undefined;
  /** What was really taken; more than one when somebody paid twice. */
  chargeIds: readonly string[];
  /** Of a paid one that was to keep what paid it. */
  method?: MethodKept | undefined;
}

export const ranOut: Outcome = { status: "expired", claim: undefined, chargeIds: [] };
export const refused: Outcome = { status: "failed", claim: undefined, chargeIds: [] };
export const paidByCredits: Outcome = { status: "paid", claim: undefined, chargeIds: [] };

interface Told extends Omit<Claim, "gateway"> {
  status: Outcome["status"];
  paymentId: Id;
  chargeIds: readonly string[];
  method?: MethodKept | undefined;
}

export const outcomeTold = (gateway: GatewayName, { status, chargeIds, method, ...told }: Told): Outcome => ({
  status,
  chargeIds,
  method,
  claim: {
    gateway,
    projectId: told.projectId,
    sessionId: told.sessionId,
    amount: told.amount,
    currency: told.currency,
  },
});
