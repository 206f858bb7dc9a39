import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { publishStore } from "#features/store/store/publish-store.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { emailOwner } from "../emails/email-owner.ts";
import { lockUser, setSuspension } from "../users.repository.ts";

/**
 * Gives a suspended account back to its owner, who signs in again. The store goes online if it was, unless the account is to
 * be deleted: then it does once its owner keeps the account. Throws "not_found", and "invalid_transition" if it isn't
 * suspended.
 */
export const restoreAccount = (deps: Deps, userId: Id): Promise<void> =>
  inTransaction(deps, async (deps) => {
    const user = await lockUser(deps.db, userId);
    if (!user || user.deletedAt) throw new AppError("not_found");
    if (!user.suspendedAt)
      throw new AppError("invalid_transition", { message: t("This account isn't suspended.") });
    const leaves = user.deletesAt !== null;
    await setSuspension(deps.db, userId, { reopensStore: leaves && user.reopensStore });
    if (user.reopensStore && !leaves) await publishStore(deps, userId, true);
    await recordAudit(deps.db, { userId, event: "account_restored" });
    await emailOwner(deps, { userId, to: user.email }, { kind: "account_restored", at: deps.clock.now() });
  });
