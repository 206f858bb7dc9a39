// A rendered page, cached in each language for each state of what it shows, and never shown out of date: every visit asks the
// database for the state, before the page's content is read and never after it.
import { hash } from "node:crypto";
import type { LanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Encoding, encodingFor, pack } from "#kernel/pages/content-encoding.ts";
import { knowsEtag } from "#kernel/pages/knows-etag.ts";
import { sendDocument } from "#kernel/pages/web-app.ts";
import type { PageCache } from "./page-cache.ts";

/** Placeholder for the origin, so that one rendered page serves every host name of the installation. */
export const ANY_ORIGIN = "https://origin.invalid";

export interface VisitedPage {
  /** The store's address, which may not be the one that was asked for. */
  websiteUrl: string;
  language: LanguageTag;
  /** A weak ETag, so that it is the same for every encoding. */
  etag: string;
  /** Undefined if the store is no longer published or doesn't offer what the page shows. */
  html(encoding: Encoding): Promise<Buffer | undefined>;
}

interface Wanted extends Pick<VisitedPage, "websiteUrl" | "language"> {
  /** Tells apart the pages of the cache. */
  page: string;
  /** Differs between any two states of the page. */
  state: string;
  publicUrl: string;
  /** The page's HTML with ANY_ORIGIN as its origin; undefined if there is none any more. */
  render: () => Promise<string | undefined>;
}

const etagOf = (...parts: string[]): string =>
  `W/"${hash("sha256", parts.join("\n"), "base64url").slice(0, 22)}"`;

const joined = (parts: Buffer[], origin: string): Buffer =>
  Buffer.concat(parts.flatMap((part, i) => (i === 0 ? [part] : [Buffer.from(origin), part])));

export function visitedPage(
  cache: PageCache,
  { websiteUrl, language, page, state, publicUrl, render }: Wanted,
): VisitedPage {
  /** Cached in pieces, split where the origin goes. */
  async function whole(): Promise<Buffer | undefined> {
    const parts = await cache.get(page, state, async () =>
      (await render())?.split(ANY_ORIGIN).map((part) => Buffer.from(part)),
    );
    return parts && joined(parts, publicUrl);
  }
  async function packed(encoding: Encoding): Promise<Buffer[] | undefined> {
    const body = await whole();
    return body && [await pack(body, encoding)];
  }
  return {
    websiteUrl,
    language,
    etag: etagOf(page, state, publicUrl),
    html: async (encoding) => {
      if (encoding === "identity") return whole();
      const body = await cache.get(`${page} ${publicUrl} ${encoding}`, state, () => packed(encoding));
      return body?.[0];
    },
  };
}

/** Sends the page; false if there is none. A reply is not returned, because waiting for one waits for the visitor. */
export async function hasSent(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { etag, language, html }: VisitedPage,
): Promise<boolean> {
  const vary = "accept-encoding, accept-language";
  const named = { etag, "cache-control": "no-cache", vary, "content-language": language };
  if (knowsEtag(headers["if-none-match"], etag)) {
    void reply.headers(named).status(304).send();
    return true;
  }
  const encoding = encodingFor(headers["accept-encoding"]);
  const body = await html(encoding);
  if (!body) return false;
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  void sendDocument(reply.headers(named), body);
  return true;
}
