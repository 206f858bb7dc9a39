// What the screens of letters' links need once somebody presses: loaded then, for it is more than the screens themselves.
import { auth } from "@solodesk/contract/identity/auth.ts";
import { emails } from "@solodesk/contract/identity/emails.ts";
import { call } from "#kernel/api/call.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { send } from "#kernel/api/send.ts";
import { currentUser, setUser } from "#kernel/session/session.ts";

/** Answers what to say about it. */
export async function verifyEmail(token: string): Promise<string> {
  await send(emails.verify, { body: { token } }, { quiet: true });
  await renewUser();
  return "Thank you, your email is confirmed.";
}

/** Answers what to say about it. */
export async function confirmChange(token: string): Promise<string> {
  const { data } = await send(emails.confirmChange, { body: { token } }, { quiet: true });
  if (!data.changed) return "Thank you. Now open the link in the mail to your other address, too.";
  await renewUser();
  return `Your email is ${data.email} from now on. Log in with it.`;
}

/** Shows what a link has changed about whoever is signed in here, who may be the one it is about. */
async function renewUser(): Promise<void> {
  if (currentUser() === null) return;
  try {
    setUser((await call(auth.getProfile, {})).data);
  } catch (error) {
    // It is done all the same; the next page load shows it.
    if (!(error instanceof CallError)) throw error;
  }
}
