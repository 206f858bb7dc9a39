import type { Id } from "@solodesk/contract/kernel/id.ts";
import { after } from "#kernel/clock.ts";
import type { Deps } from "#kernel/deps.ts";
import { hashOf, randomToken } from "./opaque-token.ts";
import { LINK_LIFE } from "./session-life.ts";
import { insertCode } from "./sign-in-links.repository.ts";

/** A code that signs this session's owner in on another device, once. */
export async function createLinkCode({ db, clock }: Deps, sessionId: Id) {
  const code = randomToken();
  const expiresAt = after(clock.now(), LINK_LIFE);
  await insertCode(db, { hash: hashOf(code), sessionId, expiresAt });
  return { code, expires: expiresAt.toISOString() };
}
