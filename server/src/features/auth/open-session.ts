import type { Tokens } from "@solodesk/contract/auth.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { after } from "#kernel/clock.ts";
import type { Deps } from "#kernel/deps.ts";
import { issueTokens } from "./issue-tokens.ts";
import { hashOf, randomToken } from "./opaque-token.ts";
import { IDLE_LIFE, SESSION_LIFE } from "./session-life.ts";
import { insertSession } from "./sessions.repository.ts";

interface Opening {
  userId: Id;
  userAgent: string;
  /** When this person last proved who they are; now, unless given. */
  confirmedAt?: Date;
}

const LONGEST_USER_AGENT = 300;

/** Signs a person in on one more device. */
export async function openSession(deps: Deps, { userId, userAgent, confirmedAt }: Opening): Promise<Tokens> {
  const now = deps.clock.now();
  const sessionId = deps.newId();
  const refresh = { token: randomToken(), expiresAt: after(now, IDLE_LIFE) };
  await insertSession(deps.db, {
    id: sessionId,
    userId,
    userAgent: userAgent.slice(0, LONGEST_USER_AGENT),
    now,
    confirmedAt: confirmedAt ?? now,
    expiresAt: after(now, SESSION_LIFE),
    token: { hash: hashOf(refresh.token), expiresAt: refresh.expiresAt },
  });
  return issueTokens(deps, { id: userId, sessionId }, refresh);
}
