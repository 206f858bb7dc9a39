import type { Tokens } from "@solodesk/contract/identity/auth.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { abouts } from "#features/identity/audit/about-in-words.ts";
import { entryOf } from "#features/identity/audit/record-audit.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import { after } from "#kernel/time/clock.ts";
import { suspensionOf } from "../suspension/suspension-of.ts";
import { issueTokens } from "./issue-tokens.ts";
import { hashOf, randomToken } from "./opaque-token.ts";
import { IDLE_LIFE, SESSION_LIFE } from "./session-life.ts";
import { insertSession } from "./sessions.repository.ts";

interface Opening {
  userId: Id;
  userAgent: string;
  /** When the user last proved who they are. Default: now. */
  confirmedAt?: Date;
  /** The version of the password that was checked. Default: any. */
  passwordVersion?: number;
  /** How the user signed in, in words. Default: "by password". */
  by?: string;
}

const LONGEST_USER_AGENT = 300;

/**
 * Opens a session: the last step of every sign-in. Throws "account_suspended", and "invalid_credentials" if the
 * password has changed meanwhile.
 */
export async function openSession(deps: Deps, opening: Opening): Promise<Tokens> {
  const { userId, userAgent, confirmedAt, passwordVersion, by = asKept(abouts.byPassword) } = opening;
  const now = deps.clock.now();
  const sessionId = deps.newId();
  const refresh = { token: randomToken(), expiresAt: after(now, IDLE_LIFE) };
  const isOpen = await insertSession(deps.db, {
    id: sessionId,
    userId,
    userAgent: userAgent.slice(0, LONGEST_USER_AGENT),
    now,
    confirmedAt: confirmedAt ?? now,
    passwordVersion,
    expiresAt: after(now, SESSION_LIFE),
    token: { hash: hashOf(refresh.token), expiresAt: refresh.expiresAt },
    entry: entryOf({ userId, event: "signed_in", about: by, sessionId }),
  });
  if (!isOpen) throw (await suspensionOf(deps, userId)) ?? new AppError("invalid_credentials");
  return issueTokens(deps, { id: userId, sessionId }, refresh);
}
