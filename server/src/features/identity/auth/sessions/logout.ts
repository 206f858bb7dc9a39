import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { transact } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { hashOf } from "./opaque-token.ts";
import { revokeSessionOfToken } from "./sessions.repository.ts";

/** Ends the session of this refresh token; an unknown one is none to end. */
export const logout = ({ db, clock }: Deps, refreshToken: string): Promise<void> =>
  transact(db, async (tx) => {
    const ended = await revokeSessionOfToken(tx, hashOf(refreshToken), clock.now());
    if (ended) await recordAudit(tx, { ...ended, event: "signed_out" });
  });
