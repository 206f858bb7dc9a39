// Google Calendar (API version 3) with a seller's consent (OAuth 2).
import { createHash } from "node:crypto";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Config } from "#kernel/config/config.ts";
import { googleClientOf } from "#kernel/config/google-settings.ts";
import {
  type CalendarProvider,
  ProviderError,
  type ProviderLogin,
} from "#kernel/outside/calendar-provider.ts";
import type { ConsentVisit, GoogleCalendar, GoogleConsent } from "#kernel/outside/google-calendar.ts";
import { askOutside, OutsideError } from "#kernel/outside/outside-fetch.ts";
import { type Clock, seconds } from "#kernel/time/clock.ts";
import { googleAddresses } from "./google-addresses.ts";
import { CalendarListPage, readAnswer } from "./google-answers.ts";
import { type GoogleApi, googleApi } from "./google-api.ts";
import { isGood, refuse } from "./google-refusals.ts";
import { googleTokens } from "./google-tokens.ts";
import { listEvents } from "./list-events.ts";
import { ownIdOf } from "./own-event.ts";
import { readEvents } from "./read-events.ts";
import { removeEvent, writeEvent } from "./write-event.ts";

/** The least that is needed: to see which calendars there are, and to read and write events. */
const scopes = [
  "https://www.googleapis.com/auth/calendar.calendarlist.readonly",
  "https://www.googleapis.com/auth/calendar.events",
];
/** Of 250 calendars each. */
const MOST_PAGES = 10;

/** Undefined if the operator does not offer it. */
export function openGoogleCalendar(config: Config, clock: Clock): GoogleCalendar | undefined {
  const client = googleClientOf(config);
  if (!config.GOOGLE_CALENDAR || !client) return undefined;
  const addresses = googleAddresses(config);
  const ask = askOutside({
    only: addresses.origins,
    trusted: addresses.trusted,
    ports: [443],
    isHttpsOnly: true,
    maxBytes: 10 * 1024 * 1024,
    patience: seconds(15),
  });
  const tokens = googleTokens({ ask, client, addresses, clock });
  const api = googleApi(ask, tokens, addresses.api);
  const { pathname } = new URL(addresses.api);
  const folderOf = (place: { address: string }) => `${pathname}${api.pathOf(place)}/events`;

  const calendars: CalendarProvider = {
    list: async (_server, login) =>
      (await listCalendars(api, login)).map(({ id, name, isWritable }) => ({
        address: `${addresses.api}/calendars/${encodeURIComponent(id)}`,
        name,
        isWritable,
      })),
    hrefFor: (address, id) => `${folderOf({ address })}/${ownIdOf(id)}`,
    changes: (place, token) => listEvents(api, place, folderOf(place), token),
    read: (place, hrefs) => readEvents(api, place, hrefs),
    write: (place, object) => writeEvent(api, place, object),
    remove: (place, href) => removeEvent(api, place, href),
  };

  return {
    calendars,

    consentAddress({ redirectUri, state, codeVerifier, account }: ConsentVisit): string {
      const address = new URL(addresses.consent);
      const params = {
        client_id: client.clientId,
        response_type: "code",
        redirect_uri: redirectUri,
        scope: scopes.join(" "),
        state,
        code_challenge: createHash("sha256").update(codeVerifier).digest("base64url"),
        code_challenge_method: "S256",
        // Google gives a refresh token only if it asks.
        access_type: "offline",
        prompt: "consent",
        ...(account !== undefined && { login_hint: account }),
      };
      for (const [name, value] of Object.entries(params)) address.searchParams.set(name, value);
      return address.href;
    },

    async exchange({ code, codeVerifier, redirectUri }): Promise<GoogleConsent> {
      try {
        const { refresh_token: token, scope } = await tokens.exchange(code, codeVerifier, redirectUri);
        const given = new Set(scope.split(" "));
        if (!scopes.every((one) => given.has(one))) throw incomplete();
        if (token === undefined) throw new ProviderError("answer");
        const login = { username: "", password: token };
        const own = (await listCalendars(api, login)).find(({ isPrimary }) => isPrimary);
        if (!own) throw new ProviderError("answer");
        return { account: own.id, token };
      } catch (error) {
        if (error instanceof ProviderError) throw error.why === "consent" ? spent() : unavailable();
        if (error instanceof OutsideError) throw unavailable();
        throw error;
      }
    },

    revoke: (token) => tokens.revoke(token),
  };
}

const incomplete = () =>
  new AppError("google_refused", {
    message: t(
      "Solodesk needs both permissions: to see the list of your calendars, and to see and change events. Connect again and tick both.",
    ),
  });

const spent = () =>
  new AppError("google_refused", { message: t("Google no longer accepts this answer. Start again.") });

const unavailable = () =>
  new AppError("google_unavailable", { message: t("We can't reach Google. Try again in a moment.") });

/** Those whose events the account can read. */
async function listCalendars(api: GoogleApi, login: ProviderLogin) {
  const found: { id: string; name: string; isWritable: boolean; isPrimary: boolean }[] = [];
  let page: string | undefined;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const response = await api.ask("/users/me/calendarList", login, {
      query: {
        maxResults: "250",
        minAccessRole: "reader",
        fields: "items(id,summary,summaryOverride,accessRole,primary,deleted),nextPageToken",
        pageToken: page,
      },
    });
    if (!isGood(response)) refuse(response);
    const { items, nextPageToken } = readAnswer(CalendarListPage, response);
    for (const { id, summary, summaryOverride, accessRole, primary, deleted } of items)
      if (!deleted)
        found.push({
          id,
          name: summaryOverride ?? summary,
          isWritable: accessRole === "writer" || accessRole === "owner",
          isPrimary: primary,
        });
    page = nextPageToken;
    if (page === undefined) break;
  }
  return found;
}
