import type { Id } from "@solodesk/contract/kernel/id.ts";
import { payoutAbout } from "#features/identity/audit/about-in-words.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { enqueueWebhook } from "#features/identity/webhooks/enqueue-webhook.ts";
import { postTransaction } from "#features/money/wallet/post-transaction.ts";
import { keptMoney } from "#features/platform/mail/money-in-words.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import type { PayoutSent, ProviderName } from "#kernel/outside/payout-provider.ts";
import { emailPayoutOwner } from "../emails/email-payout-owner.ts";
import { payoutPaidEntry, payoutReturnEntry } from "../payout-entries.ts";
import { endPayout, findPayout, type ShownPayout } from "../payouts.repository.ts";

export type PayoutOutcome = Exclude<PayoutSent, { status: "pending" }>;

/**
 * Records the outcome of a payout once, with its ledger entry and email. Undefined if it can no longer end
 * this way.
 */
export const settlePayout = (
  deps: Deps,
  id: Id,
  by: ProviderName,
  outcome: PayoutOutcome,
): Promise<ShownPayout | undefined> =>
  inTransaction(deps, async (deps) => {
    const row = await endPayout(deps.db, id, { ...outcome, settledAt: deps.clock.now() }, by);
    const settled = row && (await findPayout(deps.db, id));
    if (!settled) return undefined;
    const { masked } = settled;
    const entry =
      outcome.status === "paid"
        ? payoutPaidEntry(settled, masked)
        : payoutReturnEntry(settled, masked, "failed");
    await postTransaction(deps, entry);
    await recordAudit(deps.db, {
      userId: settled.userId,
      event: outcome.status === "paid" ? "payout_paid" : "payout_failed",
      about: asKept(payoutAbout, { sum: keptMoney(settled), account: masked }),
    });
    await emailPayoutOwner(deps, settled);
    const { userId } = settled;
    await enqueueWebhook(deps, { userId, events: [`payout.${outcome.status}`], objectId: id });
    return settled;
  });
