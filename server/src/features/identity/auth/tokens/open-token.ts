import { tokenPrefix } from "@solodesk/contract/identity/auth/tokens.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Caller } from "#kernel/app.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { hashOf } from "../sessions/opaque-token.ts";
import { findLiveToken, hasToken, noteUse } from "./tokens.repository.ts";

/** How exactly the time of the last use is kept: each note is a write. */
const NOTED_EVERY = minutes(1);

export const isApiToken = (token: string): boolean => token.startsWith(tokenPrefix);

/** Whether the account still has this token, and it is valid. */
export const isTokenLive = (
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: Id,
  id: Id,
): Promise<boolean> => hasToken(db, userId, id, clock.now());

/** Returns whom an API token belongs to, and what it may do. Throws "unauthenticated". */
export async function openToken({ db, clock }: Deps, token: string): Promise<Caller> {
  const now = clock.now();
  const found = await findLiveToken(db, hashOf(token), now);
  if (!found) throw new AppError("unauthenticated");
  const { id, userId, name, scopes, expiresAt, lastUsedAt } = found;
  const since = after(now, -NOTED_EVERY);
  if (!lastUsedAt || lastUsedAt < since) await noteUse(db, id, now, since);
  return {
    user: { id: userId, sessionId: id, token: { name, scopes } },
    live: Promise.resolve(),
    expires: expiresAt,
    lives: async () => (await findLiveToken(db, hashOf(token), clock.now())) !== undefined,
  };
}
