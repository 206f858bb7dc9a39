import type { CreateStore, Store } from "@solodesk/contract/store/store.ts";
import { store } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callUnchecked } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { type TestSeller, testSeller } from "#test/test-seller.ts";
import { createStore } from "./create-store.ts";

const M = "/api/marketplace-solopreneur";
const closed = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [], time_off: [] };
const basics = { name: "Corner Shop", country: "US", timezone: "America/New_York" };

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const sellers = (count: number): Promise<TestSeller[]> =>
  Promise.all(Array.from({ length: count }, () => testSeller(server)));

const create = (seller: Pick<TestSeller, "headers">, body: object, headers: Record<string, string> = {}) =>
  callUnchecked(server, store.create, { body }, { headers: { ...seller.headers, ...headers } });

const storeCount = async () => {
  const [row] = await server.database.sql<{ n: number }>("SELECT count(*)::int AS n FROM stores");
  return row?.n;
};

test.each([
  ["deletes_at = now()", "invalid_transition"],
  ["suspended_at = now(), suspended_reason = 'Fraud.'", "unauthenticated"],
  ["suspended_at = now(), suspended_reason = 'Fraud.', deletes_at = now()", "unauthenticated"],
])("an account with %s opens no store", async (change, code) => {
  const { id } = await testSeller(server);
  await server.database.sql(`UPDATE users SET ${change} WHERE id = $1`, [id]);
  await expect(createStore(server.deps, id, { ...basics, currency: "USD" })).rejects.toMatchObject({ code });
});

describe("opening a store", () => {
  test("the least that must be said, and the defaults for the rest", async () => {
    const answer = await create(await testSeller(server), basics);
    expect(answer.status).toBe(201);
    const day = [{ open: "09:00", close: "17:00" }];
    expect(answer.body).toEqual({
      status: true,
      message: "Store Added!",
      data: {
        id: expect.any(String),
        ...basics,
        website_url: "corner-shop",
        tagline: "",
        description: "",
        logo_url: null,
        banner_url: null,
        category: "",
        currency: "USD",
        languages: ["en"],
        email: "",
        phone: "",
        address: "",
        accent_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
        look: { theme: "system", sections: ["services", "products", "about"] },
        hours: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: [], sun: [], time_off: [] },
        booking: {
          slot_minutes: 15,
          notice_minutes: 60,
          horizon_days: 90,
          change_notice_minutes: 60,
          contact: "either",
          verify_email: "off",
          confirmation: "instant",
          policy: null,
          reminders: [1440, 120],
        },
        checkout: { shipping_flat: 0, free_shipping_over: null, tax_bps: 0 },
        published: true,
        created_at: server.clock.now().toISOString(),
      } satisfies Store,
    });
  });

  test("everything that can be said", async () => {
    const body: CreateStore = {
      name: "Bäckerei Süß",
      website_url: "suess",
      tagline: "Brot & mehr",
      description: "Seit 1901 🥐",
      category: "Bakery",
      currency: "USD",
      country: "DE",
      timezone: "Europe/Berlin",
      published: false,
      email: "brot@example.com",
      phone: "+49 30 123456",
      address: "Hauptstraße 1, Berlin",
      hours: {
        ...closed,
        tue: [{ open: "06:00", close: "12:00" }],
        time_off: [{ from: "2026-12-24", to: "2026-12-26", reason: "Christmas" }],
      },
      accent_color: "#AABBCC",
    };
    const answer = await create(await testSeller(server), body);
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({ ...body, accent_color: "#aabbcc" });
  });

  test("a language that nobody chose is the best for the browser", async () => {
    const languagesOf = async (accepted: string, more: object = {}) =>
      (await create(await testSeller(server), { ...basics, ...more }, { "accept-language": accepted })).body
        .data.languages;
    expect(await languagesOf("ja, de-AT;q=0.8, en;q=0.5")).toEqual(["de"]);
    expect(await languagesOf("ja")).toEqual(["en"]);
    expect(await languagesOf("de", { languages: ["fr", "ar"] })).toEqual(["fr", "ar"]);
  });

  test("days that are not named are closed once hours are given", async () => {
    const hours = { mon: [{ open: "10:00", close: "12:00" }] };
    const answer = await create(await testSeller(server), { ...basics, hours });
    expect(answer.body.data.hours).toEqual({ ...closed, mon: hours.mon });
  });

  test.each([
    ["a stranger", 401, "unauthenticated", {}],
    ["no name", 422, "validation_failed", { name: "" }],
    ["an unknown field", 422, "validation_failed", { user_id: "x" }],
    ["another currency", 422, "validation_failed", { currency: "EUR" }],
    ["an unknown zone", 422, "validation_failed", { timezone: "Mars/Base" }],
    ["no language", 422, "validation_failed", { languages: [] }],
    ["a language twice", 422, "validation_failed", { languages: ["de", "de"] }],
    ["a reserved address", 422, "validation_failed", { website_url: "orders" }],
    ["capitals in the address", 422, "validation_failed", { website_url: "Corner" }],
    ["a NUL in the name", 422, "validation_failed", { name: "a\u0000b" }],
  ])("%s is refused with %i %s and changes nothing", async (_what, status, code, change) => {
    const before = await storeCount();
    const seller = status === 401 ? { headers: { authorization: "" } } : await testSeller(server);
    const answer = await create(seller, { ...basics, ...change });
    expect([answer.status, answer.code]).toEqual([status, code]);
    expect(Object.keys(answer.refusal.fields ?? {})).toEqual(Object.keys(change));
    expect(await storeCount()).toBe(before);
  });

  test("malformed JSON is 400", async () => {
    const { headers } = await testSeller(server);
    const answer = await server.http.inject({
      method: "POST",
      url: `${M}/create-store`,
      headers: { ...headers, "content-type": "application/json" },
      payload: '{"name":',
    });
    expect(answer.statusCode).toBe(400);
  });

  test("a second store is refused, whatever its address", async () => {
    const seller = await testSeller(server);
    await create(seller, { ...basics, website_url: "only-one" });
    for (const website_url of [undefined, "only-one", "another-one"]) {
      const answer = await create(seller, { ...basics, website_url });
      expect([answer.status, answer.code]).toEqual([409, "store_exists"]);
    }
  });

  test("a taken address comes with free ones", async () => {
    const [first, second, third] = await sellers(3);
    await create(first!, { ...basics, website_url: "flowers" });
    await create(second!, { ...basics, website_url: "flowers-2" });
    const answer = await create(third!, { ...basics, website_url: "flowers" });
    expect([answer.status, answer.code]).toEqual([409, "website_url_taken"]);
    const { suggestions } = answer.refusal;
    expect(suggestions).toEqual(["flowers-3", "flowers-4", "flowers-5"]);
    expect((await create(third!, { ...basics, website_url: suggestions![0] })).status).toBe(201);
  });

  test("a name that would make a reserved address, and one without a Latin letter", async () => {
    const [first, second] = await sellers(2);
    expect((await create(first!, { ...basics, name: "Admin" })).body.data.website_url).toBe("admin-store");
    const unspeakable = await create(second!, { ...basics, name: "東京" });
    expect(unspeakable.body.data).toMatchObject({
      name: "東京",
      website_url: expect.stringMatching(/^store-\w{6}$/),
    });
  });

  test("after a hundred stores of one name an address still is made", async () => {
    const urls: string[] = [];
    for (const seller of await sellers(101)) {
      const answer = await create(seller, { ...basics, name: "Bakery" });
      urls.push(answer.body.data.website_url);
    }
    expect(urls.slice(0, 3)).toEqual(["bakery", "bakery-2", "bakery-3"]);
    expect(urls[98]).toBe("bakery-99");
    for (const url of urls.slice(99)) expect(url).toMatch(/^bakery-[0-9a-f]{6}$/);
  });
});

