import type { Id } from "@solodesk/contract/kernel/id.ts";
import { deviceOf } from "#features/identity/audit/device-in-words.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { revokeOwnSession } from "./sessions.repository.ts";

/** Signs out one device. Throws "not_found" for another user's session and for one that has ended. */
export const endSession = (deps: Deps, userId: Id, id: Id): Promise<void> =>
  inTransaction(deps, async (deps) => {
    const userAgent = await revokeOwnSession(deps.db, userId, id, deps.clock.now());
    if (userAgent === undefined) throw new AppError("not_found");
    await recordAudit(deps.db, { userId, event: "session_ended", about: deviceOf(userAgent) });
  });
