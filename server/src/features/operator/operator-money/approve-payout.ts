import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { OperatorPayout } from "@solodesk/contract/operator/operator-money.ts";
import { findAccounts } from "#features/identity/auth/account/find-accounts.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { getPayout } from "#features/selling/payouts/get-payout.ts";
import { approvePayouts } from "#features/selling/payouts/settle/approve-payouts.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { toOperatorPayout } from "./to-operator-payout.ts";

/** Throws "not_found", "confirmation_required", and "invalid_transition" if it does not wait for approval. */
export async function approvePayout(deps: Deps, operator: SessionUser, id: Id): Promise<OperatorPayout> {
  await requireConfirmed(deps, operator);
  const approved = await approvePayouts(deps, [id]);
  const payout = await getPayout(deps.db, id);
  if (approved.length === 0)
    throw new AppError("invalid_transition", {
      message: t("This withdrawal isn't waiting for approval any more."),
    });
  deps.log.info({ operator: operator.id, payout: id }, "an operator approved a payout");
  return toOperatorPayout(payout, await findAccounts(deps.db, [payout.userId]));
}
