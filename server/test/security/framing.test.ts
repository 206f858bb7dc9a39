import { pages } from "@solodesk/contract/kernel/pages.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../test-app.ts";
import { testSellerWithStore } from "../test-seller.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  await testSellerWithStore(server, "framed-shop");
});
afterAll(() => server.close());

const headersOf = async (url: string) =>
  (await server.http.inject({ url, headers: { accept: "text/html" } })).headers;

const { embeddedStore, ...others } = pages;
const filled = (path: string) => path.replace(":storeName", "framed-shop").replaceAll(/:\w+/g, "some");

test("F9: of all addresses, other websites can frame only the page that is made for it", async () => {
  const unframed = [
    ...Object.values(others).map(filled),
    "/embed",
    "/embed/framed-shop/more",
    "/embed/framed-shop/../../auth/login",
    "/embed.js",
    "/api/marketplace-solopreneur/user",
    "/docs",
    "/openapi.json",
    "/no/such/page",
  ];
  for (const path of unframed) {
    const headers = await headersOf(path);
    expect(headers["x-frame-options"], path).toBe("DENY");
    expect(headers["content-security-policy"], path).toMatch(/;frame-ancestors 'none';/);
  }
  for (const path of [filled(embeddedStore), "/embed/nobody-here", "/embed/framed-shop/"]) {
    const headers = await headersOf(path);
    expect(headers["x-frame-options"], path).toBeUndefined();
    expect(headers["content-security-policy"], path).toMatch(/;frame-ancestors \*;/);
  }
});

test("F9: the page in a frame differs from all others in nothing but who may frame it", async () => {
  const [usual, framed] = [await headersOf("/healthz"), await headersOf("/embed/framed-shop")];
  const policyOf = (headers: typeof usual) =>
    String(headers["content-security-policy"])
      .split(";")
      .filter((rule) => !rule.startsWith("frame-ancestors"));
  expect(policyOf(framed)).toEqual(policyOf(usual));
  for (const name of Object.keys(usual).filter((one) =>
    /^(cross-origin|x-(content|dns|download|permitted|xss)|strict|referrer|origin)/.test(one),
  ))
    expect(framed[name], name).toBe(usual[name]);
});
