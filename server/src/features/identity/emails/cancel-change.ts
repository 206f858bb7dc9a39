import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { dropLinks } from "#features/identity/auth/links/drop-links.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { getChange } from "./get-change.ts";

/** Cancels an email change and its links. Throws "invalid_transition" if none is pending. */
export const cancelChange = (deps: Deps, userId: Id): Promise<void> =>
  inTransaction(deps, async (deps) => {
    const change = await getChange(deps, userId);
    if (!change)
      throw new AppError("invalid_transition", { message: t("There is no email change to cancel.") });
    await dropLinks(deps.db, userId, ["leave_email", "take_email"]);
    await recordAudit(deps.db, { userId, event: "email_change_cancelled", about: change.email });
  });
