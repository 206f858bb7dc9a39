// A Google in memory that speaks the wire format of its sign-in and of Calendar API version 3, and misbehaves as told.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import { googleAccounts, googleClient, scopesAsked } from "./google-accounts.ts";
import { type GoogleEvents, type GoogleReply, googleEvents, googleFailure } from "./google-events.ts";

interface Instead extends GoogleReply {
  headers?: Record<string, string>;
  /** Sent as it is. */
  text?: string;
}

interface Manners {
  /** Most events in one list. */
  page: number;
  /** Answers a request in place of the server; undefined lets it answer. */
  instead: (request: IncomingMessage, body: string) => Instead | undefined | Promise<Instead | undefined>;
}

const polite: Manners = { page: 2500, instead: () => undefined };

interface KeptCalendar {
  owner: string;
  name: string;
  role: "reader" | "writer" | "owner";
  events: GoogleEvents;
}

const idOf = (part = ""): string => decodeURIComponent(part);

/** What the person is asked, with a box for each permission. */
const consentPage = (
  account: string,
  scopes: readonly string[],
): string => `<!doctype html><html lang="en"><title>Sign in</title>
  <h1>Solodesk wants access to ${account}</h1><form method="post">
  ${scopes.map((scope) => `<p><label><input type="checkbox" name="scope" value="${scope}" checked> ${scope}</label></p>`).join("")}
  <button name="answer" value="yes">Continue</button> <button name="answer" value="no">Cancel</button></form></html>`;

export type StrangeGoogle = Awaited<ReturnType<typeof strangeGoogle>>;

export async function strangeGoogle() {
  const accounts = googleAccounts();
  const calendars = new Map<string, KeptCalendar>();
  const asked: string[] = [];
  let manners = { ...polite };
  /** Requests by which somebody could have been invited. */
  let invitations = 0;

  const addCalendar = (owner: string, id: string, name = id, role: KeptCalendar["role"] = "owner") => {
    calendars.set(id, { owner, name, role, events: googleEvents() });
  };

  function listCalendars(account: string, query: URLSearchParams): GoogleReply {
    const own = [...calendars].filter(([, { owner }]) => owner === account);
    const at = Number(query.get("pageToken") ?? 0);
    const items = own
      .slice(at, at + 2)
      .map(([id, { name, role }]) => ({ id, summary: name, accessRole: role, primary: id === account }));
    return { status: 200, body: { items, ...(at + 2 < own.length && { nextPageToken: String(at + 2) }) } };
  }

  function api(request: IncomingMessage, url: URL, body: string): GoogleReply {
    const account = accounts.accountOf((request.headers.authorization ?? "").replace("Bearer ", ""));
    if (account === undefined) return googleFailure(401, "authError");
    const [, , , kind, calendarId, , eventId] = url.pathname.split("/");
    if (kind === "users") return listCalendars(account, url.searchParams);
    const calendar = calendars.get(idOf(calendarId));
    if (calendar?.owner !== account) return googleFailure(404, "notFound");
    const { events, role } = calendar;
    const { method = "GET" } = request;
    if (method === "GET" && eventId === undefined) return events.list(url.searchParams, manners.page);
    if (method === "GET") return events.get(idOf(eventId), url.searchParams.get("fields") ?? "");
    if (role === "reader") return googleFailure(403, "requiredAccessLevel");
    const event = body ? JSON.parse(body) : undefined;
    if (url.searchParams.get("sendUpdates") !== "none" || event?.attendees) invitations += 1;
    if (method === "POST") return events.insert(event);
    if (method === "PUT") return events.update(idOf(eventId), event, request.headers["if-match"]);
    return events.remove(idOf(eventId));
  }

  function consentAt(url: URL, body: string, reply: ServerResponse): void {
    // Signs in as `login_hint`, or as the first account.
    const account = url.searchParams.get("login_hint") ?? [...calendars.values()][0]?.owner ?? "";
    const form = new URLSearchParams(body);
    if (!form.has("answer"))
      return void reply
        .writeHead(200, { "content-type": "text/html" })
        .end(consentPage(account, (url.searchParams.get("scope") ?? "").split(" ")));
    const back = new URL(url.searchParams.get("redirect_uri") ?? "");
    back.searchParams.set("error", "access_denied");
    back.searchParams.set("state", url.searchParams.get("state") ?? "");
    const isGiven = form.get("answer") === "yes";
    const next = isGiven
      ? accounts.consent(url.searchParams, account, form.getAll("scope").join(" "))
      : back.href;
    reply.writeHead(303, { location: next }).end();
  }

  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const body = await readText(request);
    const url = new URL(request.url ?? "", "http://127.0.0.1");
    const [, first = ""] = url.pathname.split("/");
    const what = url.pathname.replace(/^.*\/(events|calendarList|token|revoke)(?=\/|$).*/, "$1");
    asked.push(`${request.method} ${what}`);
    const instead = await manners.instead(request, body);
    const send = ({ status, headers = {}, ...answered }: Instead) => {
      reply.writeHead(status, { "content-type": "application/json", ...headers });
      reply.end(answered.text ?? (answered.body === undefined ? "" : JSON.stringify(answered.body)));
    };
    if (instead) return send(instead);
    if (first === "o") return consentAt(url, body, reply);
    if (first === "token") return send(accounts.token(new URLSearchParams(body)));
    if (first === "revoke") return send(accounts.revoke(new URLSearchParams(body)));
    send(api(request, url, body));
  }

  const server = createServer((request, reply) => void answer(request, reply));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;

  return {
    origin,
    /** As the environment gives them. */
    variables: {
      GOOGLE_CALENDAR: "on",
      GOOGLE_CALENDAR_SERVER: origin,
      GOOGLE_CLIENT_ID: googleClient.id,
      GOOGLE_CLIENT_SECRET: googleClient.secret,
    },
    accounts,
    /** With their first calendar. */
    addAccount: (email: string) => addCalendar(email, email),
    addCalendar,
    /** The events of a calendar. */
    eventsOf(calendarId: string): GoogleEvents {
      const calendar = calendars.get(calendarId);
      if (!calendar) throw new Error(`There is no calendar ${calendarId}.`);
      return calendar.events;
    },
    addressOf: (calendarId: string) => `${origin}/calendar/v3/calendars/${encodeURIComponent(calendarId)}`,
    /** What the settings page would be opened with, once this account has consented. */
    consent(address: string, account: string, scopes = scopesAsked) {
      const back = new URL(accounts.consent(new URL(address).searchParams, account, scopes.join(" ")));
      return { state: back.searchParams.get("state") ?? "", code: back.searchParams.get("code") ?? "" };
    },
    asked,
    invitations: () => invitations,
    get manners() {
      return manners;
    },
    reset() {
      manners = { ...polite };
      calendars.clear();
      accounts.reset();
      asked.length = 0;
      invitations = 0;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
