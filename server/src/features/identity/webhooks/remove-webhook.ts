import type { Id } from "@solodesk/contract/kernel/id.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { deleteWebhook } from "./webhooks.repository.ts";

/** Deletes its log as well. Throws "not_found". */
export const removeWebhook = (deps: Deps, userId: Id, id: Id): Promise<void> =>
  inTransaction(deps, async (deps) => {
    const url = await deleteWebhook(deps.db, { userId, id });
    if (url === undefined) throw new AppError("not_found");
    await recordAudit(deps.db, { userId, event: "webhook_removed", about: new URL(url).host });
  });
