import { services } from "@solodesk/contract/catalog/services.ts";
import { embedPath } from "@solodesk/contract/catalog/storefront/embed.ts";
import { store } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "#test/call.ts";
import { type GuestPage, guestPage } from "#test/guest-page.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testSellerWithStore } from "#test/test-seller.ts";
import { embedPageRoutes } from "./embed-page.routes.ts";

let server: TestApp;
let built: GuestPage;
let seller: Awaited<ReturnType<typeof testSellerWithStore>>;
let serviceId: string;
let stores = 0;

beforeAll(async () => {
  server = await testApp();
  built = await guestPage(server, embedPageRoutes);
});
afterAll(async () => {
  await built.close();
  await server.close();
});
beforeEach(async () => {
  stores += 1;
  seller = await testSellerWithStore(server, `framed-${stores}`);
  const price = { amount: 0, currency: "USD" };
  const lesson = { name: "Lesson", price, duration_minutes: 30, location: "online" } as const;
  const added = await call(server, services.add, { body: lesson }, seller);
  serviceId = added.body.data.id;
});

const address = (wish: Omit<Parameters<typeof embedPath>[0], "websiteUrl"> = {}) =>
  embedPath({ websiteUrl: seller.websiteUrl, ...wish });
const isFramed = ({ headers }: Awaited<ReturnType<GuestPage["visit"]>>): void => {
  expect(headers["x-frame-options"]).toBeUndefined();
  const policy = String(headers["content-security-policy"]);
  expect(policy.match(/frame-ancestors [^;]*/g)).toEqual(["frame-ancestors *"]);
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'");
};

describe("the page that other websites frame", () => {
  test("can be framed, is checked again each time, and sets no cookie", async () => {
    const { statusCode, headers, body } = await built.visit(address());
    expect([statusCode, headers["content-type"], headers["cache-control"]]).toEqual([
      200,
      "text/html; charset=utf-8",
      "no-cache",
    ]);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers["vary"]).toBe("accept-encoding, accept-language");
    isFramed(await built.visit(address()));
    expect(built.made(body)).toMatchObject({
      storefront: { store: { website_url: seller.websiteUrl }, services: [{ id: serviceId }] },
      theme: null,
      service: null,
    });
    const again = await built.visit(address(), { "if-none-match": String(headers["etag"]) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    isFramed(again);
  });

  test("shows one service, in the theme that the website asks for", async () => {
    const made = async (wish: Parameters<typeof address>[0]) =>
      built.made((await built.visit(address(wish))).body);
    expect(await made({ service: serviceId, theme: "dark" })).toMatchObject({
      service: serviceId,
      theme: "dark",
    });
    expect(await made({ theme: "light" })).toMatchObject({ service: null, theme: "light" });
    expect(await made({ theme: "auto" })).toMatchObject({ theme: "system" });
  });

  test("shows all services if the one is unknown or no longer offered, and ignores what it can't read", async () => {
    const queries = [
      "service=0199a000-0000-7000-8000-000000000009",
      "service=lesson",
      "service=a&service=b",
      "theme=pink&service=",
      "theme[]=dark",
    ];
    for (const query of queries) {
      const answer = await built.visit(`${address()}?${query}`);
      expect(answer.statusCode, query).toBe(200);
      expect(built.made(answer.body), query).toMatchObject({ service: null, theme: null });
    }
    const before = await built.visit(address({ service: serviceId }));
    expect(built.made(before.body)).toMatchObject({ service: serviceId });
    await call(server, services.edit, { params: { id: serviceId }, body: { active: false } }, seller);
    const asked = { "if-none-match": String(before.headers["etag"]) };
    const after = await built.visit(address({ service: serviceId }), asked);
    expect(built.made(after.body)).toMatchObject({ service: null, storefront: { services: [] } });
  });

  test("is in the language that the website asks for, if the store's pages are in it", async () => {
    await call(server, store.edit, { body: { languages: ["en", "de"] } }, seller);
    const spoken = async (language?: string) =>
      (await built.visit(address({ language }), { "accept-language": "fr" })).headers["content-language"];
    expect([await spoken(), await spoken("de"), await spoken("es")]).toEqual(["en", "de", "en"]);
  });

  test("says inside its frame that there is no open store, and leads from a former address to the new one", async () => {
    const unknown = await built.visit(embedPath({ websiteUrl: "nobody-here", theme: "light" }));
    expect([unknown.statusCode, built.made(unknown.body)]).toEqual([
      404,
      { theme: "light", assets: expect.anything() },
    ]);
    isFramed(unknown);
    const moved = `moved-${stores}`;
    await call(server, store.edit, { body: { website_url: moved } }, seller);
    const { statusCode, headers } = await built.visit(address({ theme: "dark" }));
    expect([statusCode, headers["location"]]).toEqual([301, `/embed/${moved}?theme=dark`]);
    await call(server, store.edit, { body: { published: false } }, seller);
    const closed = await built.visit(`/embed/${moved}`);
    expect(closed.statusCode).toBe(404);
    isFramed(closed);
  });
});
