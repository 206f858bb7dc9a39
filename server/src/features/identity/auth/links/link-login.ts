import type { SignedIn } from "@solodesk/contract/identity/auth.ts";
import { abouts } from "#features/identity/audit/about-in-words.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import { accessTokens } from "#kernel/secrets/session.ts";
import { after } from "#kernel/time/clock.ts";
import { getProfile } from "../account/get-profile.ts";
import { notifyNewDevice } from "../sessions/notify-new-device.ts";
import { hashOf } from "../sessions/opaque-token.ts";
import { openSession } from "../sessions/open-session.ts";
import { FRESH_LIFE, LINK_LIFE } from "../sessions/session-life.ts";
import { findConfirmedAt, findLiveSessions } from "../sessions/sessions.repository.ts";
import { lockPassword } from "../users.repository.ts";
import { spendSignInCode, spendToken } from "./sign-in-links.repository.ts";

/** An access token contains dots; a one-time code does not. */
const isAccessToken = (token: string): boolean => token.includes(".");

function spend(deps: Deps, token: string) {
  return isAccessToken(token)
    ? spendAccessToken(deps, token)
    : spendSignInCode(deps.db, hashOf(token), deps.clock.now());
}

async function spendAccessToken({ db, clock, secrets, newId }: Deps, token: string) {
  const claims = await accessTokens(secrets, clock, newId)
    .verify(token)
    .catch(() => undefined);
  if (!claims) return undefined;
  const now = clock.now();
  const expiresAt = after(claims.issuedAt, LINK_LIFE);
  if (expiresAt < now) return undefined;
  return spendToken(db, { hash: hashOf(claims.jti), sessionId: claims.sessionId, expiresAt }, now);
}

/** Opens a new session for the holder of a sign-in link. Throws "invalid_link". */
export function linkLogin(deps: Deps, token: string, userAgent: string): Promise<SignedIn> {
  return inTransaction(deps, async (deps) => {
    const owner = await spend(deps, token);
    if (!owner) throw new AppError("invalid_link");
    const { userId, sessionId } = owner;
    const user = await lockPassword(deps.db, userId);
    // A new password may have ended the session that made the link since the link was checked.
    const live = await findLiveSessions(deps.db, [sessionId], deps.clock.now());
    // Turning on a second factor may have made that session stale.
    const confirmedAt = await findConfirmedAt(deps.db, sessionId);
    if (!user || !confirmedAt || !live.has(sessionId)) throw new AppError("invalid_link");
    // Only a fresh session can create a code, but stale sessions get access tokens too.
    if (isAccessToken(token) && deps.clock.now() >= after(confirmedAt, FRESH_LIFE))
      throw new AppError("invalid_link");
    await notifyNewDevice(deps, { userId, to: user.email }, userAgent);
    // A link proves no password, so the new session is no fresher than the one it came from.
    const tokens = await openSession(deps, { userId, userAgent, confirmedAt, by: asKept(abouts.byLink) });
    return { user: await getProfile(deps, userId), tokens };
  });
}
