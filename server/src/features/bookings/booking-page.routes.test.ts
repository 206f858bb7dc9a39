// The guest's page as HTML: for whoever holds the link, and for nobody else.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bookingPath } from "@solodesk/contract/kernel/pages.ts";
import { M } from "@solodesk/contract/kernel/marketplace.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildHttp } from "#kernel/http.ts";
import { webAppRoutes } from "#kernel/web-app.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { type TestCalendar, testCalendar } from "#test/test-calendar.ts";
import { bookingPageRoutes } from "./booking-page.routes.ts";

const bundle = `export const renderStorePage = () => "";
export const renderBookingPage = (page) => "<!doctype html>" + JSON.stringify(page);`;
const manifest = {
  "src/store-page/guest/guest-client.tsx": { file: "assets/guest-1.js", css: ["assets/guest-1.css"] },
};

let server: TestApp;
let http: TestApp["http"];
let folder: string;
let seller: TestCalendar;
let path: string;
beforeAll(async () => {
  server = await testApp();
  server.clock.set("2026-06-01T12:00:00Z");
  seller = await testCalendar(server, "salon");
  folder = mkdtempSync(join(tmpdir(), "solodesk-build-"));
  mkdirSync(join(folder, "server"));
  mkdirSync(join(folder, "client/.vite"), { recursive: true });
  writeFileSync(join(folder, "server/package.json"), '{ "type": "module" }');
  writeFileSync(join(folder, "server/store-page.js"), bundle);
  writeFileSync(join(folder, "client/.vite/manifest.json"), JSON.stringify(manifest));
  writeFileSync(join(folder, "client/index.html"), "<!doctype html><title>app</title>");
  http = await buildHttp(server.deps);
  bookingPageRoutes({ ...server.app, http }, folder);
  await webAppRoutes(http, server.deps.config, folder);
  const payload = {
    service_id: seller.serviceId,
    starts_at: "2026-06-02T13:00:00Z",
    customer: { name: "Grace Hopper", email: "grace@example.com" },
    notes: "Gate code 4711",
  };
  const url = `${M}/store/salon/appointments`;
  path = (await server.http.inject({ method: "POST", url, payload })).json().manage;
});
afterAll(async () => {
  await http.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const visit = (url: string) => http.inject({ url, headers: { accept: "text/html" } });
const unseen = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "no-referrer",
};

test("it is made of the booking as it is now, kept by nobody and listed nowhere", async () => {
  const answer = await visit(path);
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  expect(answer.headers).toMatchObject(unseen);
  expect(answer.headers["content-security-policy"]).toContain("script-src 'self'");
  expect(JSON.parse(answer.body.replace("<!doctype html>", ""))).toMatchObject({
    store: { website_url: "salon" },
    booking: { number: "A-1001", status: "Pending" },
    code: path.split("/").at(-1),
    assets: { scripts: ["/assets/guest-1.js"], styles: ["/assets/guest-1.css"] },
  });
  expect(answer.body).not.toMatch(/4711|grace@/);
});

test("another code is the usual 404, with the app in it", async () => {
  const code = path.split("/").at(-1)!;
  for (const wrong of ["nonsense", `${code}A`, code.toLowerCase()]) {
    const answer = await visit(bookingPath("salon", wrong));
    expect([answer.statusCode, answer.body]).toEqual([404, "<!doctype html><title>app</title>"]);
  }
});

test("a former address of the store leads to the newest", async () => {
  await server.http.inject({
    method: "PATCH",
    url: `${M}/user/store`,
    headers: seller.headers,
    payload: { website_url: "new-salon", published: false },
  });
  const moved = await visit(path);
  expect([moved.statusCode, moved.headers.location]).toEqual([302, path.replace("/salon/", "/new-salon/")]);
  expect(moved.headers).toMatchObject(unseen);
  expect((await visit(path.replace("/salon/", "/new-salon/"))).statusCode).toBe(200);
});
