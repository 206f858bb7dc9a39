import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { store } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildHttp } from "#kernel/http/http.ts";
import { call } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testSellerWithStore } from "#test/test-seller.ts";
import { buildApp } from "../../../../app.ts";
import { isReservedWebsiteUrl, reservedWebsiteUrls } from "./reserved-website-urls.ts";

const CONTRACT = join(import.meta.dirname, "../../../../../../contract/src");
/** Copied into the web build as it is; the only other folder there is `assets`, with the build's output. */
const PUBLIC = join(import.meta.dirname, "../../../../../../web/public");

const firstSegment = (path: string) => path.split(/[/?]/)[1]?.replace(/\..*$/, "") ?? "";

async function endpointsOfContract(): Promise<Endpoint[]> {
  const files = readdirSync(CONTRACT, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".ts") && !name.includes(".test."),
  );
  const modules = await Promise.all(files.map((name) => import(join(CONTRACT, name))));
  return modules
    .flatMap((module) => Object.values<object>(module))
    .flatMap((exported) => Object.values(exported))
    .filter((value): value is Endpoint => typeof value === "object" && value !== null && "access" in value);
}

/**
 * Returns the path of every route that `build` registers; the tree that Fastify prints omits where files are
 * served.
 */
async function servedPaths(build: (http: TestApp["http"]) => Promise<unknown>): Promise<string[]> {
  const http = await buildHttp(server.deps);
  const paths: string[] = [];
  http.addHook("onRoute", ({ url }) => {
    paths.push(url);
  });
  await build(http);
  await http.ready();
  await http.close();
  return paths;
}

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ METRICS: true });
});
afterAll(() => server.close());

describe("reserved website addresses", () => {
  test("the first segment of every page", () => {
    const free = Object.values(pages)
      .map(firstSegment)
      .filter((word) => word !== "" && !isReservedWebsiteUrl(word));
    expect(free).toEqual([]);
  });

  test("the first segment of every endpoint of the contract, also of one added later", async () => {
    const endpoints = await endpointsOfContract();
    expect(endpoints.length).toBeGreaterThan(20);
    const free = endpoints
      .map(({ path }) => firstSegment(path))
      .filter((word) => !isReservedWebsiteUrl(word));
    expect(free).toEqual([]);
  });

  test("the first segment of everything the server answers, documented or not", async () => {
    const routes = await servedPaths((http) => buildApp(server.deps, http));
    // One route serves all files of the web app, so their names are read from the source folder.
    const files = readdirSync(PUBLIC).map((name) => `/${name}`);
    const words = [...routes, ...files, "/assets"]
      .map(firstSegment)
      // Parameters and wildcards cannot be addresses.
      .filter((word) => /^[a-z0-9-]+$/.test(word));
    for (const word of ["api", "assets", "auth", "boot", "catalogue", "docs", "favicon", "metrics", "store"])
      expect(words).toContain(word);
    expect(words.filter((word) => !isReservedWebsiteUrl(word))).toEqual([]);
  });

  test("F5: words that speak for the house, and no others", () => {
    for (const word of [
      "admin",
      "www",
      "support",
      "help",
      "static",
      "assets",
      "payments",
      "webhooks",
      "openapi",
      "login",
      "account",
      "billing",
      "verify",
      "solodesk",
    ]) {
      expect(isReservedWebsiteUrl(word), word).toBe(true);
    }
    for (const word of ["bakery", "admins", "store-2", "constructor", "marketplace"]) {
      expect(isReservedWebsiteUrl(word), word).toBe(false);
    }
  });

  test("F5: none of more than 150 is had, in small letters, in capitals, with look-alikes or encoded", async () => {
    expect(reservedWebsiteUrls.size).toBeGreaterThan(150);
    const seller = await testSellerWithStore(server, "an-honest-shop");
    const forms = (word: string) => [
      word,
      word.toUpperCase(),
      ` ${word} `,
      // Cyrillic and full-width letters that look the same.
      word.replaceAll("a", "а").replaceAll("e", "е").replaceAll("o", "о"),
      word.replaceAll(/[a-z]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)),
      encodeURIComponent(`${word}\u200b`),
      `%${word.charCodeAt(0).toString(16)}${word.slice(1)}`,
    ];
    for (const word of reservedWebsiteUrls)
      for (const website_url of forms(word)) {
        const { status } = await call(server, store.edit, { body: { website_url } }, seller);
        expect([409, 422], website_url).toContain(status);
      }
    const [row] = await server.database.sql<{ website_url: string }>("SELECT website_url FROM stores");
    expect(row?.website_url).toBe("an-honest-shop");
  });
});
