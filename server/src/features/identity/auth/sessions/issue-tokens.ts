import type { Tokens } from "@solodesk/contract/identity/auth.ts";
import type { Deps } from "#kernel/deps.ts";
import { accessTokens, type SessionUser } from "#kernel/secrets/session.ts";

interface RefreshToken {
  token: string;
  expiresAt: Date;
}

/** Returns a new access token for the session, together with its refresh token. */
export async function issueTokens(deps: Deps, user: SessionUser, refresh: RefreshToken): Promise<Tokens> {
  const { token, expires } = await accessTokens(deps.secrets, deps.clock, deps.newId).issue(user);
  return {
    access: { token, expires },
    refresh: { token: refresh.token, expires: refresh.expiresAt.toISOString() },
  };
}
