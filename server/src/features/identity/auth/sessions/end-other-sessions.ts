import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { revokeSessions } from "./sessions.repository.ts";

/** Signs out all devices but the current one. */
export const endOtherSessions = (deps: Deps, { id, sessionId }: SessionUser): Promise<void> =>
  inTransaction(deps, async (deps) => {
    const ended = await revokeSessions(deps.db, id, deps.clock.now(), sessionId);
    if (ended > 0) await recordAudit(deps.db, { userId: id, event: "sessions_ended" });
  });
