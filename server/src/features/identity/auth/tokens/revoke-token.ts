import type { Id } from "@solodesk/contract/kernel/id.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { deleteToken } from "./tokens.repository.ts";

/** Its calls are refused from the next one on. Throws "not_found". */
export const revokeToken = (deps: Deps, userId: Id, id: Id): Promise<void> =>
  inTransaction(deps, async (deps) => {
    const name = await deleteToken(deps.db, userId, id);
    if (name === undefined) throw new AppError("not_found");
    await recordAudit(deps.db, { userId, event: "token_revoked", about: name });
  });
