import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { deleteTokens } from "../tokens/tokens.repository.ts";
import { lockUser } from "../users.repository.ts";
import { revokeSessions } from "./sessions.repository.ts";

/** Signs out all devices but the current one, and revokes all API tokens, because people do this when they suspect an intruder. */
export const endOtherSessions = (deps: Deps, { id, sessionId }: SessionUser): Promise<void> =>
  inTransaction(deps, async (deps) => {
    // What is being created in another session at this moment is there to be ended, or finds that session ended.
    await lockUser(deps.db, id);
    const ended =
      (await revokeSessions(deps.db, id, deps.clock.now(), sessionId)) + (await deleteTokens(deps.db, id));
    if (ended > 0) await recordAudit(deps.db, { userId: id, event: "sessions_ended" });
  });
