import type { Id } from "@solodesk/contract/kernel/id.ts";
import { abouts } from "#features/identity/audit/about-in-words.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import { emailOwner } from "../emails/email-owner.ts";
import { findUser } from "../users.repository.ts";
import { codeLimit } from "./code-limit.ts";
import { isOneTimeCode } from "./one-time-code.ts";
import { plainCode } from "./plain-code.ts";
import { type Spent, spendCode } from "./spend-code.ts";

/**
 * Runs `work` if the code is right, in the transaction that uses the code up: both happen or neither does.
 * Throws "validation_failed", "rate_limited".
 */
export async function withCode<T>(
  deps: Deps,
  userId: Id,
  typed: string,
  work: (inside: Deps, spent: Spent) => Promise<T>,
): Promise<T> {
  const code = plainCode(typed);
  const limit = codeLimit(deps, userId);
  if (isOneTimeCode(code)) await limit.reserve();
  const done = await inTransaction(deps, async (deps) => {
    const spent = await spendCode(deps, userId, code);
    if (spent.kind === "recovery_code") await notifyOfRecovery(deps, userId, spent.left);
    return work(deps, spent);
  });
  await limit.clear();
  return done;
}

/** Informs the owner, in case someone else found the list of codes. */
async function notifyOfRecovery(deps: Deps, userId: Id, left: number): Promise<void> {
  const user = await findUser(deps.db, userId);
  if (!user) return;
  await recordAudit(deps.db, {
    userId,
    event: "recovery_code_used",
    about: asKept(abouts.codesLeft, { count: left }),
  });
  const event = { kind: "recovery_code_used", at: deps.clock.now(), left } as const;
  await emailOwner(deps, { userId, to: user.email }, event);
}
