import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/test-app.ts";
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

/** Full paths from the tree that Fastify prints. */
function servedPaths(tree: string): string[] {
  const trail: string[] = [];
  return tree
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const indent = line.indexOf("── ");
      const depth = Math.floor(indent / 4);
      trail.splice(depth, trail.length, line.slice(indent + 3).replace(/ \(.*$/, ""));
      return trail.join("");
    });
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
    const words = servedPaths(server.http.printRoutes({ commonPrefix: false }))
      .map((path) => path.split("/")[1] ?? "")
      // A name with a dot or a star can never be an address.
      .filter((word) => /^[a-z0-9-]+$/.test(word));
    expect(words).toEqual(expect.arrayContaining(["api", "auth", "docs", "metrics", "store"]));
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
