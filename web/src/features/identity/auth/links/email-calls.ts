// Calls of the screens that email links open. Loaded on the press: they are larger than the screens
// themselves.

import { auth } from "@solodesk/contract/identity/auth.ts";
import { emails } from "@solodesk/contract/identity/emails.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { call } from "#kernel/api/call.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { send } from "#kernel/api/send.ts";
import { currentUser, setUser } from "#kernel/session/session.ts";

/** Returns the sentence to show on success. */
export async function verifyEmailAddress(token: string): Promise<string> {
  await send(emails.verify, { body: { token } }, { quiet: true });
  await renewUser();
  return t("Thank you, your email is confirmed.");
}

/** Returns the sentence to show on success. */
export async function confirmEmailChange(token: string): Promise<string> {
  const { data } = await send(emails.confirmChange, { body: { token } }, { quiet: true });
  if (!data.changed) return t("Thank you. Now open the link in the email to your other address, too.");
  await renewUser();
  return t("Your email is now {email}. Use it to log in.", { email: data.email });
}

/** Reloads the profile of the user signed in here, whom the link may have changed. */
async function renewUser(): Promise<void> {
  if (currentUser() === null) return;
  try {
    setUser((await call(auth.getProfile, {})).data);
  } catch (error) {
    // The change is done anyway; the next page load shows it.
    if (!(error instanceof CallError)) throw error;
  }
}
