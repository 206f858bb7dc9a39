// The guest's page about an order as HTML: for anyone who holds the link, and for nobody else.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { orderPath } from "@solodesk/contract/kernel/pages.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { store } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildHttp } from "#kernel/http/http.ts";
import { webAppRoutes } from "#kernel/pages/web-app.ts";
import { call } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { place, settle } from "#test/test-orders.ts";
import { type TestShop, testStoreApp } from "#test/test-store-app.ts";
import { orderCode } from "../place/order-code.ts";
import { orderPageRoutes } from "./order-page.routes.ts";

const bundle = `export const renderStorePage = () => "";
export const renderBookingPage = () => "";
export const renderOrderPage = (page) => "<!doctype html>" + JSON.stringify(page);
export const renderWaitingPage = () => "";
export const renderItemPage = () => "";
export const renderEmbeddedPage = () => "";
export const renderClosedEmbed = () => "";
export const renderLostPage = ({ store }) => "the way to " + store.website_url;`;
const manifest = {
  "src/store-page/order/order-client.tsx": { file: "assets/order-1.js", css: ["assets/order-1.css"] },
};

let server: TestApp;
let http: TestApp["http"];
let folder: string;
let shop: TestShop;
let code: string;
let paymentId: string;
beforeAll(async () => {
  server = await testApp();
  server.clock.set("2026-06-01T12:00:00Z");
  shop = await testStoreApp(server, "pottery");
  folder = mkdtempSync(join(tmpdir(), "solodesk-build-"));
  mkdirSync(join(folder, "server"));
  mkdirSync(join(folder, "client/.vite"), { recursive: true });
  writeFileSync(join(folder, "server/package.json"), '{ "type": "module" }');
  writeFileSync(join(folder, "server/store-page.js"), bundle);
  writeFileSync(join(folder, "client/.vite/manifest.json"), JSON.stringify(manifest));
  writeFileSync(join(folder, "client/index.html"), "<!doctype html><title>app</title>");
  http = await buildHttp(server.deps);
  orderPageRoutes({ ...server.app, http }, folder);
  await webAppRoutes(http, server.deps.config, folder);
  const lesson = {
    kind: "service",
    id: shop.serviceId,
    quantity: 1,
    website_url: "pottery",
    starts_at: "2026-06-02T13:00:00Z",
  };
  const other = await testStoreApp(server, "bakery");
  const placed = await place(server, [shop.line(0), lesson, other.line(0)]);
  paymentId = placed.paymentId;
  code = orderCode(server.deps.secrets, placed.orderIds[0]!);
});
afterAll(async () => {
  await http.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const visit = (url: string) => http.inject({ url, headers: { accept: "text/html" } });
const read = async (url: string) => JSON.parse((await visit(url)).body.replace("<!doctype html>", ""));
const unseen = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "no-referrer",
};

test("the payment leads back to the page of the guest's order", async () => {
  const [row] = await server.database.sql<{ return_path: string }>(
    "SELECT return_path FROM payments WHERE id = $1",
    [paymentId],
  );
  expect(row?.return_path).toBe(orderPath("pottery", code));
});

test("it is made of the order as it is now, kept by nobody and listed nowhere", async () => {
  const path = orderPath("pottery", code);
  const answer = await visit(path);
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  expect(answer.headers).toMatchObject(unseen);
  const unpaid = await read(path);
  expect(unpaid).toMatchObject({
    store: { website_url: "pottery" },
    order: { status: "pending_payment", customer: { name: "Grace Hopper", email: "" } },
    code,
    checkout_url: expect.stringMatching(/\/pay\//),
    back: null,
    assets: { scripts: ["/assets/order-1.js"], styles: ["/assets/order-1.css"] },
  });
  expect(JSON.stringify(unpaid)).not.toMatch(/grace@|"manage"/);
  expect((await read(`${path}?payment=${paymentId}&cancelled=1`)).back).toEqual({
    payment: paymentId,
    cancelled: true,
  });
  expect((await read(`${path}?payment=</script>`)).back).toBeNull();
  // Only a visitor who returns from this very payment gets links to its other orders.
  expect((await read(`${path}?payment=${paymentId}`)).others).toEqual([
    { store: expect.any(String), path: expect.stringMatching(/^\/store\/bakery\/order\/[\w-]{43}$/) },
  ]);
  for (const query of ["", `?payment=${server.deps.newId()}`])
    expect((await read(path + query)).others).toEqual([]);

  await settle(server, paymentId);
  const paid = await read(path);
  expect(paid).toMatchObject({ order: { status: "paid" }, checkout_url: null });
  const { manage } = paid.order.items[1];
  expect(manage).toMatch(/^\/store\/pottery\/booking\/[\w-]{43}$/);
  expect(
    (await call(server, bookings.get, { params: { website_url: "pottery", code: manage.split("/").at(-1) } }))
      .body.data,
  ).toMatchObject({ status: "Confirmed" });
});

test("a time that was moved shows as it is now", async () => {
  const path = orderPath("pottery", code);
  const { manage } = (await read(path)).order.items[1];
  const params = { website_url: "pottery", code: manage.split("/").at(-1) };
  const { version } = (await call(server, bookings.get, { params })).body.data;
  const starts_at = "2026-06-03T13:00:00.000Z";
  await call(server, bookings.change, { params, body: { starts_at, version } });
  expect((await read(path)).order.items[1]).toMatchObject({ starts_at, manage });
});

test("another code is 404 with the way to the store; where there is no such store, with the app in it", async () => {
  for (const wrong of ["nonsense", `${code}A`, code.toLowerCase()]) {
    const answer = await visit(orderPath("pottery", wrong));
    expect([answer.statusCode, answer.body]).toEqual([404, "the way to pottery"]);
  }
  const nowhere = await visit(orderPath("no-such-store", code.toLowerCase()));
  expect([nowhere.statusCode, nowhere.body]).toEqual([404, "<!doctype html><title>app</title>"]);
});

test("a former address of the store leads to the newest, also from the payment", async () => {
  await call(server, store.edit, { body: { website_url: "new-pottery", published: false } }, shop);
  const query = `?payment=${paymentId}`;
  const moved = await visit(orderPath("pottery", code) + query);
  expect([moved.statusCode, moved.headers.location]).toEqual([302, orderPath("new-pottery", code) + query]);
  expect(moved.headers).toMatchObject(unseen);
  expect((await visit(orderPath("new-pottery", code))).statusCode).toBe(200);
});
