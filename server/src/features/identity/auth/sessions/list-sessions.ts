import type { Session } from "@solodesk/contract/identity/auth/session.ts";
import { deviceInWords, deviceOf } from "#features/identity/audit/device-in-words.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { after } from "#kernel/time/clock.ts";
import { IDLE_LIFE } from "./session-life.ts";
import { listLiveSessions } from "./sessions.repository.ts";

/** Lists live sessions: the current one first, then the most recently used. */
export async function listSessions({ db, clock }: Deps, { id, sessionId }: SessionUser): Promise<Session[]> {
  const now = clock.now();
  const rows = await listLiveSessions(db, id, now, after(now, -IDLE_LIFE));
  const sessions = rows.map((row) => ({
    id: row.id,
    current: row.id === sessionId,
    device: deviceInWords(deviceOf(row.userAgent)),
    userAgent: row.userAgent,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
  }));
  return sessions.toSorted((a, b) => Number(b.current) - Number(a.current));
}
