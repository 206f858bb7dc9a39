// A seller's texts in the languages of their store: kept, shown to visitors, and flagged once the original changes.
import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { services } from "@solodesk/contract/catalog/services.ts";
import { storefront } from "@solodesk/contract/catalog/storefront.ts";
import { type EditTranslation, translations } from "@solodesk/contract/catalog/translations.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { checkout } from "@solodesk/contract/selling/checkout.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { store } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { call } from "#test/call.ts";
import type { TestApp } from "#test/test-app.ts";
import { type TestMailApp, testMailApp } from "#test/test-mail-app.ts";
import { place, settle } from "#test/test-orders.ts";
import { testSeller } from "#test/test-seller.ts";
import { type TestShop, testStoreApp } from "#test/test-store-app.ts";

let app: TestMailApp;
let server: TestApp;
let shop: TestShop;
let made = 0;
beforeAll(async () => {
  app = await testMailApp({ SANDBOX: "on" });
  server = app.server;
});
beforeEach(async () => {
  server.clock.set("2026-11-02T12:00:00Z");
  made += 1;
  shop = await testStoreApp(server, `shop-${made}`, { stock: [20, 20] });
  await call(server, store.edit, { body: { tagline: "Cuts", languages: ["en", "de", "fr"] } }, shop);
});
afterAll(() => app.close());

const save = (id: string, body: EditTranslation, language: "de" | "fr" | "es" = "de") =>
  call(server, translations.save, { params: { language, id }, body }, shop);
const list = async (state: "all" | "open" = "all", language: "de" | "fr" = "de") =>
  (await call(server, translations.list, { query: { language, state } }, shop)).body;
const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);
const german = { "accept-language": "de" };
const page = async (headers: Record<string, string>) =>
  (await call(server, storefront.get, { query: { website_url: shop.websiteUrl } }, { headers })).body.data;

test("lists the store, its services and its products, and what is left to translate", async () => {
  const [first, second] = shop.productIds;
  const all = await list();
  expect(idsOf(all)).toEqual([shop.storeId, shop.serviceId, first, second]);
  expect(all.data.map(({ kind }) => kind)).toEqual(["store", "service", "product", "product"]);
  const none = { translation: "", outdated: false };
  expect(all.data[0]?.texts).toEqual([{ field: "tagline", original: "Cuts", ...none }]);
  expect(all.data[1]?.texts).toEqual([{ field: "name", original: "Haircut", ...none }]);
  await save(shop.storeId, { tagline: "Schnitte" });
  await save(shop.serviceId, { name: "Haarschnitt" });
  const open = await list("open");
  expect([idsOf(open), open.pagination.total]).toEqual([[first, second], 2]);
  expect((await list("open", "fr")).pagination.total).toBe(4);
  expect(idsOf(await list())).toEqual(idsOf(all));
});

test("lists the services in the seller's order", async () => {
  server.clock.advance(1000);
  const price = { amount: 1500, currency: "USD" };
  const body = { name: "Beard", price, duration_minutes: 15, location: "in_person" as const };
  const beard = (await call(server, services.add, { body }, shop)).body.data.id;
  expect(idsOf(await list()).slice(1, 3)).toEqual([shop.serviceId, beard]);
  await call(server, services.order, { body: { ids: [beard, shop.serviceId] } }, shop);
  for (const state of ["all", "open"] as const)
    expect(idsOf(await list(state)).slice(1, 3)).toEqual([beard, shop.serviceId]);
  const first = await call(server, translations.list, { query: { language: "de", page_size: 2 } }, shop);
  expect(idsOf(first.body)).toEqual([shop.storeId, beard]);
});

