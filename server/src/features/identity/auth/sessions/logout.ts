import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { hashOf } from "./opaque-token.ts";
import { revokeSessionOfToken } from "./sessions.repository.ts";

/** Ends the session of this refresh token. Does nothing if the token is unknown. */
export const logout = (deps: Deps, refreshToken: string): Promise<void> =>
  inTransaction(deps, async (deps) => {
    const ended = await revokeSessionOfToken(deps.db, hashOf(refreshToken), deps.clock.now());
    if (ended) await recordAudit(deps.db, { ...ended, event: "signed_out" });
  });
