import { store } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testSellerWithStore } from "#test/test-seller.ts";

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
