// Calendars over CalDAV (RFC 4791, 6578, 6764): iCloud, Fastmail, Nextcloud, Radicale and others.
import { t } from "@solodesk/contract/kernel/language/t.ts";
import {
  type CalendarChanges,
  type CalendarObject,
  type CalendarPlace,
  type CalendarProvider,
  mostRead,
  type NewObject,
  type OfferedCalendar,
  ProviderError,
  type ProviderLogin,
} from "#kernel/outside/calendar-provider.ts";
import {
  type AskOutside,
  OutsideError,
  type OutsideResponse,
  outsideFailures,
} from "#kernel/outside/outside-fetch.ts";
import {
  calendarsQuery,
  changesQuery,
  etagsQuery,
  eventsQuery,
  homeQuery,
  principalQuery,
} from "./dav-requests.ts";
import { type DavResponse, type Multistatus, readMultistatus } from "./read-multistatus.ts";

const MULTISTATUS = 207;
/** Answers of servers that don't know this kind of report. */
const unknownReport = new Set([400, 405, 415, 422, 501]);
/** Answers to a token that the server no longer knows. */
const refusedToken = new Set([403, 409, 410, 412]);
const writing = new Set(["d:all", "d:write", "d:write-content", "d:bind"]);

const headersOf = ({ username, password }: ProviderLogin) => ({
  authorization: `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`,
});

/** Throws what an answer means that is not the one hoped for. */
function refuse({ status }: OutsideResponse): never {
  if (status === 401) throw new ProviderError("login");
  if (status === 403) throw new ProviderError("forbidden");
  if (status === 412) throw new ProviderError("changed");
  if (status === 404 || status === 409 || status === 410) throw new ProviderError("no_calendar");
  throw new OutsideError(t(outsideFailures.status, { status: String(status) }));
}

