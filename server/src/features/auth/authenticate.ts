import { AppError } from "#kernel/app-error.ts";
import type { App } from "#kernel/app.ts";
import type { Deps } from "#kernel/deps.ts";
import { accessTokens, bearerOf } from "#kernel/session.ts";
import { liveSessions } from "./live-sessions.ts";

/** Only the Authorization header counts: a cookie travels by itself and would open every write to other sites. */
export function authenticator(deps: Deps): App["authenticate"] {
  const tokens = accessTokens(deps.secrets, deps.clock, deps.newId);
  const isLive = liveSessions(deps);
  return async (authorization) => {
    const token = bearerOf(authorization);
    if (token === undefined) throw new AppError("unauthenticated");
    const { id, sessionId } = await tokens.verify(token);
    if (!(await isLive(sessionId))) throw new AppError("unauthenticated");
    return { id, sessionId };
  };
}
