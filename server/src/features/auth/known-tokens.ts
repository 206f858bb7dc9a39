// Checking a signature costs more than any other step of a small request, and a client sends the same token for ten
// minutes; so tokens found genuine are remembered until they expire. Revocation is asked of the database each time.
import type { Clock } from "#kernel/clock.ts";
import type { AccessTokens, SessionUser } from "#kernel/session.ts";

const MOST = 10_000;

/** Throws what `tokens.verify` throws. */
export function knownTokens(
  tokens: AccessTokens,
  clock: Clock,
): (token: string) => Promise<SessionUser> | SessionUser {
  const known = new Map<string, { user: SessionUser; expires: Date }>();

  async function verify(token: string): Promise<SessionUser> {
    const { id, sessionId, expires } = await tokens.verify(token);
    const user = { id, sessionId };
    const [oldest] = known.keys();
    if (known.size >= MOST && oldest !== undefined) known.delete(oldest);
    known.set(token, { user, expires });
    return user;
  }

  return (token) => {
    const found = known.get(token);
    if (found === undefined) return verify(token);
    if (clock.now() < found.expires) return found.user;
    known.delete(token);
    return verify(token);
  };
}
