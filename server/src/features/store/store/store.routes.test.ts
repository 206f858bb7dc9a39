import { store } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testSeller, testSellerWithStore } from "#test/test-seller.ts";

const M = "/api/marketplace-solopreneur";
type Seller = Awaited<ReturnType<typeof testSellerWithStore>>;

let server: TestApp;
let seller: Seller;
let made = 0;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  made += 1;
  seller = await testSellerWithStore(server, `shop-number-${made}`);
});
afterAll(() => server.close());

const edit = (body: object, as: { headers: Record<string, string> } = seller) =>
  call(server, store.edit, { body }, as);

const check = (website_url: string, as: { headers: Record<string, string> } = seller) =>
  call(server, store.checkWebsiteUrl, { query: { website_url } }, as);

async function rowOf({ storeId }: Seller) {
  const [row] = await server.database.sql<{ version: string; name: string }>(
    "SELECT * FROM stores WHERE id = $1",
    [storeId],
  );
  return { ...row, version: Number(row?.version) };
}

describe("editing the store", () => {
  test("changes what is given and nothing else", async () => {
    const before = await rowOf(seller);
    const change = {
      name: "New Name",
      website_url: `renamed-${made}`,
      tagline: "Now better",
      published: false,
      accent_color: "#ABCDEF",
      booking: { slot_minutes: 30, notice_minutes: 0, horizon_days: 365 },
    };
    const answer = await edit(change);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      status: true,
      message: "Store saved",
      data: {
        ...change,
        accent_color: "#abcdef",
        country: "US",
        timezone: "America/New_York",
        currency: "USD",
      },
    });
    const after = await rowOf(seller);
    expect(after).toMatchObject({ name: "New Name", country: "US", version: before.version + 1 });
  });

  test("days that a given `hours` leaves out are closed, without time off", async () => {
    await edit({
      hours: {
        mon: [{ open: "08:00", close: "09:00" }],
        time_off: [{ from: "2026-01-01", to: "2026-01-01" }],
      },
    });
    const answer = await edit({ hours: { fri: [{ open: "10:00", close: "11:00" }] } });
    const closed = { mon: [], tue: [], wed: [], thu: [], sat: [], sun: [], time_off: [] };
    expect(answer.body.data.hours).toEqual({ ...closed, fri: [{ open: "10:00", close: "11:00" }] });
  });

  test("of the booking rules those change that are named, so that two screens save beside each other", async () => {
    const before = (await edit({})).body.data.booking;
    const changes = [{ horizon_days: 7 }, { reminders: [60] }, { change_notice_minutes: 0 }, {}];
    await Promise.all(changes.map((booking) => edit({ booking })));
    const wanted = { ...before, horizon_days: 7, reminders: [60], change_notice_minutes: 0 };
    expect((await edit({})).body.data.booking).toEqual(wanted);
  });

  test("of shipping and tax too, and free shipping can be taken back", async () => {
    const rules = { shipping_flat: 450, free_shipping_over: 5000, tax_bps: 825 };
    expect((await edit({ checkout: rules })).body.data.checkout).toEqual(rules);
    const answer = await edit({ checkout: { free_shipping_over: null } });
    expect(answer.body.data.checkout).toEqual({ ...rules, free_shipping_over: null });
  });

  test("of the page's look too", async () => {
    const sections = ["about", "products", "services"] as const;
    await Promise.all([edit({ look: { theme: "light" } }), edit({ look: { sections: [...sections] } })]);
    expect((await edit({ look: {} })).body.data.look).toEqual({ theme: "light", sections });
  });

  test("an empty change is harmless", async () => {
    const answer = await edit({});
    expect([answer.status, answer.body.data.name]).toEqual([200, "Corner Shop"]);
  });

  test("one's own address may be sent again", async () => {
    expect((await edit({ website_url: seller.websiteUrl })).status).toBe(200);
  });

  test.each([
    ["the currency", { currency: "USD" }],
    ["an unknown field", { version: 9 }],
    ["a tax of more than half", { checkout: { tax_bps: 5001 } }, "checkout.tax_bps"],
    ["a tax in broken basis points", { checkout: { tax_bps: 8.25 } }, "checkout.tax_bps"],
    ["shipping that is paid out", { checkout: { shipping_flat: -1 } }, "checkout.shipping_flat"],
    ["an unknown theme", { look: { theme: "blue" } }, "look.theme"],
    ["a missing section", { look: { sections: ["services", "about"] } }, "look.sections"],
    ["a section listed twice", { look: { sections: ["about", "services", "about"] } }, "look.sections"],
    ["a picture from elsewhere", { logo_url: "https://elsewhere.example/logo.png" }],
    ["a reserved address", { website_url: "cart-checkout" }],
    ["closing before opening", { hours: { mon: [{ open: "10:00", close: "09:00" }] } }, "hours.mon.0.close"],
    ["times every minute", { booking: { slot_minutes: 1, notice_minutes: 0 } }, "booking.slot_minutes"],
  ])("%s is refused and changes nothing", async (_what, change, field = Object.keys(change)[0]) => {
    const before = await rowOf(seller);
    const answer = await edit(change);
    expect([answer.status, answer.code]).toEqual([422, "validation_failed"]);
    expect(Object.keys(answer.refusal.fields!)).toEqual([field]);
    expect(await rowOf(seller)).toEqual(before);
  });

  test("another store's address is refused, with suggestions, and stays theirs", async () => {
    const other = await testSellerWithStore(server, `taken-${made}`);
    const answer = await edit({ website_url: other.websiteUrl, name: "Thief" });
    expect([answer.status, answer.code]).toEqual([409, "website_url_taken"]);
    expect(answer.refusal.suggestions!.length).toBeGreaterThan(0);
    expect((await rowOf(seller)).name).toBe("Corner Shop");
  });

  test("20 sellers rename to one address at once: one gets it, 19 hear it is taken", async () => {
    const rivals = await Promise.all(
      Array.from({ length: 20 }, (_, i) => testSellerWithStore(server, `rival-${made}-${i}`)),
    );
    const answers = await Promise.all(rivals.map((rival) => edit({ website_url: `wanted-${made}` }, rival)));
    const codes = answers.map(({ status, code }) => code ?? status);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === "website_url_taken")).toHaveLength(19);
  });

  test("signed out 401, without a store 409, malformed 400", async () => {
    expect((await edit({}, { headers: {} })).status).toBe(401);
    const without = await edit({ name: "x" }, await testSeller(server));
    expect([without.status, without.code]).toEqual([409, "store_required"]);
    const headers = { ...seller.headers, "content-type": "application/json" };
    const answer = await server.http.inject({
      method: "PATCH",
      url: `${M}/user/store`,
      headers,
      payload: "{",
    });
    expect(answer.statusCode).toBe(400);
  });
});

