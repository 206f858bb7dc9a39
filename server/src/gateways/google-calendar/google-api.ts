import { type CalendarPlace, ProviderError, type ProviderLogin } from "#kernel/outside/calendar-provider.ts";
import type { AskOutside, OutsideResponse } from "#kernel/outside/outside-fetch.ts";
import type { googleTokens } from "./google-tokens.ts";

interface ApiRequest {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Those that are undefined are left out. */
  query?: Record<string, string | undefined>;
  body?: unknown;
  /** The etag of what is replaced. */
  etag?: string | undefined;
}

/** Asks Google's API with a seller's consent. A token that is refused is renewed once. */
export function googleApi(ask: AskOutside, tokens: ReturnType<typeof googleTokens>, api: string) {
  const send = async (address: string, { method = "GET", body, etag }: ApiRequest, token: string) =>
    ask(address, {
      method,
      headers: {
        authorization: `Bearer ${await tokens.access(token)}`,
        accept: "application/json",
        ...(body !== undefined && { "content-type": "application/json; charset=utf-8" }),
        ...(etag !== undefined && { "if-match": etag }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  return {
    async ask(path: string, { password }: ProviderLogin, request: ApiRequest = {}): Promise<OutsideResponse> {
      const address = new URL(`${api}${path}`);
      for (const [name, value] of Object.entries(request.query ?? {}))
        if (value !== undefined) address.searchParams.set(name, value);
      const response = await send(address.href, request, password);
      if (response.status !== 401) return response;
      tokens.forget(password);
      return send(address.href, request, password);
    },

    /** The path of a calendar in the API. Throws ProviderError if the address is not one of Google's. */
    pathOf({ address }: Pick<CalendarPlace, "address">): string {
      const start = `${api}/calendars/`;
      if (!address.startsWith(start)) throw new ProviderError("no_calendar");
      return address.slice(api.length);
    },
  };
}

export type GoogleApi = ReturnType<typeof googleApi>;
