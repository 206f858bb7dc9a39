import { auth } from "@solodesk/contract/identity/auth.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { call } from "#kernel/api/call.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { leaveFor } from "#kernel/page/leave-for.ts";
import { currentUser } from "#kernel/session/session.ts";
import { keepForms } from "#kernel/storage/kept-forms.ts";
import { base64Url, beginVisit, type GooglePurpose } from "./google-visit.ts";

/**
 * Leaves for Google, which leads back to `/google-redirect`. What was half-typed is kept, and `wanted` is where to go on:
 * the page that is left, unless given. Throws CallError while Google does not answer.
 */
export async function askGoogle(purpose: GooglePurpose, wanted: string | null = here()): Promise<void> {
  const { google } = await call(auth.getConfig, {});
  const { clientId, authorizationEndpoint } = google;
  if (clientId === null || authorizationEndpoint === null) throw unavailable;
  // Over plain http a browser has no means to, and Google would lead nobody back.
  if (!globalThis.isSecureContext) throw insecure;
  const visit = beginVisit(purpose, wanted);
  const address = new URL(authorizationEndpoint);
  const asked = {
    client_id: clientId,
    response_type: "code",
    redirect_uri: location.origin + pages.googleRedirect,
    scope: "openid email profile",
    state: visit.state,
    nonce: visit.nonce,
    code_challenge: await challengeOf(visit.codeVerifier),
    code_challenge_method: "S256",
    ...(purpose === "confirm" && anew),
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  const user = currentUser();
  if (user) keepForms(user.id);
  leaveFor(address.href);
}

/** Whoever is signed in there has to prove it once more, and the answer has to say when. */
const anew = {
  prompt: "login",
  max_age: "0",
  claims: JSON.stringify({ id_token: { auth_time: { essential: true } } }),
};

const here = (): string => location.pathname + location.search + location.hash;

async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return base64Url(new Uint8Array(digest));
}

const refusal = (code: string, message: string) => new CallError({ code, message, status: 503 });
const unavailable = refusal("google_unavailable", "Google does not answer. Try again in a moment.");
const insecure = refusal("insecure", "Signing in with Google needs this site's https address.");
