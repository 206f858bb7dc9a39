import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { services } from "@solodesk/contract/catalog/services.ts";
import { storefront } from "@solodesk/contract/catalog/storefront.ts";
import { store } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildHttp } from "#kernel/http/http.ts";
import { webAppRoutes } from "#kernel/pages/web-app.ts";
import { call } from "#test/call.ts";
import { appDocument, bundleWith } from "#test/guest-page.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { purchase, type TestShop, testStoreApp } from "#test/test-store-app.ts";
import { itemPageRoutes } from "./item-page.routes.ts";

const entry = "src/store-page/entry-client.tsx";
const bundle = bundleWith(`let renders = 0;
export const renderItemPage = (page) => "<!doctype html>" + JSON.stringify({ renders: ++renders, ...page });`);

let server: TestApp;
let http: TestApp["http"];
let folder: string;
let shop: TestShop;
let made = 0;

beforeAll(async () => {
  server = await testApp();
  folder = mkdtempSync(join(tmpdir(), "solodesk-items-"));
  for (const path of ["server", "client/.vite"]) mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, "client/index.html"), appDocument);
  writeFileSync(join(folder, "server/package.json"), '{ "type": "module" }');
  writeFileSync(join(folder, "server/store-page.js"), bundle);
  writeFileSync(
    join(folder, "client/.vite/manifest.json"),
    JSON.stringify({ [entry]: { file: "assets/store-1.js", css: [] } }),
  );
  http = await buildHttp(server.deps);
  itemPageRoutes({ ...server.app, http }, folder);
  await webAppRoutes(http, server.deps.config, folder);
});
beforeEach(async () => {
  made += 1;
  shop = await testStoreApp(server, `kiln-${made}`, { stock: [3, 20, 20] });
  const { sql } = server.database;
  await sql("UPDATE listings SET slug = 'soap' WHERE store_id = $1 AND product_id = $2", [
    shop.storeId,
    shop.productIds[0],
  ]);
});
afterAll(async () => {
  await http.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  http.inject({ url: `/store/${path}`, headers: { accept: "text/html", ...headers } });
const soap = (headers = {}) => get(`kiln-${made}/p/soap`, headers);
const shown = async () => JSON.parse((await soap()).body.replace("<!doctype html>", ""));
const editStore = (body: object) => call(server, store.edit, { body }, shop);

test("a product's page shows it with others of its store; it is kept until something changes", async () => {
  const first = await soap();
  expect([first.statusCode, first.headers["content-language"]]).toEqual([200, "en"]);
  const page = await shown();
  expect(page.item).toMatchObject({
    kind: "product",
    product: { id: shop.productIds[0], slug: "soap", stock: 3, pictures: [], options: [], variants: [] },
  });
  expect(page.item.related.map(({ id }: { id: string }) => id)).toEqual(
    expect.arrayContaining(shop.productIds.slice(1)),
  );
  expect(first.body).not.toContain("wholesale_price");
  expect((await soap({ "if-none-match": first.headers["etag"] })).statusCode).toBe(304);
  expect((await shown()).renders).toBe(page.renders);
});

test("a sale shows at once, of the product and of a related one", async () => {
  const { etag } = (await soap()).headers;
  const sold = await server.http.inject({
    method: "POST",
    url: "/api/marketplace-solopreneur/payment/create",
    payload: purchase([shop.line(0, 1)]),
  });
  expect(sold.statusCode, sold.body).toBeLessThan(300);
  expect((await soap({ "if-none-match": String(etag) })).statusCode).toBe(200);
  expect((await shown()).item.product.stock).toBe(2);
  const after = (await soap()).headers["etag"];
  await server.database.sql("UPDATE products SET stock = 1 WHERE id = $1", [shop.productIds[1]]);
  expect((await soap({ "if-none-match": String(after) })).statusCode).toBe(200);
});

test("a service has a page too, which its former slug leads to, with the rest of the address", async () => {
  const body = { slug: "hair-cut" };
  await call(server, services.edit, { params: { id: shop.serviceId }, body }, shop);
  const { statusCode, headers } = await get(`kiln-${made}/s/haircut?utm_source=flyer`);
  expect([statusCode, headers.location]).toEqual([301, `/store/kiln-${made}/s/hair-cut?utm_source=flyer`]);
  const page = await get(`kiln-${made}/s/hair-cut`);
  expect([page.statusCode, page.body.includes('"kind":"service"')]).toEqual([200, true]);
});

test.each([
  ["capitals", (name: string) => `${name}/p/SOAP`],
  ["capitals in the store's name", (name: string) => `${name.toUpperCase()}/p/soap`],
  ["the id", (name: string) => `${name}/p/${shop.productIds[0]}`],
  ["escapes", (name: string) => `${name}/p/%53oap`],
])("%s lead to the page", async (_, path) => {
  const { statusCode, headers } = await get(path(`kiln-${made}`));
  expect([statusCode, headers.location]).toEqual([301, `/store/kiln-${made}/p/soap`]);
});

test("a former address of a store redirects to the current one", async () => {
  await editStore({ website_url: `oven-${made}` });
  const { statusCode, headers } = await soap();
  expect([statusCode, headers.location]).toEqual([301, `/store/oven-${made}/p/soap`]);
});

test.each([
  "sоap", // with a Cyrillic letter
  "soap\u200b",
  "soap-",
  "..%2f..%2fetc",
  "%00",
  "soap%27--",
  "a".repeat(5000),
  "s/soap",
])("%j is no page", async (slug) => {
  const { statusCode } = await get(
    `kiln-${made}/p/${slug.startsWith("%") || slug.includes("%") ? slug : encodeURI(slug)}`,
  );
  expect([400, 404, 414]).toContain(statusCode);
});

test("nothing is shown of what is not on offer", async () => {
  const status = async () => (await soap()).statusCode;
  const id = shop.productIds[0] ?? "";
  await call(server, catalog.editListing, { params: { id }, body: { active: false } }, shop);
  expect(await status()).toBe(404);
  // A printed link names the id: it opens the store.
  const led = await get(`kiln-${made}/p/${id}?link=bcdfghjk`);
  expect([led.statusCode, led.headers.location]).toEqual([302, `/store/kiln-${made}?link=bcdfghjk`]);
  await call(server, catalog.editListing, { params: { id }, body: { active: true } }, shop);
  expect(await status()).toBe(200);
  await editStore({ published: false });
  expect(await status()).toBe(404);
  await editStore({ published: true });
  await call(server, services.remove, { params: { id: shop.serviceId } }, shop);
  expect((await get(`kiln-${made}/s/haircut`)).statusCode).toBe(404);
  expect((await get(`kiln-${made}/p/haircut`)).statusCode).toBe(404);
});

test("the API answers by id and by slug", async () => {
  const found = await Promise.all(
    [shop.productIds[0] ?? "", "soap"].map((id) =>
      call(server, storefront.getProduct, { params: { website_url: `kiln-${made}`, id } }),
    ),
  );
  for (const { body } of found) expect(body.data).toMatchObject({ slug: "soap", variants: [] });
});
