// What the address contains after Google's redirect, and whether it can be trusted.

import type { GoogleAnswer } from "@solodesk/contract/identity/auth.ts";
import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { GoogleVisit } from "./google-visit.ts";

export interface Returned {
  /** The purpose of the visit; undefined if this tab did not start it. */
  visit: GoogleVisit | undefined;
  /** Sent to the server; undefined if Google returned no usable answer. */
  answer: GoogleAnswer | undefined;
  /** Why there is no answer. */
  refusal: string;
}

const byError: Record<string, Message> = {
  access_denied: msg("You did not let Google tell us who you are, so nothing was done."),
  temporarily_unavailable: msg("Google can't sign anyone in right now. Try again in a moment."),
  server_error: msg("Google can't sign anyone in right now. Try again in a moment."),
};

export function returned(search: URLSearchParams, visit: GoogleVisit | undefined): Returned {
  const refused = (refusal: string, known = visit) => ({ visit: known, answer: undefined, refusal });
  const [code, state, error] = ["code", "state", "error"].map((name) => search.get(name));
  if (!code && !error)
    return refused(t("Google opens this page after a sign-in. There is nothing to finish."));
  // Another site may have made up this address.
  if (!visit || state !== visit.state)
    return refused(t("This wasn't started in this tab, so nothing was done. Start again."), undefined);
  if (!code) return refused(t(byError[error ?? ""] ?? msg("Google did not sign you in. Start again.")));
  const { codeVerifier, nonce } = visit;
  const redirectUri = location.origin + pages.googleRedirect;
  return { visit, answer: { code, codeVerifier, redirectUri, nonce }, refusal: "" };
}
