// Checking a signature takes longer than any other step of a small request, and a client sends the same token
// for ten minutes. Valid tokens are therefore cached until they expire. Whether a session is revoked is
// looked up in the database each time.

import type { AccessTokens, SessionUser } from "#kernel/secrets/session.ts";
import type { Clock } from "#kernel/time/clock.ts";

const MOST = 10_000;

interface Known {
  user: SessionUser;
  expires: Date;
}

/** Returns a cached verifier. It throws what `tokens.verify` throws. */
export function knownTokens(tokens: AccessTokens, clock: Clock): (token: string) => Promise<Known> | Known {
  const known = new Map<string, Known>();

  async function verify(token: string): Promise<Known> {
    const { id, sessionId, viewer, expires } = await tokens.verify(token);
    const found = { user: { id, sessionId, ...(viewer && { viewer }) }, expires };
    const [oldest] = known.keys();
    if (known.size >= MOST && oldest !== undefined) known.delete(oldest);
    known.set(token, found);
    return found;
  }

  return (token) => {
    const found = known.get(token);
    if (found === undefined) return verify(token);
    if (clock.now() < found.expires) return found;
    known.delete(token);
    return verify(token);
  };
}
