import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { publishStore } from "#features/store/store/publish-store.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { emailOwner } from "../emails/email-owner.ts";
import { revokeSessions } from "../sessions/sessions.repository.ts";
import { lockUser, setSuspension } from "../users.repository.ts";
import { operatorContact } from "./operator-contact.ts";

/**
 * Shuts an account out: its sessions end, its API tokens are refused, its store goes offline, its payouts wait and its
 * plan is not renewed. Its data stays, and restoreAccount gives it back. The owner gets an email with the reason. Throws "not_found", and
 * "invalid_transition" if it is already suspended.
 */
export const suspendAccount = (deps: Deps, userId: Id, reason: string): Promise<void> =>
  inTransaction(deps, async (deps) => {
    const at = deps.clock.now();
    const user = await lockUser(deps.db, userId);
    if (!user || user.deletedAt) throw new AppError("not_found");
    if (user.suspendedAt)
      throw new AppError("invalid_transition", { message: t("This account is already suspended.") });
    const wasOnline = await publishStore(deps, userId, false);
    await setSuspension(deps.db, userId, { at, reason, reopensStore: user.reopensStore || wasOnline });
    await revokeSessions(deps.db, userId, at);
    await recordAudit(deps.db, { userId, event: "account_suspended", about: reason });
    await emailOwner(
      deps,
      { userId, to: user.email },
      { kind: "account_suspended", at, reason, contact: operatorContact(deps.config) },
    );
  });
