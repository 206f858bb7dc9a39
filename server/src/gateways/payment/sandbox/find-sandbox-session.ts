import type { Deps } from "#kernel/deps.ts";
import { findSession, type SessionRow } from "./sessions.repository.ts";

export type { SessionRow };

/** Undefined if there is no such session; malformed ids are not looked up. */
export const findSandboxSession = async (
  { db }: Pick<Deps, "db">,
  id: string,
): Promise<SessionRow | undefined> => (/^[\w-]{1,64}$/.test(id) ? findSession(db, id) : undefined);
