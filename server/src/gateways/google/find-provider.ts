// The provider's metadata: fetched when first needed, cached for a day, and fetched again after a failure.
import { createRemoteJWKSet, type JWTVerifyGetKey } from "jose";
import type * as Library from "openid-client";
import { type GoogleClient, isPrivateWay } from "#kernel/config/google-settings.ts";
import { after, type Clock, days, seconds } from "#kernel/time/clock.ts";

/** Timeout of each call to the provider. */
export const PATIENCE = seconds(5);
const GOOD_FOR = days(1);

export interface Provider {
  library: typeof Library;
  settings: Library.Configuration;
  /** The issuer as the provider writes it into its tokens. */
  issuer: string;
  keys: JWTVerifyGetKey;
  authorizationEndpoint: string;
}

export function providerFinder(client: GoogleClient, clock: Clock): () => Promise<Provider> {
  let found: { provider: Promise<Provider>; until: Date } | undefined;
  return () => {
    const now = clock.now();
    if (found && now < found.until) return found.provider;
    const asked = { provider: discover(client), until: after(now, GOOD_FOR) };
    found = asked;
    asked.provider.catch(() => {
      if (found === asked) found = undefined;
    });
    return asked.provider;
  };
}

/** Also loads the library, to save its memory in installations without Google. */
async function discover({ issuer, clientId, clientSecret }: GoogleClient): Promise<Provider> {
  const library = await import("openid-client");
  const isPlain = new URL(issuer).protocol === "http:";
  const settings = await library.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: PATIENCE / 1000,
    execute: isPlain ? [library.allowInsecureRequests] : [],
  });
  const { jwks_uri, authorization_endpoint, issuer: name } = settings.serverMetadata();
  if (!isUsable(jwks_uri) || !isUsable(authorization_endpoint))
    throw new Error("The provider names no usable address of its keys or of its sign-in page.");
  // No cooldown between fetches: we verify only tokens that the provider itself sends us over TLS, so nobody
  // else can trigger fetches, and a key that was just rotated takes only one.
  const keys = createRemoteJWKSet(new URL(jwks_uri), { cooldownDuration: 0, timeoutDuration: PATIENCE });
  return { library, settings, issuer: name, keys, authorizationEndpoint: authorization_endpoint };
}

const isUsable = (address: string | undefined): address is string =>
  address !== undefined && isPrivateWay(address);
