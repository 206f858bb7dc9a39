import { storefront } from "@solodesk/contract/catalog/storefront.ts";
import { store } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { days } from "#kernel/time/clock.ts";
import { call } from "#test/call.ts";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testSeller, testSellerWithStore } from "#test/test-seller.ts";

type Seller = Awaited<ReturnType<typeof testSellerWithStore>>;

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

let made = 0;
const newSeller = () => testSellerWithStore(server, `shop-${(made += 1)}`);
const move = (seller: Pick<Seller, "headers">, website_url: string) =>
  call(server, store.edit, { body: { website_url } }, seller);
const storeAt = (website_url: string) => call(server, storefront.get, { query: { website_url } });
const visit = (path: string) =>
  server.http.inject({ url: `/store/${path}`, headers: { accept: "text/html" } });
const check = async (seller: Pick<Seller, "headers">, website_url: string) =>
  (await call(server, store.checkWebsiteUrl, { query: { website_url } }, seller)).body.data;

/** Lets time, in milliseconds, pass for the addresses only: advancing the clock would end the sessions. */
const pass = (amount: number) =>
  server.database.sql("UPDATE website_urls SET held_until = held_until - $1 * interval '1 ms'", [amount]);

describe("a former address", () => {
  test("leads to the store where it is now, with its query", async () => {
    const seller = await newSeller();
    expect((await move(seller, `${seller.websiteUrl}-new`)).status).toBe(200);
    const answer = await visit(`${seller.websiteUrl}?utm=card`);
    expect([answer.statusCode, answer.headers.location, answer.headers["cache-control"]]).toEqual([
      301,
      `/store/${seller.websiteUrl}-new?utm=card`,
      "no-cache",
    ]);
    expect((await storeAt(seller.websiteUrl)).body.data.store.website_url).toBe(`${seller.websiteUrl}-new`);
    expect((await visit(`${seller.websiteUrl}-new`)).statusCode).not.toBe(301);
  });

  test("says nothing of an unpublished store", async () => {
    const seller = await newSeller();
    await move(seller, `${seller.websiteUrl}-new`);
    await server.database.sql("UPDATE stores SET published = false WHERE id = $1", [seller.storeId]);
    expect((await visit(seller.websiteUrl)).statusCode).toBe(404);
  });

  test("F5: is kept from others for 90 days, and theirs after", async () => {
    const [seller, rival] = [await newSeller(), await newSeller()];
    const former = seller.websiteUrl;
    await move(seller, `${former}-new`);

    await pass(days(90) - 60_000);
    const refused = await move(rival, former);
    expect([refused.status, refused.code]).toEqual([409, "website_url_taken"]);
    expect(refused.refusal.suggestions).not.toContain(former);
    expect(await check(rival, former)).toMatchObject({ available: false });
    const another = await testSeller(server);
    const opened = await call(
      server,
      store.create,
      { body: { name: former, country: "US", timezone: "America/New_York" } },
      another,
    );
    expect(opened.body.data.website_url).toBe(`${former}-2`);

    await pass(61_000);
    expect(await check(rival, former)).toMatchObject({ available: true });
    expect((await move(rival, former)).status).toBe(200);
    expect((await storeAt(former)).body.data.store.id).toBe(rival.storeId);
  });

  test("can be taken back by its store at any time", async () => {
    const seller = await newSeller();
    await move(seller, `${seller.websiteUrl}-new`);
    expect(await check(seller, seller.websiteUrl)).toMatchObject({ available: true });
    expect((await move(seller, seller.websiteUrl)).status).toBe(200);
    expect((await storeAt(`${seller.websiteUrl}-new`)).body.data.store.website_url).toBe(seller.websiteUrl);
  });

  test("is no way to keep good addresses from others: after five, moving ends for a while", async () => {
    const seller = await newSeller();
    for (let i = 1; i <= 5; i += 1)
      expect((await move(seller, `${seller.websiteUrl}-${i}`)).status).toBe(200);
    const refused = await move(seller, `${seller.websiteUrl}-6`);
    expect([refused.status, Object.keys(refused.refusal.fields!)]).toEqual([422, ["website_url"]]);
    expect((await storeAt(`${seller.websiteUrl}-6`)).status).toBe(404);
    expect((await move(seller, `${seller.websiteUrl}-2`)).status, "a former one").toBe(200);
    await pass(days(91));
    expect((await move(seller, `${seller.websiteUrl}-6`)).status).toBe(200);
  });
});

describe("at once", () => {
  test("F5: 100 claims of one address, by moves and by new stores: one gets it, 99 hear it is taken", async () => {
    const movers = await Promise.all(Array.from({ length: 50 }, newSeller));
    const openers = await Promise.all(Array.from({ length: 50 }, () => testSeller(server)));
    const open = (seller: Pick<Seller, "headers">) =>
      call(
        server,
        store.create,
        { body: { name: "Rival", country: "US", timezone: "America/New_York", website_url: "the-one" } },
        seller,
      );
    const statuses = await concurrently(seededRandom(), [
      ...movers.map((seller) => async () => (await move(seller, "the-one")).status),
      ...openers.map((seller) => async () => (await open(seller)).status),
    ]);
    expect(statuses.filter((status) => status === 200 || status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(99);
  });

  test("moves of one store follow each other: one address is current, the others lead to it", async () => {
    const seller = await newSeller();
    const answers = await concurrently(
      seededRandom(),
      times(4, (i) => move(seller, `${seller.websiteUrl}-at-once-${i}`)),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    const rows = await server.database.sql<{ current: number; all: number }>(
      `SELECT count(*) FILTER (WHERE held_until IS NULL)::int AS current, count(*)::int AS all
       FROM website_urls WHERE store_id = $1`,
      [seller.storeId],
    );
    expect(rows).toEqual([{ current: 1, all: 5 }]);
  });
});

test("F5: addresses that only look like one, and those in capitals, are refused", async () => {
  const seller = await newSeller();
  for (const trick of [
    "Adas-Shop",
    "аdas-shop",
    "adаs-shop",
    "ａdas-shop",
    "adas‐shop",
    "adas-shоp",
    "adas\u200bshop",
    "adas%2dshop",
    "ⓐdas",
    "adas_shop",
    "ı-shop",
  ]) {
    const answer = await move(seller, trick);
    expect([trick, answer.status]).toEqual([trick, 422]);
  }
});
