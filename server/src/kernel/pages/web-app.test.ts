import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/test-app.ts";
import { buildHttp } from "../http/http.ts";
import { webAppRoutes } from "./web-app.ts";

const script = "console.log('the app')";
const files = {
  "index.html":
    '<!doctype html><html lang="en" dir="ltr" class="dark"><head><script src="/assets/app-1.js"></script></head>',
  ".vite/screens.json": JSON.stringify({ "/orders": ["assets/shell-1.js", "assets/orders-1.js"] }),
  ".vite/languages.json": JSON.stringify({ de: "assets/de-2", fr: "assets/fr-3" }),
  "assets/app-1.js": script,
  "assets/app-1.js.gz": gzipSync(script),
  "assets/inter-1.woff2": "font",
  "manifest.webmanifest": "{}",
  "service-worker.js": script,
  "embed.js": script,
  "embed.js.gz": gzipSync(script),
  "icons/icon-192.png": "picture",
};

let server: TestApp;
let http: TestApp["http"];
let folder: string;
beforeAll(async () => {
  server = await testApp();
  folder = mkdtempSync(join(tmpdir(), "solodesk-web-"));
  for (const path of ["assets", "icons", ".vite"])
    mkdirSync(join(folder, "client", path), { recursive: true });
  for (const [path, content] of Object.entries(files)) writeFileSync(join(folder, "client", path), content);
  http = await buildHttp(server.deps);
  await webAppRoutes(http, server.deps.config, folder);
});
afterAll(async () => {
  await http.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = { accept: "text/html" }) =>
  http.inject({ url, headers });

test("the document is in the language that the reader chose, or else in the one their browser asks for", async () => {
  const asked = (headers: Record<string, string>) => get("/orders", { accept: "text/html", ...headers });
  const german = await asked({ "accept-language": "de-AT,en;q=0.5" });
  expect(german.body).toMatch(/<html lang="de" dir="ltr"/);
  expect(german.body.match(/\/assets\/[^"]+/g)).toEqual([
    "/assets/de-2/app-1.js",
    "/assets/de-2/shell-1.js",
    "/assets/de-2/orders-1.js",
  ]);
  expect(german.headers["vary"]).toBe("accept-language, cookie");
  const tagOf = async (headers: Record<string, string>) =>
    /lang="([^"]+)"/.exec((await asked(headers)).body)?.[1];
  expect(await tagOf({ "accept-language": "de", cookie: "a=b; language=en" })).toBe("en");
  expect(await tagOf({ "accept-language": "en", cookie: "language=de" })).toBe("de");
  // Not built, only spoken on store pages, unknown, and nonsense.
  for (const cookie of ["language=es", "language=fr", "language=xx", 'language="><script>'])
    expect(await tagOf({ cookie }), cookie).toBe("en");
});

test("a page's document names the scripts of that page, and no other's", async () => {
  const { body } = await get("/orders");
  expect(body.match(/modulepreload[^>]+href="[^"]+"/g)).toEqual([
    'modulepreload" crossorigin href="/assets/shell-1.js"',
    'modulepreload" crossorigin href="/assets/orders-1.js"',
  ]);
  expect((await get("/faqs")).body).toBe(files["index.html"]);
});

test("a file travels gzipped to whoever can read that, as the kind of file it is, and forever", async () => {
  const answer = await get("/assets/app-1.js", { "accept-encoding": "gzip, deflate" });
  expect(answer.headers).toMatchObject({
    "content-encoding": "gzip",
    "content-type": "application/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(answer.headers.vary).toMatch(/accept-encoding/i);
  expect(gunzipSync(answer.rawPayload).toString()).toBe(script);
});

test("and plain to everybody else; what has no twin travels as it is", async () => {
  expect((await get("/assets/app-1.js", {})).body).toBe(script);
  const font = await get("/assets/inter-1.woff2", { "accept-encoding": "gzip" });
  expect(font.headers["content-encoding"]).toBeUndefined();
  expect(font.body).toBe("font");
});

test("what a phone installs is revalidated each time, and the worker may be of this site only", async () => {
  for (const [path, type] of [
    ["/manifest.webmanifest", "application/manifest+json"],
    ["/service-worker.js", "application/javascript; charset=utf-8"],
    ["/icons/icon-192.png", "image/png"],
  ] as const) {
    const { statusCode, headers } = await get(path, {});
    expect([statusCode, headers["content-type"], headers["cache-control"]], path).toEqual([
      200,
      type,
      "no-cache",
    ]);
    expect(headers["content-security-policy"]).toContain("worker-src 'self'");
  }
});

test("other websites load the script for them, and no other file; it is checked again each time", async () => {
  for (const coding of [{}, { "accept-encoding": "gzip" }]) {
    const { statusCode, headers } = await get("/embed.js", coding);
    expect([statusCode, headers["content-type"], headers["cache-control"]]).toEqual([
      200,
      "application/javascript; charset=utf-8",
      "no-cache",
    ]);
    expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
    const again = await get("/embed.js", { ...coding, "if-none-match": String(headers["etag"]) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  }
  for (const path of ["/service-worker.js", "/assets/app-1.js", "/", "/no/embed.js"])
    expect((await get(path)).headers["cross-origin-resource-policy"], path).toBe("same-origin");
});

test("neither a twin nor what the build notes for the server has an address, nor a folder", async () => {
  for (const path of [
    "/assets/app-1.js.gz",
    "/.vite/screens.json",
    "/assets",
    "/assets/",
    "/assets/../.vite/screens.json",
  ])
    expect((await get(path, {})).statusCode, path).toBe(404);
});

test("a file can be asked about without being fetched", async () => {
  const answer = await http.inject({ method: "HEAD", url: "/assets/app-1.js" });
  expect([answer.statusCode, answer.body, answer.headers["content-length"]]).toEqual([
    200,
    "",
    String(script.length),
  ]);
});
