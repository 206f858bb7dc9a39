// Signing in at Google: a code becomes a refresh token, which is kept, and that becomes access tokens of an hour, which
// are not.
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { z } from "zod";
import type { GoogleClient } from "#kernel/config/google-settings.ts";
import { ProviderError } from "#kernel/outside/calendar-provider.ts";
import {
  type AskOutside,
  OutsideError,
  type OutsideResponse,
  outsideFailures,
} from "#kernel/outside/outside-fetch.ts";
import { after, type Clock, seconds } from "#kernel/time/clock.ts";
import type { GoogleAddresses } from "./google-addresses.ts";
import { GoogleTokens, readAnswer, reasonIn } from "./google-answers.ts";
import { isGood, refuse } from "./google-refusals.ts";

interface Parts {
  ask: AskOutside;
  client: GoogleClient;
  addresses: GoogleAddresses;
  clock: Clock;
}

/** An access token is no longer used this long before it ends. */
const MARGIN = seconds(60);
/** Access tokens in memory. More are forgotten, and asked for again. */
const MOST = 2000;

export function googleTokens({ ask, client, addresses, clock }: Parts) {
  const known = new Map<string, { access: string; until: Date }>();

  const post = (address: string, fields: Record<string, string>): Promise<OutsideResponse> =>
    ask(address, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json" },
      body: new URLSearchParams(fields).toString(),
    });

  /** Throws "consent" if Google no longer accepts what was granted, or never did. */
  async function grant(fields: Record<string, string>): Promise<z.infer<typeof GoogleTokens>> {
    const { clientId: client_id, clientSecret: client_secret } = client;
    const response = await post(addresses.token, { ...fields, client_id, client_secret });
    if (isGood(response)) return readAnswer(GoogleTokens, response);
    if (response.status === 400 && reasonIn(response) === "invalid_grant") throw new ProviderError("consent");
    // Not the seller's fault, such as a wrong client secret: what was granted still holds.
    if (response.status === 401 || response.status === 403)
      throw new OutsideError(t(outsideFailures.status, { status: String(response.status) }));
    return refuse(response);
  }

  return {
    exchange: (code: string, codeVerifier: string, redirectUri: string) =>
      grant({
        grant_type: "authorization_code",
        code,
        code_verifier: codeVerifier,
        redirect_uri: redirectUri,
      }),

    /** A valid access token. */
    async access(refreshToken: string): Promise<string> {
      const found = known.get(refreshToken);
      if (found && clock.now() < found.until) return found.access;
      const { access_token, expires_in } = await grant({
        grant_type: "refresh_token",
        refresh_token: refreshToken,
      });
      if (known.size >= MOST) known.clear();
      known.set(refreshToken, {
        access: access_token,
        until: after(clock.now(), seconds(expires_in) - MARGIN),
      });
      return access_token;
    },

    /** The next access token is a new one. */
    forget: (refreshToken: string): void => void known.delete(refreshToken),

    async revoke(refreshToken: string): Promise<void> {
      known.delete(refreshToken);
      const response = await post(addresses.revoke, { token: refreshToken });
      const isGone =
        response.status === 400 && ["invalid_token", "invalid_grant"].includes(reasonIn(response));
      if (!isGood(response) && !isGone) refuse(response);
    },
  };
}
