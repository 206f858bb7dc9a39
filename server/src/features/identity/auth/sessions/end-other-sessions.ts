import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { transact } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { revokeSessions } from "./sessions.repository.ts";

/** Signs all devices out but the one that asks. */
export const endOtherSessions = ({ db, clock }: Deps, { id, sessionId }: SessionUser): Promise<void> =>
  transact(db, async (tx) => {
    const ended = await revokeSessions(tx, id, clock.now(), sessionId);
    if (ended > 0) await recordAudit(tx, { userId: id, event: "sessions_ended" });
  });
