import { abouts } from "#features/identity/audit/about-in-words.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import { findAccount } from "../account/find-account.ts";
import { deleteTokens } from "../tokens/tokens.repository.ts";
import { lockUser } from "../users.repository.ts";
import { revokeSessions } from "./sessions.repository.ts";

/**
 * Signs out all devices of an account and revokes its API tokens, for an owner who can't do it. Called by the operator. Returns
 * how many there were; undefined if no account has this address.
 */
export async function endAllSessions(deps: Deps, email: string): Promise<number | undefined> {
  const account = await findAccount(deps.db, email);
  if (!account) return undefined;
  const userId = account.id;
  return inTransaction(deps, async (deps) => {
    await lockUser(deps.db, userId);
    const ended =
      (await revokeSessions(deps.db, userId, deps.clock.now())) + (await deleteTokens(deps.db, userId));
    const about = asKept(abouts.byOperator);
    if (ended > 0) await recordAudit(deps.db, { userId, event: "sessions_ended", about });
    return ended;
  });
}
