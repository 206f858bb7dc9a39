import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import { readersLanguage } from "@solodesk/contract/kernel/language/formats.ts";

export interface CallInput {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: unknown;
  file?: Blob;
}

interface Wanted {
  url: string;
  init: { method: string; headers: Headers; body: string | FormData | null };
}

/** The address and fetch options of a call, without its bearer token. */
export function requestOf(endpoint: Endpoint, input: CallInput): Wanted {
  const headers = new Headers({ Accept: "application/json", "Accept-Language": readersLanguage() });
  const body = bodyOf(endpoint, input);
  // For a form the browser sets the header, because only it knows the boundary between the parts.
  if (typeof body === "string") headers.set("Content-Type", "application/json");
  return {
    url: filled(endpoint.path, input.params ?? {}) + search(input.query ?? {}),
    init: { method: endpoint.method, headers, body },
  };
}

function bodyOf(endpoint: Endpoint, input: CallInput): string | FormData | null {
  if (endpoint.upload) return formWith(input.file);
  return endpoint.body === undefined ? null : JSON.stringify(input.body ?? {});
}

function formWith(file: Blob | undefined): FormData {
  const form = new FormData();
  if (file) form.append("file", file);
  return form;
}

/** For links, where the browser makes the request. */
export const addressOf = ({ path }: Pick<Endpoint, "path">, params: Record<string, string>): string =>
  filled(path, params);

const filled = (path: string, params: Record<string, string>): string =>
  path.replace(/:([a-z_]+)/gi, (_, name: string) => encodeURIComponent(params[name] ?? ""));

function search(query: NonNullable<CallInput["query"]>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
  return pairs.length === 0 ? "" : `?${new URLSearchParams(pairs)}`;
}