describe("at the same moment", () => {
  test("20 sellers with one name get 20 addresses", async () => {
    const answers = await Promise.all(
      (await sellers(20)).map((s) => create(s, { ...basics, name: "Tea House" })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const urls: string[] = answers.map((answer) => answer.body.data.website_url);
    const expected = ["tea-house", ...Array.from({ length: 19 }, (_, i) => `tea-house-${i + 2}`)];
    expect(urls.toSorted()).toEqual(expected.toSorted());
  });

  test("20 sellers with one name and an idempotency key each get 20 addresses", async () => {
    const answers = await Promise.all(
      (await sellers(20)).map((s) =>
        create(s, { ...basics, name: "Hat House" }, { "idempotency-key": "same" }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(answers.map((answer) => answer.body.data.website_url)).size).toBe(20);
  });

  test("20 sellers ask for one address: one gets it, 19 hear it is taken", async () => {
    const answers = await Promise.all(
      (await sellers(20)).map((s) => create(s, { ...basics, website_url: "the-one" })),
    );
    const codes = answers.map(({ status, code }) => code ?? status);
    expect(codes.filter((code) => code === 201)).toHaveLength(1);
    expect(codes.filter((code) => code === "website_url_taken")).toHaveLength(19);
    for (const answer of answers.filter(({ status }) => status === 409)) {
      expect(answer.refusal.suggestions).not.toContain("the-one");
      expect(answer.refusal.suggestions!.length).toBeGreaterThan(0);
    }
  });

  test("one seller opens two stores: one opens, one is refused", async () => {
    for (let round = 0; round < 10; round += 1) {
      const seller = await testSeller(server);
      const name = `Twice ${round}`;
      const answers = await Promise.all([
        create(seller, { ...basics, name }),
        create(seller, { ...basics, name }),
      ]);
      const codes = answers.map(({ status, code }) => code ?? status);
      expect(new Set(codes)).toEqual(new Set([201, "store_exists"]));
    }
  });
});

describe("an idempotency key", () => {
  test("answers the first answer again, and refuses another body", async () => {
    const seller = await testSeller(server);
    const key = { "idempotency-key": "k-1" };
    const first = await create(seller, { ...basics, name: "Once" }, key);
    const again = await create(seller, { ...basics, name: "Once" }, key);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(first.headers["idempotent-replayed"]).toBeUndefined();
    expect(again.headers["idempotent-replayed"]).toBe("true");
    const other = await create(seller, { ...basics, name: "Else" }, key);
    expect([other.status, other.code]).toEqual([422, "idempotency_key_reused"]);
  });

  test("of a refused call is free for another try", async () => {
    const [first, second] = await sellers(2);
    await create(first!, { ...basics, website_url: "kept" });
    const key = { "idempotency-key": "k-2" };
    expect((await create(second!, { ...basics, website_url: "kept" }, key)).status).toBe(409);
    expect((await create(second!, { ...basics, website_url: "kept-2" }, key)).status).toBe(201);
  });
});
