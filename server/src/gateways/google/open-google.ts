import type { GoogleAnswer } from "@solodesk/contract/identity/auth.ts";
import { type JWTPayload, jwtVerify } from "jose";
import type { Logger } from "pino";
import { AppError } from "#kernel/app-error.ts";
import type { Config } from "#kernel/config/config.ts";
import { googleClientOf } from "#kernel/config/google-settings.ts";
import type { Google, GoogleIdentity } from "#kernel/outside/google.ts";
import { after, type Clock, seconds } from "#kernel/time/clock.ts";
import { type Provider, providerFinder } from "./find-provider.ts";
import { identityIn } from "./identity-in.ts";
import { isRefusal, providerReasonOf } from "./is-refusal.ts";

/** How long a page waits before it leaves out the button; the lookup continues in the background. */
const PAGE_PATIENCE = seconds(1);
/** How long pages do not call a provider that did not respond. */
const REST = seconds(10);
/** Tolerance for clock differences. */
const LEEWAY_SECONDS = 30;
/** Only public-key algorithms: with a shared secret, the signature would not prove who signed. */
const algorithms = ["RS256", "PS256", "ES256", "EdDSA", "Ed25519"];

/** Undefined if sign-in with Google is not configured. */
export function openGoogle(
  config: Config,
  { clock, log }: { clock: Clock; log: Pick<Logger, "warn"> },
): Google | undefined {
  const client = googleClientOf(config);
  if (!client) return undefined;
  const find = providerFinder(client, clock);
  const issuer = new URL(client.issuer).href.replace(/\/$/, "");
  let restsUntil = new Date(0);

  const endpoint = async (): Promise<string | undefined> => {
    if (clock.now() < restsUntil) return undefined;
    try {
      return (await find()).authorizationEndpoint;
    } catch (error) {
      restsUntil = after(clock.now(), REST);
      log.warn({ reason: providerReasonOf(error) }, "google does not answer");
      return undefined;
    }
  };
  const fail = (error: unknown, code: "google_refused" | "google_unavailable"): never => {
    log.warn({ reason: providerReasonOf(error), code }, "nobody was signed in with google");
    throw new AppError(code);
  };
  const exchange = async (answer: GoogleAnswer): Promise<GoogleIdentity> => {
    const provider = await find().catch((error: unknown) => fail(error, "google_unavailable"));
    try {
      return identityIn(await claimsFor(provider, answer, client.clientId, clock.now()), issuer);
    } catch (error) {
      return fail(error, isRefusal(error) ? "google_refused" : "google_unavailable");
    }
  };
  return {
    clientId: client.clientId,
    issuer,
    authorizationEndpoint: () => Promise.race([endpoint(), silence(PAGE_PATIENCE)]),
    exchange,
  };
}

async function claimsFor(
  { library, settings, issuer, keys }: Provider,
  { code, codeVerifier, redirectUri, nonce }: GoogleAnswer,
  clientId: string,
  now: Date,
): Promise<JWTPayload> {
  const back = new URL(redirectUri);
  back.searchParams.set("code", code);
  // There is only one provider, so the response is always from this issuer.
  back.searchParams.set("iss", issuer);
  const tokens = await library.authorizationCodeGrant(settings, back, {
    pkceCodeVerifier: codeVerifier,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  const { payload } = await jwtVerify(tokens.id_token ?? "", keys, {
    algorithms,
    issuer,
    audience: clientId,
    clockTolerance: LEEWAY_SECONDS,
    requiredClaims: ["sub", "exp", "iat"],
    currentDate: now,
  });
  const { userinfo_endpoint } = settings.serverMetadata();
  if (payload["email"] !== undefined || userinfo_endpoint === undefined) return payload;
  // Google includes the email address in the token; others return it only from the userinfo endpoint.
  return { ...(await library.fetchUserInfo(settings, tokens.access_token, payload.sub ?? "")), ...payload };
}

/** Resolves with undefined after `ms` milliseconds. */
const silence = (ms: number): Promise<undefined> =>
  new Promise((resolve) => void setTimeout(() => resolve(undefined), ms).unref());
