import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { OperatorPayout, SettlePayout } from "@solodesk/contract/operator/operator-money.ts";
import { findAccounts } from "#features/identity/auth/account/find-accounts.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { settleByHand } from "#features/selling/payouts/settle/settle-by-hand.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { toOperatorPayout } from "./to-operator-payout.ts";

/**
 * Records that the operator paid it, or that it failed, which gives the money back to its owner. Throws "not_found",
 * "confirmation_required" and "invalid_transition".
 */
export async function settleOperatorPayout(
  deps: Deps,
  operator: SessionUser,
  id: Id,
  outcome: SettlePayout,
): Promise<OperatorPayout> {
  await requireConfirmed(deps, operator);
  const payout = await settleByHand(deps, id, outcome);
  deps.log.info({ operator: operator.id, payout: id, status: payout.status }, "an operator settled a payout");
  return toOperatorPayout(payout, await findAccounts(deps.db, [payout.userId]));
}
