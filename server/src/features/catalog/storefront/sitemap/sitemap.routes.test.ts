import { store } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildHttp } from "#kernel/http/http.ts";
import { call } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testSellerWithStore } from "#test/test-seller.ts";
import { testStoreApp } from "#test/test-store-app.ts";
import { sitemapRoutes } from "./sitemap.routes.ts";
import { sitemap } from "./sitemap.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const get = (url: string, headers = {}) => server.http.inject({ url, headers });
const locations = async (path = "/sitemap/stores.xml") => {
  const { body } = await get(path, { host: "desk.example" });
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = ""]) => location);
};
/** Of all products and services. */
async function items(): Promise<string[]> {
  const [stores, ...parts] = await locations("/sitemap.xml");
  expect(stores).toBe("http://desk.example/sitemap/stores.xml");
  return (await Promise.all(parts.map((part) => locations(new URL(part).pathname)))).flat();
}
const publish = (as: { headers: Record<string, string> }, published: boolean) =>
  call(server, store.edit, { body: { published } }, as);

describe("for search engines", () => {
  test("the sitemap lists published stores, only those, at once", async () => {
    expect(await locations()).toEqual([]);
    const bakery = await testSellerWithStore(server, "bakery");
    const cafe = await testSellerWithStore(server, "cafe");
    expect(new Set(await locations())).toEqual(
      new Set(["http://desk.example/store/bakery", "http://desk.example/store/cafe"]),
    );
    await publish(cafe, false);
    expect(await locations()).toEqual(["http://desk.example/store/bakery"]);
    await publish(cafe, true);
    await publish(bakery, false);
    expect(await locations()).toEqual(["http://desk.example/store/cafe"]);
    expect((await get("/sitemap.xml")).headers["content-type"]).toBe("application/xml; charset=utf-8");
  });

  test("the sitemap names the page in each language of a store that has several, as the page itself does", async () => {
    const kiosk = await testSellerWithStore(server, "kiosk");
    const entry = async () => {
      const { body } = await get("/sitemap/stores.xml", { host: "desk.example" });
      return body.split("\n").find((line) => line.includes("/store/kiosk<"));
    };
    expect(await entry()).not.toContain("xhtml:link");
    await call(server, store.edit, { body: { languages: ["de", "pt-BR"] } }, kiosk);
    const links = [
      ...((await entry()) ?? "").matchAll(/<xhtml:link rel="alternate" hreflang="(.*?)" href="(.*?)"\/>/g),
    ];
    expect(links.map(([, language, address]) => [language, address])).toEqual([
      ["de", "http://desk.example/store/kiosk"],
      ["pt-BR", "http://desk.example/store/kiosk?lang=pt-BR"],
      ["x-default", "http://desk.example/store/kiosk"],
    ]);
    await publish(kiosk, false);
  });

  test("the sitemap ends before it is too large for search engines", () => {
    const languages = ["en", "es", "de", "fr", "pt-BR", "ar"];
    const entries = Array.from({ length: 9 }, (_, n) => ({
      path: `/store/store-${n}`,
      languages,
      updatedAt: new Date(0),
    }));
    const whole = sitemap("https://desk.example", entries);
    const part = sitemap("https://desk.example", entries, whole.length / 2);
    expect(whole.match(/<url>/g)).toHaveLength(9);
    expect(part.match(/<url>/g)).toHaveLength(4);
    expect(part).toMatch(/<\/url>\n<\/urlset>\n$/);
  });

  test("it leads to the pages of what published stores offer, and says when that changed", async () => {
    const shop = await testStoreApp(server, "kiln", { stock: [1, null] });
    const { sql } = server.database;
    await sql("UPDATE products SET name = 'Soap', updated_at = '2031-02-03T04:05:06Z' WHERE id = $1", [
      shop.productIds[0],
    ]);
    await sql("UPDATE listings SET slug = 'soap' WHERE product_id = $1", [shop.productIds[0]]);
    await sql("UPDATE listings SET active = false WHERE product_id = $1", [shop.productIds[1]]);
    const ours = async () => (await items()).filter((one) => one.includes("/kiln/"));
    expect(await ours()).toEqual([
      "http://desk.example/store/kiln/p/soap",
      "http://desk.example/store/kiln/s/haircut",
    ]);
    const [, products = ""] = await locations("/sitemap.xml");
    const { body } = await get(new URL(products).pathname);
    expect(body).toContain("/store/kiln/p/soap</loc><lastmod>2031-02-03T04:05:06.000Z</lastmod>");
    await call(server, store.edit, { body: { languages: ["de", "fr"] } }, shop);
    expect((await get(new URL(products).pathname)).body).toContain(
      'href="http://localhost/store/kiln/p/soap?lang=fr"',
    );
    await publish(shop, false);
    expect(await ours()).toEqual([]);
    expect((await get("/sitemap/products/soap.xml")).statusCode).toBe(404);
  });

  test("it is cut into parts, which hold each page once", async () => {
    const shop = await testStoreApp(server, "parts", { stock: Array.from({ length: 7 }, () => 1) });
    const http = await buildHttp(server.deps);
    sitemapRoutes({ ...server.app, http }, 3);
    const read = async (url: string) => {
      const { body } = await http.inject({ url, headers: { host: "desk.example" } });
      return [...body.matchAll(/<loc>http:..desk.example([^<]*)<\/loc>/g)].map(([, path = ""]) => path);
    };
    const parts = (await read("/sitemap.xml")).filter((path) => path.startsWith("/sitemap/products/"));
    expect(parts.length).toBeGreaterThanOrEqual(3);
    const found = (await Promise.all(parts.map(read)))
      .flat()
      .filter((path) => path.startsWith("/store/parts/p/"));
    expect(new Set(found).size).toBe(shop.productIds.length);
    expect(found).toHaveLength(shop.productIds.length);
    // What needs more parts waits for them.
    await testStoreApp(server, "more-parts", { stock: Array.from({ length: 7 }, () => 1) });
    const later = async () =>
      (await read("/sitemap.xml")).filter((path) => path.startsWith("/sitemap/products/"));
    expect(await later()).toEqual(parts);
    server.clock.advance(3_600_000);
    expect((await later()).length).toBeGreaterThan(parts.length + 1);
    await http.close();
  });

  test("robots.txt names the sitemap", async () => {
    const answer = await get("/robots.txt", { host: "desk.example:8080" });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(answer.body.split("\n")).toContain("Sitemap: http://desk.example:8080/sitemap.xml");
  });

  test("PUBLIC_URL wins over what the request says", async () => {
    const named = await testApp({ PUBLIC_URL: "https://solo.example/" });
    const { body } = await named.http.inject({ url: "/robots.txt", headers: { host: "elsewhere" } });
    expect(body).toContain("Sitemap: https://solo.example/sitemap.xml");
    await named.close();
  });
});
