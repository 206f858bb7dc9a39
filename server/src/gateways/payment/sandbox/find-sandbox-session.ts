import type { Deps } from "#kernel/deps.ts";
import { findSession, type SessionRow } from "./sessions.repository.ts";

export type { SessionRow };

/** Undefined for a name nobody was given; one that is no name at all is not asked for. */
export const findSandboxSession = async (
  { db }: Pick<Deps, "db">,
  id: string,
): Promise<SessionRow | undefined> => (/^[\w-]{1,64}$/.test(id) ? findSession(db, id) : undefined);
