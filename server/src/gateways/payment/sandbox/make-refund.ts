import { inTransaction } from "#kernel/database/db.ts";
import type { RefundMade, RefundToMake } from "#kernel/outside/payment-gateway.ts";
import type { SandboxDeps } from "./choose-outcome.ts";
import { queueEvents } from "./queue-events.ts";
import { sessionStatusOf } from "./session-state.ts";
import { findSandboxRefund, insertSandboxRefund, lockSession, refundedOf } from "./sessions.repository.ts";

const refused = (status: "gone" | "elsewhere", reason: string): RefundMade => ({
  status,
  gatewayRefundId: null,
  reason,
});

const nameOf = (refundId: string) => `re_${refundId}`;

/** Never refunds more than the charge took, and the same refund only once, even in concurrent calls. */
export function makeRefund(deps: SandboxDeps, wanted: RefundToMake): Promise<RefundMade> {
  const { refundId, sessionId, chargeId, amount } = wanted;
  const made: RefundMade = { status: "succeeded", gatewayRefundId: nameOf(refundId), reason: "" };
  return inTransaction(deps, async (deps) => {
    const session = await lockSession(deps.db, sessionId);
    if (await findSandboxRefund(deps.db, refundId)) return made;
    const now = deps.clock.now();
    const wasTaken =
      session && sessionStatusOf(session, now) === "paid" && session.chargeIds.includes(chargeId)
        ? session
        : undefined;
    if (!wasTaken) return refused("gone", "There is no such charge.");
    if ((await refundedOf(deps.db, chargeId, sessionId)) + amount > wasTaken.amount)
      return refused("elsewhere", "It is more than is left of this charge.");
    await insertSandboxRefund(deps.db, { id: refundId, sessionId, chargeId, amount, createdAt: now });
    const data = { refund_id: refundId, id: nameOf(refundId), status: "succeeded" as const, reason: "" };
    await queueEvents(deps, { seed: refundId, events: [{ type: "refund.updated", data, at: now }] });
    return made;
  });
}
