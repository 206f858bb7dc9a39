import { store } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testSellerWithStore } from "#test/test-seller.ts";
import { sitemap } from "./sitemap.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const get = (url: string, headers = {}) => server.http.inject({ url, headers });
const locations = async () => {
  const { body } = await get("/sitemap.xml", { host: "desk.example" });
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location);
};
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
      const { body } = await get("/sitemap.xml", { host: "desk.example" });
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
      websiteUrl: `store-${n}`,
      languages,
      updatedAt: new Date(0),
    }));
    const whole = sitemap("https://desk.example", entries);
    const part = sitemap("https://desk.example", entries, whole.length / 2);
    expect(whole.match(/<url>/g)).toHaveLength(9);
    expect(part.match(/<url>/g)).toHaveLength(4);
    expect(part).toMatch(/<\/url>\n<\/urlset>\n$/);
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
