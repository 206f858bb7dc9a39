import type { EmailChange } from "@solodesk/contract/identity/emails.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { findAccount } from "#features/identity/auth/account/find-account.ts";
import { getAccount } from "#features/identity/auth/account/get-account.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { emailTaken } from "./email-taken.ts";
import { getChange } from "./get-change.ts";
import { sendLink } from "./send-link.ts";

const wrong = (message: string) => new AppError("validation_failed", { fields: { email: message } });

/**
 * Starts an email change. Both addresses must agree; the old one only if it is confirmed, or a typing error
 * at registration could never be corrected. Throws "confirmation_required", "email_taken",
 * "validation_failed", "invalid_transition" without a mail server, "rate_limited".
 */
export async function changeEmail(deps: Deps, user: SessionUser, wanted: string): Promise<EmailChange> {
  await requireConfirmed(deps, user);
  return inTransaction(deps, async (deps) => {
    const account = await getAccount(deps.db, user.id);
    if (account.email === wanted) throw wrong(t("This is already your email."));
    const owner = await findAccount(deps.db, wanted);
    if (owner && owner.id !== user.id) throw emailTaken();
    // These links replace those of an earlier request.
    const about = { userId: user.id, email: wanted };
    await sendLink(deps, { ...about, to: wanted, purpose: "take_email" });
    if (account.isVerified) await sendLink(deps, { ...about, to: account.email, purpose: "leave_email" });
    await recordAudit(deps.db, { userId: user.id, event: "email_change_requested", about: wanted });
    const change = await getChange(deps, user.id);
    if (!change) throw new Error("The links of the change were not written.");
    return change;
  });
}