/** The path of an event in this calendar; undefined if it is elsewhere. */
function hrefIn(address: string, href: string): string | undefined {
  const place = new URL(address);
  const url = URL.parse(href, address);
  if (url?.origin !== place.origin) return undefined;
  const folder = place.pathname.replace(/\/*$/, "/");
  const isInside = url.pathname.startsWith(folder) && url.pathname.length > folder.length;
  return isInside ? url.pathname : undefined;
}

/** Servers compare strong etags only, so a weak one can't be named. */
function condition(etag: string | undefined): Record<string, string> {
  if (etag === undefined) return { "if-none-match": "*" };
  return etag.startsWith("W/") ? {} : { "if-match": etag };
}

/** Longer than any server's. The database could not index longer paths. */
const [LONGEST_HREF, LONGEST_ETAG, LONGEST_TOKEN] = [1000, 500, 4000];

const isWritable = ({ rights }: DavResponse): boolean =>
  rights === undefined || rights.some((right) => writing.has(right));

export function openCaldav(ask: AskOutside): CalendarProvider {
  const query = (
    address: string,
    login: ProviderLogin,
    { method, depth, body }: { method: "PROPFIND" | "REPORT"; depth: "0" | "1"; body: string },
  ): Promise<OutsideResponse> =>
    ask(address, {
      method,
      headers: { ...headersOf(login), depth, "content-type": "application/xml; charset=utf-8" },
      body,
    });

  /** Undefined if there is nothing of the kind at the address. */
  async function find(
    address: string,
    login: ProviderLogin,
    depth: "0" | "1",
    body: string,
  ): Promise<(Multistatus & { address: string }) | undefined> {
    const response = await query(address, login, { method: "PROPFIND", depth, body });
    if (response.status === 401) refuse(response);
    if (response.status !== MULTISTATUS) return undefined;
    return { ...(await readMultistatus(response.body)), address: response.address };
  }

  /** The first of the responses that has it, as an address. */
  async function findLink(
    address: string,
    login: ProviderLogin,
    body: string,
    link: "principal" | "home",
  ): Promise<string | undefined> {
    const found = await find(address, login, "0", body);
    const href = found?.responses.find((one) => one[link])?.[link];
    return found && href ? URL.parse(href, found.address)?.href : undefined;
  }

  async function list(server: string, login: ProviderLogin): Promise<OfferedCalendar[]> {
    const principal =
      (await findLink(server, login, principalQuery, "principal")) ??
      (await findLink(new URL("/.well-known/caldav", server).href, login, principalQuery, "principal"));
    const home = principal && (await findLink(principal, login, homeQuery, "home"));
    const found = home ? await find(home, login, "1", calendarsQuery) : undefined;
    if (!found) throw new ProviderError("no_calendar");
    return found.responses
      .filter(({ isCalendar, parts }) => isCalendar && (parts?.includes("VEVENT") ?? true))
      .flatMap((one) => {
        const address = URL.parse(one.href, found.address)?.href;
        return address ? { address, name: one.name ?? "", isWritable: isWritable(one) } : [];
      });
  }

  /** All events by their etags, for servers without tokens. */
  async function listAll(place: CalendarPlace): Promise<CalendarChanges> {
    const found = await find(place.address, place, "1", etagsQuery);
    if (!found) throw new ProviderError("no_calendar");
    return { ...changesIn(place, found.responses), token: undefined, hasMore: false };
  }

  const changesIn = ({ address }: CalendarPlace, responses: readonly DavResponse[]) => {
    const inside = responses.flatMap(({ href, etag, status }) => {
      const path = hrefIn(address, href);
      if (path === undefined) return [];
      if (path.length > LONGEST_HREF || (etag?.length ?? 0) > LONGEST_ETAG) throw new ProviderError("answer");
      return { href: path, etag, status };
    });
    return {
      changed: inside.flatMap(({ href, etag }) => (etag ? { href, etag } : [])),
      removed: inside.flatMap(({ href, status }) => (status === 404 || status === 410 ? href : [])),
    };
  };

  return {
    list,

    hrefFor: (address, id) => new URL(`${id}.ics`, address.replace(/\/*$/, "/")).pathname,

    async changes(place, token) {
      const body = changesQuery(token);
      const response = await query(place.address, place, { method: "REPORT", depth: "0", body });
      if (response.status !== MULTISTATUS) {
        if (token !== undefined && refusedToken.has(response.status)) throw new ProviderError("token");
        if (unknownReport.has(response.status)) return listAll(place);
        refuse(response);
      }
      const { syncToken, responses } = await readMultistatus(response.body);
      if ((syncToken?.length ?? 0) > LONGEST_TOKEN) throw new ProviderError("answer");
      // A server that gives no token would be asked for everything each time anyway.
      if (syncToken === undefined) return listAll(place);
      return {
        ...changesIn(place, responses),
        token: syncToken,
        // Insufficient storage: it answered a part.
        hasMore: responses.some(({ status }) => status === 507) && syncToken !== token,
      };
    },

    async read(place, hrefs) {
      const body = eventsQuery(hrefs.slice(0, mostRead));
      const response = await query(place.address, place, { method: "REPORT", depth: "1", body });
      if (response.status !== MULTISTATUS) refuse(response);
      const { responses } = await readMultistatus(response.body);
      const found = responses.flatMap(({ href, etag, file }): CalendarObject[] => {
        const path = hrefIn(place.address, href);
        return path !== undefined && etag && file ? [{ href: path, etag, file }] : [];
      });
      return { found, gone: changesIn(place, responses).removed };
    },

    async write(place, { href, file, etag }: NewObject) {
      const response = await ask(new URL(href, place.address).href, {
        method: "PUT",
        headers: {
          ...headersOf(place),
          ...condition(etag),
          "content-type": "text/calendar; charset=utf-8",
        },
        body: file,
      });
      if (response.status < 200 || response.status > 299) refuse(response);
      return response.headers.etag;
    },

    async remove(place, href) {
      const headers = headersOf(place);
      const response = await ask(new URL(href, place.address).href, { method: "DELETE", headers });
      const isGone = response.status === 404 || response.status === 410;
      if (!isGone && (response.status < 200 || response.status > 299)) refuse(response);
    },
  };
}
