import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/session.ts";
import { revokeSessions } from "./sessions.repository.ts";

/** Signs all devices out but the one that asks. */
export const endOtherSessions = ({ db, clock }: Deps, { id, sessionId }: SessionUser): Promise<void> =>
  revokeSessions(db, id, clock.now(), sessionId);