test("visitors read the translation in their language, and the original in all others", async () => {
  const [first = ""] = shop.productIds;
  await save(shop.storeId, { tagline: "Schnitte" });
  await save(shop.serviceId, { name: "Haarschnitt" });
  await save(first, { name: "Seife", description: "Aus Öl." });
  const seen = await page(german);
  expect([seen.store.tagline, seen.services[0]?.name]).toEqual(["Schnitte", "Haarschnitt"]);
  const soap = { name: "Seife", description: "Aus Öl." };
  expect(seen.products.find(({ id }) => id === first)).toMatchObject(soap);
  const other = await page({ "accept-language": "fr" });
  expect([other.store.tagline, other.services[0]?.name]).toEqual(["Cuts", "Haircut"]);
  const params = { website_url: shop.websiteUrl, id: first };
  const product = await call(server, storefront.getProduct, { params }, { headers: german });
  expect(product.body.data.name).toBe("Seife");
  const items = [shop.line(0), shop.line(1)];
  const cart = await call(server, checkout.preview, { body: { items } }, { headers: german });
  const second = other.products.find(({ id }) => id === shop.productIds[1])?.name;
  expect(cart.body.groups[0]?.items.map(({ name }) => name)).toEqual(["Seife", second]);
});

test("saving one text leaves the others, an empty one removes the translation, and both raise the page's version", async () => {
  const [first = ""] = shop.productIds;
  const version = async () =>
    (
      await server.database.sql<{ v: string }>("SELECT version AS v FROM stores WHERE id = $1", [
        shop.storeId,
      ])
    )[0]?.v;
  await save(first, { name: "Seife", description: "Aus Öl." });
  const before = await version();
  const { data } = (await save(first, { name: "" })).body;
  expect(data.texts.map(({ translation }) => translation)).toEqual(["", "Aus Öl."]);
  expect(await version()).not.toBe(before);
});

test("a text that is empty now shows no translation, and its translation can be removed", async () => {
  await save(shop.storeId, { tagline: "Schnitte" });
  await call(server, store.edit, { body: { tagline: "" } }, shop);
  expect((await page(german)).store.tagline).toBe("");
  expect((await save(shop.storeId, { tagline: "" })).status).toBe(200);
  await call(server, store.edit, { body: { tagline: "Cuts" } }, shop);
  expect((await page(german)).store.tagline).toBe("Cuts");
});

test("a language that the store gives up shows no translations until it has it again", async () => {
  await save(shop.serviceId, { name: "Haarschnitt" });
  const nameAfter = async (languages: ("en" | "de")[]) => {
    await call(server, store.edit, { body: { languages } }, shop);
    return (await page(german)).services[0]?.name;
  };
  expect(await nameAfter(["en"])).toBe("Haircut");
  expect(await nameAfter(["en", "de"])).toBe("Haarschnitt");
});

test("a text that changed while it was translated makes the translation outdated", async () => {
  await call(server, services.edit, { params: { id: shop.serviceId }, body: { name: "Cut" } }, shop);
  const saved = await save(shop.serviceId, { name: "Haarschnitt", originals: { name: "Haircut" } });
  expect(saved.body.data.texts[0]).toMatchObject({ original: "Cut", outdated: true });
});

test("a translation whose original has changed is still shown, and is listed as open", async () => {
  await save(shop.serviceId, { name: "Haarschnitt" });
  await call(server, services.edit, { params: { id: shop.serviceId }, body: { name: "Cut and wash" } }, shop);
  const service = (await list("open")).data.find(({ kind }) => kind === "service");
  expect(service?.texts).toEqual([
    { field: "name", original: "Cut and wash", translation: "Haarschnitt", outdated: true },
  ]);
  expect((await page(german)).services[0]?.name).toBe("Haarschnitt");
  await save(shop.serviceId, { name: "Schneiden und Waschen" });
  expect((await list("open")).data.find(({ kind }) => kind === "service")).toBeUndefined();
});

test("a product whose imported name has a line break can be translated", async () => {
  const [first = ""] = shop.productIds;
  const name = "Soap\nwith rosemary";
  await server.database.sql("UPDATE agreed_products SET name = $2 WHERE product_id = $1", [first, name]);
  const saved = await save(first, { name: "Seife mit Rosmarin", originals: { name } });
  expect(saved.body.data.texts[0]).toMatchObject({ original: name, outdated: false });
});

