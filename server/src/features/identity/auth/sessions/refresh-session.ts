import type { Tokens } from "@solodesk/contract/identity/auth.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { after } from "#kernel/time/clock.ts";
import { suspensionOf } from "../suspension/suspension-of.ts";
import { issueTokens } from "./issue-tokens.ts";
import { judgeReplay } from "./judge-replay.ts";
import { hashOf, successorOf } from "./opaque-token.ts";
import { findToken, rotateToken } from "./refresh-tokens.repository.ts";
import { IDLE_LIFE } from "./session-life.ts";
import { revokeSession } from "./sessions.repository.ts";

/**
 * Exchanges a refresh token for new tokens. A token that comes back after its successor was used, or too
 * late, is taken for stolen and ends the session. Throws "invalid_refresh_token".
 */
export async function refreshSession(deps: Deps, presented: string): Promise<Tokens> {
  const { db, clock, secrets } = deps;
  const now = clock.now();
  const hash = hashOf(presented);
  const token = successorOf(presented, secrets);
  const rotation = { hash, successorHash: hashOf(token), now, expiresAt: after(now, IDLE_LIFE) };
  const { userId, sessionId, expiresAt } =
    (await rotateToken(db, rotation)) ?? (await repeat(deps, hash, now));
  return issueTokens(deps, { id: userId, sessionId }, { token, expiresAt });
}

/** Gives the same answer again for a token that was used a moment ago. */
async function repeat(deps: Deps, hash: string, now: Date) {
  const known = await findToken(deps.db, hash);
  if (!known) throw new AppError("invalid_refresh_token");
  const { userId, sessionId, successorExpiresAt } = known;
  const suspension = await suspensionOf(deps, userId);
  if (suspension) throw new AppError("invalid_refresh_token", { message: suspension.message });
  const meaning = judgeReplay(known, now);
  if (meaning === "repeat" && successorExpiresAt) return { userId, sessionId, expiresAt: successorExpiresAt };
  if (meaning === "theft") {
    await inTransaction(deps, async (deps) => {
      await revokeSession(deps.db, sessionId, now);
      await recordAudit(deps.db, { userId, event: "session_stolen", sessionId });
    });
    deps.log.warn({ session: sessionId }, "a spent refresh token came back, so its session was ended");
  }
  throw new AppError("invalid_refresh_token");
}
