import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildHttp } from "#kernel/http.ts";
import { webAppRoutes } from "#kernel/web-app.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { buildApp } from "../../app.ts";
import { isReservedWebsiteUrl } from "./reserved-website-urls.ts";

const CONTRACT = join(import.meta.dirname, "../../../../contract/src");

const firstSegment = (path: string) => path.split(/[/?]/)[1]?.replace(/\..*$/, "") ?? "";

async function endpointsOfContract(): Promise<Endpoint[]> {
  const files = readdirSync(CONTRACT).filter((name) => name.endsWith(".ts"));
  const modules = await Promise.all(files.map((name) => import(join(CONTRACT, name))));
  return modules
    .flatMap((module) => Object.values<object>(module))
    .flatMap((exported) => Object.values(exported))
    .filter((value): value is Endpoint => typeof value === "object" && value !== null && "access" in value);
}

/** The address of every route that `build` hangs on a server; the tree Fastify prints leaves out where files lie. */
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

/** What a built web app may consist of, whether it is built here or not. */
function webBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), "solodesk-web-"));
  mkdirSync(join(folder, "client/assets"), { recursive: true });
  for (const file of ["index.html", "boot.js", "favicon.svg", "assets/app-1.js"])
    writeFileSync(join(folder, "client", file), "");
  return folder;
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
    const folder = webBuild();
    const paths = await Promise.all([
      servedPaths((http) => buildApp(server.deps, http)),
      servedPaths((http) => webAppRoutes(http, server.deps.config, folder)),
    ]);
    rmSync(folder, { recursive: true });
    const words = paths
      .flat()
      .map(firstSegment)
      // A parameter or a star can never be an address.
      .filter((word) => /^[a-z0-9-]+$/.test(word));
    for (const word of ["api", "assets", "auth", "boot", "catalogue", "docs", "favicon", "metrics", "store"])
      expect(words).toContain(word);
    expect(words.filter((word) => !isReservedWebsiteUrl(word))).toEqual([]);
  });

  test("words that speak for the house, and no others", () => {
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
    ]) {
      expect(isReservedWebsiteUrl(word), word).toBe(true);
    }
    for (const word of ["bakery", "admins", "store-2", "constructor", "marketplace"]) {
      expect(isReservedWebsiteUrl(word), word).toBe(false);
    }
  });
});
