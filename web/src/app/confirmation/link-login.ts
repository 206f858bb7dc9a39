// Signing in by `?token=` (spec 4). A user who is already signed in is asked first, so that nobody switches
// accounts unnoticed.
import { auth } from "@solodesk/contract/identity/auth.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { redirect } from "react-router";
import { CallError } from "#kernel/api/call-error.ts";
import { send } from "#kernel/api/send.ts";
import { currentUser, startSession } from "#kernel/session/session.ts";
import { subjectOf } from "#kernel/session/token-subject.ts";
import { pendingToken } from "./pending-token.ts";

/** @returns whether the token signed the user in; a refusal has already been shown. */
export async function signInByLink(token: string): Promise<boolean> {
  try {
    const { data } = await send(auth.linkLogin, { body: { token } }, { overlay: true });
    startSession(data);
    return true;
  } catch (error) {
    if (error instanceof CallError) return false;
    throw error;
  }
}

/** Runs in the first navigation, after the stored session is known. */
export async function spendLinkToken(token: string): Promise<void> {
  const user = currentUser();
  if (user === null) {
    if (await signInByLink(token)) throw redirect(pages.home);
  } else if (subjectOf(token) !== user.id) {
    pendingToken.set(token);
  }
}
