import { auth } from "@solodesk/contract/identity/auth.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { call } from "#kernel/api/call.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { leaveFor } from "#kernel/page/leave-for.ts";
import { currentUser } from "#kernel/session/session.ts";
import { keepForms } from "#kernel/storage/kept-forms.ts";
import { base64Url, beginGoogleVisit, type GooglePurpose } from "./google-visit.ts";

/**
 * Leaves for Google, which returns to `/google-redirect`. Text typed so far is kept, and `wanted` is the page
 * to continue at: the current page, unless given. Throws CallError if the server does not answer or Google is
 * not available.
 */
export async function askGoogle(purpose: GooglePurpose, wanted: string | null = here()): Promise<void> {
  const { google } = await call(auth.getConfig, {});
  const { clientId, authorizationEndpoint } = google;
  if (clientId === null || authorizationEndpoint === null) throw unavailable();
  // Over plain http the browser has no crypto.subtle, and Google would not redirect back.
  if (!globalThis.isSecureContext) throw insecure();
  const visit = beginGoogleVisit(purpose, wanted);
  const address = new URL(authorizationEndpoint);
  const params = {
    client_id: clientId,
    response_type: "code",
    redirect_uri: location.origin + pages.googleRedirect,
    scope: ["openid", "email", "profile"].join(" "),
    state: visit.state,
    nonce: visit.nonce,
    code_challenge: await challengeOf(visit.codeVerifier),
    code_challenge_method: "S256",
    ...(purpose === "confirm" && forceReauthentication),
  };
  for (const [name, value] of Object.entries(params)) address.searchParams.set(name, value);
  const user = currentUser();
  if (user) keepForms(user.id);
  leaveFor(address.href);
}

/** Google must ask a signed-in user for the password again, and its answer must say when that happened. */
const forceReauthentication = {
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
const unavailable = () => refusal("google_unavailable", t("Google does not answer. Try again in a moment."));
const insecure = () => refusal("insecure", t("Signing in with Google needs this site's https address."));
