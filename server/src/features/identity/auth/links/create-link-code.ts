import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { after } from "#kernel/time/clock.ts";
import { requireConfirmed } from "../confirm/require-confirmed.ts";
import { hashOf, randomToken } from "../sessions/opaque-token.ts";
import { LINK_LIFE } from "../sessions/session-life.ts";
import { insertCode } from "./sign-in-links.repository.ts";

/**
 * Creates a code that signs this session's owner in on another device, once. Throws "confirmation_required".
 */
export async function createLinkCode(deps: Deps, user: SessionUser) {
  await requireConfirmed(deps, user);
  const code = randomToken();
  const expiresAt = after(deps.clock.now(), LINK_LIFE);
  await inTransaction(deps, async (deps) => {
    await insertCode(deps.db, { hash: hashOf(code), sessionId: user.sessionId, expiresAt });
    await recordAudit(deps.db, { userId: user.id, event: "link_code_created" });
  });
  return { code, expires: expiresAt.toISOString() };
}
