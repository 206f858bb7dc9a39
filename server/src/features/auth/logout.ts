import type { Deps } from "#kernel/deps.ts";
import { hashOf } from "./opaque-token.ts";
import { revokeSessionOfToken } from "./sessions.repository.ts";

/** Ends the session of this refresh token; an unknown one is none to end. */
export const logout = ({ db, clock }: Deps, refreshToken: string): Promise<void> =>
  revokeSessionOfToken(db, hashOf(refreshToken), clock.now());