describe("the live check of an address", () => {
  test("a free one", async () => {
    const answer = await check(`  free-${made} `);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      status: true,
      data: { website_url: `free-${made}`, available: true, reason: null, suggestions: [] },
    });
  });

  test("one's own is available to oneself, and taken for others, who get suggestions they can have", async () => {
    expect((await check(seller.websiteUrl)).body.data).toMatchObject({ available: true, reason: null });
    const { data } = (await check(seller.websiteUrl, await testSeller(server))).body;
    expect(data).toMatchObject({
      available: false,
      reason: "This website address is taken. Pick another one.",
    });
    expect(data.suggestions).toHaveLength(3);
    for (const suggestion of data.suggestions) {
      expect((await check(suggestion)).body.data.available, suggestion).toBe(true);
    }
  });

  test.each([
    ["My Shop!", "Use only lowercase letters a to z, digits and dashes.", "my-shop"],
    ["ab", "Use at least 3 characters.", "ab-store"],
    ["-abc-", "The address can't start or end with a dash.", "abc"],
    ["x".repeat(60), "Use at most 48 characters.", "x".repeat(48)],
    ["admin", "This address is reserved. Pick another one.", "admin-store"],
    ["../etc", "Use only lowercase letters a to z, digits and dashes.", "etc"],
  ])("%s is explained and mended", async (written, reason, suggestion) => {
    const { data } = (await check(written)).body;
    expect(data).toMatchObject({ website_url: written, available: false, reason });
    expect(data.suggestions[0]).toBe(suggestion);
  });

  test("nothing to check is 422, a stranger 401", async () => {
    expect((await check("")).status).toBe(422);
    expect((await check("abc\u0000")).status).toBe(422);
    expect((await check("abc", { headers: {} })).status).toBe(401);
  });
});
