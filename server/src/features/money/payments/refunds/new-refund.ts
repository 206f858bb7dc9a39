import type { Deps } from "#kernel/deps.ts";
import type { Refund } from "./refunds.repository.ts";

type Decided = Pick<
  Refund,
  | "id"
  | "paymentId"
  | "orderId"
  | "kind"
  | "amount"
  | "toGateway"
  | "toCredits"
  | "toGiftCards"
  | "chargeId"
  | "reason"
> &
  Partial<Pick<Refund, "storeId">>;

/** Builds a refund that is decided but not carried out yet. */
export function newRefund({ clock }: Pick<Deps, "clock">, decided: Decided): Refund {
  const now = clock.now();
  return {
    storeId: null,
    ...decided,
    status: "requested",
    gatewayRefundId: null,
    attempts: 0,
    tryAt: now,
    claimedUntil: null,
    error: null,
    evidenceDueBy: null,
    settledAt: null,
    createdAt: now,
  };
}
