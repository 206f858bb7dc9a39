import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { getAccount } from "#features/identity/auth/account/get-account.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { sendLink } from "./send-link.ts";

/**
 * Sends the link that confirms the email. Returns a sentence about the outcome. Throws "invalid_transition"
 * without a mail server, "rate_limited".
 */
export function sendVerification(deps: Deps, userId: Id): Promise<string> {
  return inTransaction(deps, async (deps) => {
    const { email, isVerified } = await getAccount(deps.db, userId);
    if (isVerified) return t("Your email is confirmed already");
    await sendLink(deps, { userId, to: email, purpose: "verify_email", email });
    return t("The link is on its way to {email}", { email });
  });
}
