import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { publishStore } from "#features/store/store/publish-store.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { lockAccount, writePlan } from "./deletions.repository.ts";
import { emailDeletionEvent } from "./emails/deletion-email.ts";

/**
 * Cancels a deletion and publishes the store again if it was online. Throws "invalid_transition" if none was
 * requested.
 */
export const cancelDeletion = (deps: Deps, userId: Id): Promise<void> =>
  inTransaction(deps, async (deps) => {
    const account = await lockAccount(deps.db, userId);
    if (!account?.deletesAt)
      throw new AppError("invalid_transition", { message: t("Your account isn't being deleted.") });
    await writePlan(deps.db, userId, { deletesAt: null, reopensStore: false, givesUp: 0 });
    if (account.reopensStore) await publishStore(deps, userId, true);
    await recordAudit(deps.db, { userId, event: "deletion_cancelled" });
    await emailDeletionEvent(deps, { userId, to: account.email }, { kind: "deletion_cancelled" });
  });
