import type { Id } from "@solodesk/contract/kernel/id.ts";
import { deviceInWords } from "#features/identity/audit/device-in-words.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { AppError } from "#kernel/app-error.ts";
import { transact } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { revokeOwnSession } from "./sessions.repository.ts";

/** Signs one device out. Throws "not_found" for somebody else's and for one that is signed out. */
export const endSession = ({ db, clock }: Deps, userId: Id, id: Id): Promise<void> =>
  transact(db, async (tx) => {
    const userAgent = await revokeOwnSession(tx, userId, id, clock.now());
    if (userAgent === undefined) throw new AppError("not_found");
    await recordAudit(tx, { userId, event: "session_ended", about: deviceInWords(userAgent) });
  });
