// Stands in for the server in tests: answers are typed by the contract, every request is remembered.
import type { Answer, Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import { type ErrorCode, errors } from "@solodesk/contract/kernel/errors.ts";
import { vi } from "vitest";

export interface Seen {
  endpoint: Endpoint;
  url: URL;
  headers: Headers;
  body: unknown;
}

type Reply = (seen: Seen) => Response | Promise<Response>;

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

export const answers = <E extends Endpoint>(endpoint: E, answer: Answer<E>): [E, Reply] => [
  endpoint,
  () =>
    endpoint.status === 204 ? new Response(null, { status: 204 }) : json(endpoint.status ?? 200, answer),
];

export const refusal = (code: ErrorCode, fields?: Record<string, string>): Response => {
  const [status, error] = errors[code];
  return json(status, { status: false, error, code, request_id: "test", ...(fields ? { fields } : {}) });
};

export const refuses = <E extends Endpoint>(
  endpoint: E,
  code: ErrorCode,
  fields?: Record<string, string>,
): [E, Reply] => [endpoint, () => refusal(code, fields)];

/** Installs itself as `fetch`; what has no answer fails as an unreachable network does. */
export function fakeNetwork(...routes: [Endpoint, Reply][]): Seen[] {
  const seen: Seen[] = [];
  vi.stubGlobal("fetch", async (target: string, init: RequestInit) => {
    const url = new URL(target, location.origin);
    const route = routes.find(
      ([{ method, path }]) => method === init.method && pattern(path).test(url.pathname),
    );
    if (!route) throw new TypeError(`Nobody answers ${init.method} ${url.pathname}`);
    const [endpoint, reply] = route;
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null;
    const request = { endpoint, url, headers: new Headers(init.headers), body };
    seen.push(request);
    return reply(request);
  });
  return seen;
}

const pattern = (path: string) => new RegExp(`^${path.replace(/:[a-z_]+/gi, "[^/]+")}$`);
