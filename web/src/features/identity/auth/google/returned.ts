// What the address contains after Google's redirect, and whether it can be trusted.
import type { GoogleAnswer } from "@solodesk/contract/identity/auth.ts";
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

const byError: Record<string, string> = {
  access_denied: "You did not let Google tell us who you are, so nothing was done.",
  temporarily_unavailable: "Google cannot sign anybody in right now. Try again in a moment.",
  server_error: "Google cannot sign anybody in right now. Try again in a moment.",
};

export function returned(search: URLSearchParams, visit: GoogleVisit | undefined): Returned {
  const refused = (refusal: string, known = visit) => ({ visit: known, answer: undefined, refusal });
  const [code, state, error] = ["code", "state", "error"].map((name) => search.get(name));
  if (!code && !error)
    return refused("Google leads back here after somebody signed in with it. There is nothing to finish.");
  // Another site may have made up this address.
  if (!visit || state !== visit.state)
    return refused(
      "This does not belong to anything that was begun in this tab, so nothing was done. Start again.",
      undefined,
    );
  if (!code) return refused(byError[error ?? ""] ?? "Google did not sign you in. Start again.");
  const { codeVerifier, nonce } = visit;
  const redirectUri = location.origin + pages.googleRedirect;
  return { visit, answer: { code, codeVerifier, redirectUri, nonce }, refusal: "" };
}
