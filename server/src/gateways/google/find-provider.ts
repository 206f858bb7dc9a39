// What a provider says about itself: asked for when somebody first needs it, kept for a day, and asked anew after a failure.
import { createRemoteJWKSet, type JWTVerifyGetKey } from "jose";
import type * as Library from "openid-client";
import { type GoogleClient, isPrivateWay } from "#kernel/config/google-settings.ts";
import { after, type Clock, days, seconds } from "#kernel/time/clock.ts";

/** For one answer of the provider. */
export const PATIENCE = seconds(5);
const GOOD_FOR = days(1);

export interface Provider {
  library: typeof Library;
  settings: Library.Configuration;
  /** As the provider writes itself into its tokens. */
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

/** The library is loaded with it: most desks are without Google and need not hold it in memory. */
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
  // Without a pause between two fetches, for only what the provider itself hands us over TLS is looked up in them: a key
  // that was changed a moment ago costs one fetch, and nobody else can cause any.
  const keys = createRemoteJWKSet(new URL(jwks_uri), { cooldownDuration: 0, timeoutDuration: PATIENCE });
  return { library, settings, issuer: name, keys, authorizationEndpoint: authorization_endpoint };
}

const isUsable = (address: string | undefined): address is string =>
  address !== undefined && isPrivateWay(address);