test("a product that is listed again has its translation again", async () => {
  const [first = ""] = shop.productIds;
  await save(first, { name: "Seife" });
  const body = { product_ids: [first] };
  await call(server, catalog.unselect, { body }, shop);
  expect(idsOf(await list())).not.toContain(first);
  await call(server, catalog.select, { body }, shop);
  expect((await page(german)).products.find(({ id }) => id === first)?.name).toBe("Seife");
});

test("refuses a language that the store doesn't have, an item of another store, and an empty text", async () => {
  expect((await save(shop.storeId, { tagline: "Cortes" }, "es")).refusal).toMatchObject({
    code: "validation_failed",
    fields: { language: expect.any(String) },
  });
  const other = await testStoreApp(server, `other-${made}`);
  expect((await save(other.serviceId, { name: "Meins" })).code).toBe("not_found");
  expect((await save(shop.serviceId, { tagline: "Kurz" })).refusal).toMatchObject({
    code: "validation_failed",
    fields: { tagline: expect.any(String) },
  });
  const params = { language: "de" as const, id: shop.storeId };
  const nobody = await testSeller(server);
  expect((await call(server, translations.save, { params, body: {} }, nobody)).code).toBe("store_required");
  const query = { language: "de" as const };
  expect((await call(server, translations.list, { query }, nobody)).code).toBe("store_required");
});

test("a booking's page, file and email have the service's name in the language it was booked in", async () => {
  await save(shop.serviceId, { name: "Haarschnitt" });
  const book = (starts_at: string, language: string) =>
    call(
      server,
      bookings.book,
      {
        params: { website_url: shop.websiteUrl },
        body: { service_id: shop.serviceId, starts_at, customer: { name: "Ada", email: "ada@example.com" } },
      },
      { headers: { "accept-language": language } },
    );
  const { manage } = (await book("2026-11-20T10:00:00Z", "de")).body;
  const code = manage.split("/").at(-1) ?? "";
  const params = { website_url: shop.websiteUrl, code };
  const titleIn = async (language: string) =>
    (await call(server, bookings.get, { params }, { headers: { "accept-language": language } })).body.data
      .title;
  expect([await titleIn("de"), await titleIn("en")]).toEqual(["Haarschnitt", "Haircut"]);
  expect((await call(server, bookings.writeFile, { params })).text).toContain("SUMMARY:Haarschnitt");
  const subjects = (await app.delivered()).map(({ to, subject }) => [to?.[0]?.address, subject]);
  expect(subjects.find(([to]) => to === "ada@example.com")?.[1]).toContain("Haarschnitt");
  expect(subjects.find(([to]) => to !== "ada@example.com")?.[1]).toContain("Haircut");
  await book("2026-11-20T14:00:00Z", "fr");
  const french = (await app.delivered()).find(({ to }) => to?.[0]?.address === "ada@example.com");
  expect(french?.subject).toContain("Haircut");
});

test("an order's email names what was bought in the buyer's language, and the seller's in their own", async () => {
  const [first = ""] = shop.productIds;
  const original = (await page({})).products.find(({ id }) => id === first)?.name;
  await save(first, { name: "Seife" });
  const { paymentId, orderIds } = await place(server, [shop.line(0)], {}, german);
  await settle(server, paymentId);
  const mails = await app.delivered();
  const toBuyer = mails.find(({ to }) => to?.[0]?.address === "grace@example.com");
  expect(toBuyer?.text).toContain("1 × Seife");
  expect(mails.find((mail) => mail !== toBuyer)?.text).toContain(`1 × ${original}`);
  const [id = ""] = orderIds;
  const order = await call(server, orders.get, { params: { id } }, shop);
  expect(order.body.data.items[0]?.name).toBe(original);
});
