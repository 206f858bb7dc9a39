import type { emails } from "@solodesk/contract/identity/emails.ts";
import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import { setEmail } from "#features/identity/auth/account/set-email.ts";
import { openLink } from "#features/identity/auth/links/open-link.ts";
import { refuseOperatorsLink } from "#features/identity/auth/operator/refuse-operators-link.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { emailTaken } from "./email-taken.ts";

/** Uses up one link of a change. The last one changes the address. Throws "invalid_link", "email_taken". */
export function confirmChange(
  deps: Deps,
  code: string,
): Promise<Answer<typeof emails.confirmChange>["data"]> {
  return inTransaction(deps, async (deps) => {
    const { userId, email } = await openLink(deps, code, ["leave_email", "take_email"]);
    refuseOperatorsLink(deps, email);
    const outcome = await setEmail(deps, { userId, email });
    if (outcome === "taken") throw emailTaken();
    return { email, changed: outcome === "changed" };
  });
}
