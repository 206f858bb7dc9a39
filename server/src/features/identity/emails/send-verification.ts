import type { Id } from "@solodesk/contract/kernel/id.ts";
import { getAccount } from "#features/identity/auth/account/get-account.ts";
import { transact } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { sendLink } from "./send-link.ts";

/** Answers what became of it. Throws "invalid_transition" without a mail server, "rate_limited". */
export function sendVerification(deps: Deps, userId: Id): Promise<string> {
  return transact(deps.db, async (tx) => {
    const { email, isVerified } = await getAccount(tx, userId);
    if (isVerified) return "Your email is confirmed already";
    await sendLink(deps, tx, { userId, to: email, purpose: "verify_email", email });
    return `The link is on its way to ${email}`;
  });
}
