import type { Id } from "@solodesk/contract/kernel/id.ts";
import { writeToOwner } from "#features/identity/auth/account/write-to-owner.ts";
import { removeMethods } from "#features/money/payments/methods/remove-methods.ts";
import { endSubscription } from "#features/money/subscription/renewal/end-subscription.ts";
import type { EntryPosting } from "#features/money/wallet/entry.ts";
import { postTransaction } from "#features/money/wallet/post-transaction.ts";
import { releaseCardsOf } from "#features/selling/orders/card/release-cards.ts";
import { closeStore } from "#features/store/store/close-store.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { inTransaction } from "#kernel/database/db.ts";
import { inBatches } from "#kernel/database/in-batches.ts";
import type { Deps } from "#kernel/deps.ts";
import { assessDeletion, type DeletionAssessment } from "./assess-deletion.ts";
import { listDueAccounts, lockDueAccount } from "./deletions.repository.ts";
import { emailFarewell } from "./emails/deletion-email.ts";
import { eraseRows } from "./erase.repository.ts";

/**
 * Deletes the accounts whose waiting period is over, each once however many processes run; returns how many.
 * An account with new reasons against deletion is kept; its owner sees them.
 */
export function deleteAccounts(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  return inBatches<Id>(
    deps.log,
    (page) => listDueAccounts(deps.db, now, page),
    (id) => inTransaction(deps, (deps) => deleteAccount(deps, id)),
  );
}

async function deleteAccount(deps: Deps, userId: Id): Promise<boolean> {
  const now = deps.clock.now();
  const to = await lockDueAccount(deps.db, userId, now);
  if (to === undefined) return false;
  const { reasons, lapses } = await assessDeletion(deps, userId);
  if (reasons.length > 0) return false;
  await endSubscription(deps, userId);
  await removeMethods(deps, userId);
  await releaseCardsOf(deps, userId);
  await letLapse(deps, userId, lapses);
  const store = await findStoreOfUser(deps.db, userId);
  if (store) await closeStore(deps, { id: store.id, hours: store.hours, userId });
  await writeToOwner(deps.db, userId, async () => {
    await eraseRows(deps.db, userId, now);
    // After eraseRows, which deletes the account's emails and its language: this one must still be sent, in it.
    await emailFarewell(deps, { userId, to });
  });
  deps.log.info({ account: userId }, "an account was deleted");
  return true;
}

/** Moves what is left in the wallet, which nobody can spend any more, to the operator. */
async function letLapse(
  deps: Deps,
  userId: Id,
  { recharged, earnings }: DeletionAssessment["lapses"],
): Promise<void> {
  if (recharged + earnings === 0) return;
  const leaving = (kind: "recharged" | "earnings", amount: number): EntryPosting => ({
    account: { userId, kind },
    leg: kind,
    type: "credit",
    amount: -amount,
  });
  const taken = [leaving("recharged", recharged), leaving("earnings", earnings)];
  await postTransaction(deps, {
    source: { type: "adjustment", id: deps.newId() },
    description: "Expired with the account",
    currency: deps.config.CURRENCY,
    postings: [
      { account: { kind: "adjustments" }, leg: "adjustments", type: "credit", amount: recharged + earnings },
      ...taken.filter(({ amount }) => amount !== 0),
    ],
  });
}
