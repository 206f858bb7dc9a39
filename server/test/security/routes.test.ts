import { pages } from "@solodesk/contract/kernel/pages.ts";
import { linkPath } from "@solodesk/contract/store/visits/link-code.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../test-app.ts";
import { allOperationsOf } from "./operations.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

/** Addresses that are pages or files, not calls: the only ones OpenAPI may leave out. */
const notCalls = new Set<string>([
  ...Object.values(pages),
  linkPath(":code"),
  "/docs",
  "/openapi.json",
  "/sitemap.xml",
  "/robots.txt",
]);
const isFile = (path: string) =>
  /^\/(assets|catalogue\/pictures|uploads)\/|\*$/.test(path) ||
  (/\.\w+$/.test(path) && !/(\.csv|\/calendar\.ics)$/.test(path));

/** What forms of pages are sent to, and what speaks another protocol. */
const others = new Set<string>([`POST ${pages.sandboxPayment}`, "POST /mcp", "GET /mcp", "DELETE /mcp"]);

/** "METHOD /path" of everything the server answers, read from its router. */
function registered(): string[] {
  const lines = server.http.printRoutes({ commonPrefix: false }).split("\n");
  const stack: string[] = [];
  return lines.flatMap((line) => {
    const match = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line);
    if (!match) return [];
    const [, indent = "", part = "", methods] = match;
    const depth = indent.length / 4;
    stack.length = depth;
    stack[depth] = part;
    const path = stack.join("");
    return methods ? methods.split(", ").map((method) => `${method} ${path}`) : [];
  });
}

test("F12: every route is documented, and every documented call exists", () => {
  const calls = registered().filter((route) => {
    const [method = "", path = ""] = route.split(" ");
    if (method === "HEAD" || method === "OPTIONS" || others.has(route)) return false;
    // Some pages share their address with a call of another method.
    return method !== "GET" || (!notCalls.has(path) && !isFile(path));
  });
  const documented = allOperationsOf(server).map(({ name }) => name.replaceAll(/\{(\w+)\}/g, ":$1"));
  expect(documented.length).toBeGreaterThanOrEqual(20);
  expect(calls.toSorted()).toEqual(documented.toSorted());
});

test("the document names every call by its full path, with its answers", async () => {
  const document = (await server.http.inject({ url: "/openapi.json" })).json();
  expect(document.openapi).toMatch(/^3\./);
  for (const [path, methods] of Object.entries<Record<string, { responses: object; summary: string }>>(
    document.paths,
  )) {
    expect(path).toMatch(
      /^\/(api\/(marketplace-solopreneur|operator)|auth|google|notifications|healthz|readyz|webhooks|projects|payments)/,
    );
    for (const operation of Object.values(methods)) {
      expect(operation.summary).toBeTruthy();
      expect(Object.keys(operation.responses).length).toBeGreaterThan(1);
    }
  }
});
