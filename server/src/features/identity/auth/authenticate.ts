import type { App } from "#kernel/app.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { accessTokens, bearerOf, type SessionUser } from "#kernel/secrets/session.ts";
import { canView } from "./operator/can-view.ts";
import { knownTokens } from "./sessions/known-tokens.ts";
import { liveSessions } from "./sessions/live-sessions.ts";
import { isApiToken, openToken } from "./tokens/open-token.ts";

/**
 * Reads only the Authorization header. Browsers send cookies automatically, so accepting one would let other
 * sites make writes.
 */
export function authenticator(deps: Deps): App["authenticate"] {
  const verify = knownTokens(accessTokens(deps.secrets, deps.clock, deps.newId), deps.clock);
  const isSession = liveSessions(deps);
  const isLive = async (user: SessionUser) =>
    user.viewer
      ? (await isSession(user.viewer)) && (await canView(deps, user.viewer, user.id))
      : isSession(user);
  const requireLive = async (user: SessionUser) => {
    if (!(await isLive(user))) throw new AppError("unauthenticated");
  };
  return async (authorization) => {
    const token = bearerOf(authorization);
    if (token === undefined) throw new AppError("unauthenticated");
    if (isApiToken(token)) return openToken(deps, token);
    const { user, expires } = await verify(token);
    return { user, expires, live: requireLive(user), lives: () => isLive(user) };
  };
}
