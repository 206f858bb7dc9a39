import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";

export interface CallInput {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: unknown;
}

interface Wanted {
  url: string;
  init: { method: string; headers: Headers; body: string | null };
}

/** Address and fetch options of a call, without its bearer. */
export function requestOf(endpoint: Endpoint, input: CallInput): Wanted {
  const headers = new Headers({ Accept: "application/json" });
  const body = endpoint.body === undefined ? null : JSON.stringify(input.body ?? {});
  if (body !== null) headers.set("Content-Type", "application/json");
  return {
    url: filled(endpoint.path, input.params ?? {}) + search(input.query ?? {}),
    init: { method: endpoint.method, headers, body },
  };
}

const filled = (path: string, params: Record<string, string>): string =>
  path.replace(/:([a-z_]+)/gi, (_, name: string) => encodeURIComponent(params[name] ?? ""));

function search(query: NonNullable<CallInput["query"]>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
  return pairs.length === 0 ? "" : `?${new URLSearchParams(pairs)}`;
}
