// A CalDAV server in memory that does what real ones do at their worst: without tokens or etags, in pages, forgetful, with
// answers that are no answers. Radicale, in test-radicale.ts, is the one that does as it should.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

interface Manners {
  /** Whether it knows sync-collection. */
  hasTokens: boolean;
  /** Whether a PUT is answered with the new etag. */
  tellsEtag: boolean;
  etagPrefix: string;
  /** Most events in one list; the rest comes with the next token. */
  page: number;
  /** Events that a multiget leaves out. */
  silentOn: ReadonlySet<string>;
  /** Answers a request in place of the server; undefined lets it answer. */
  instead: (request: IncomingMessage, body: string) => { status: number; body?: string } | undefined;
}

const polite: Manners = {
  hasTokens: true,
  tellsEtag: true,
  etagPrefix: "",
  page: Infinity,
  silentOn: new Set(),
  instead: () => undefined,
};

const FOLDER = "/cal/";
const multistatus = (...parts: string[]): string =>
  `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${parts.join("")}</d:multistatus>`;
const escaped = (words: string): string => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const response = (href: string, props: string, status = "200 OK"): string =>
  `<d:response><d:href>${href}</d:href><d:propstat><d:prop>${props}</d:prop><d:status>HTTP/1.1 ${status}</d:status></d:propstat></d:response>`;
const gone = (href: string, status = "404 Not Found"): string =>
  `<d:response><d:href>${href}</d:href><d:status>HTTP/1.1 ${status}</d:status></d:response>`;

export interface StrangeCaldav {
  address: string;
  manners: Manners;
  /** Back to good manners, without events. */
  reset(manners?: Partial<Manners>): void;
  put(name: string, file: string): void;
  remove(name: string): void;
  files(): Map<string, string>;
  /** Methods of the requests so far, with what a REPORT asks for. */
  asked: string[];
  close(): void;
}

export async function strangeCaldav(): Promise<StrangeCaldav> {
  let events = new Map<string, { file: string; etag: string; at: number }>();
  let removed = new Map<string, number>();
  let now = 0;
  const asked: string[] = [];
  let manners = { ...polite };

  const put = (href: string, file: string) => {
    now += 1;
    events.set(href, { file, etag: `${manners.etagPrefix}"${now}"`, at: now });
    removed.delete(href);
  };
  const remove = (href: string) => {
    now += 1;
    events.delete(href);
    removed.set(href, now);
  };

  function changes(body: string): string {
    const since = Number(/<d:sync-token>(\d*)</.exec(body)?.[1] || 0);
    const all = [
      ...[...events].map(([href, { etag, at }]) => ({
        at,
        part: response(href, `<d:getetag>${escaped(etag)}</d:getetag>`),
      })),
      ...[...removed].map(([href, at]) => ({ at, part: gone(href) })),
    ]
      .filter(({ at }) => at > since)
      .toSorted((a, b) => a.at - b.at);
    const shown = all.slice(0, manners.page);
    const token = shown.length < all.length ? (shown.at(-1)?.at ?? now) : now;
    const more = shown.length < all.length ? gone(FOLDER, "507 Insufficient Storage") : "";
    return multistatus(...shown.map(({ part }) => part), more, `<d:sync-token>${token}</d:sync-token>`);
  }

  const multiget = (body: string): string =>
    multistatus(
      ...[...body.matchAll(/<d:href>([^<]*)</g)]
        .map(([, href = ""]) => href)
        .filter((href) => !manners.silentOn.has(href))
        .map((href) => {
          const event = events.get(href);
          return event
            ? response(
                href,
                `<d:getetag>${escaped(event.etag)}</d:getetag><c:calendar-data>${escaped(event.file)}</c:calendar-data>`,
              )
            : gone(href);
        }),
    );

  function write({ headers, url = "" }: IncomingMessage, body: string): [number, Record<string, string>] {
    const known = events.get(url);
    if (headers["if-none-match"] === "*" && known) return [412, {}];
    if (headers["if-match"] && headers["if-match"] !== known?.etag) return [412, {}];
    put(url, body);
    return [201, manners.tellsEtag ? { etag: events.get(url)?.etag ?? "" } : {}];
  }

  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const body = await text(request);
    const { method = "", url = "" } = request;
    const report = /<(?:\w+:)?(sync-collection|calendar-multiget)/.exec(body)?.[1];
    asked.push(report ?? method);
    const xml = (status: number, words: string) =>
      reply.writeHead(status, { "content-type": "application/xml" }).end(words);
    const instead = manners.instead(request, body);
    if (instead) return void xml(instead.status, instead.body ?? "");
    if (report === "sync-collection")
      return void (manners.hasTokens ? xml(207, changes(body)) : xml(415, ""));
    if (report === "calendar-multiget") return void xml(207, multiget(body));
    if (method === "PROPFIND" && request.headers.depth === "1" && body.includes("getetag")) {
      const all = [...events].map(([href, { etag }]) =>
        response(href, `<d:getetag>${escaped(etag)}</d:getetag>`),
      );
      return void xml(207, multistatus(gone(FOLDER, "200 OK"), ...all));
    }
    if (method === "PROPFIND") {
      const props = `<d:current-user-principal><d:href>/me/</d:href></d:current-user-principal>
        <c:calendar-home-set><d:href>/</d:href></c:calendar-home-set><d:displayname>Work</d:displayname>
        <d:resourcetype><d:collection/><c:calendar/></d:resourcetype>`;
      return void xml(207, multistatus(response(FOLDER, props)));
    }
    if (method === "PUT") return void reply.writeHead(...write(request, body)).end();
    const has = events.has(url);
    remove(url);
    reply.writeHead(has ? 204 : 404).end();
  }

  const server = createServer((request, reply) => void answer(request, reply));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${FOLDER}`,
    get manners() {
      return manners;
    },
    reset(wanted = {}) {
      manners = { ...polite, ...wanted };
      events = new Map();
      removed = new Map();
      now += 1;
      asked.length = 0;
    },
    put: (name, file) => put(`${FOLDER}${name}.ics`, file),
    remove: (name) => remove(`${FOLDER}${name}.ics`),
    files: () => new Map([...events].map(([href, { file }]) => [href, file])),
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
