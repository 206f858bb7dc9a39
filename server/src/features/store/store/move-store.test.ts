import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { days } from "#kernel/time/clock.ts";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testSeller, testSellerWithStore } from "#test/test-seller.ts";

const M = "/api/marketplace-solopreneur";
type Seller = Awaited<ReturnType<typeof testSellerWithStore>>;

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

let made = 0;
const newSeller = () => testSellerWithStore(server, `shop-${(made += 1)}`);
const move = (seller: Pick<Seller, "headers">, website_url: string) =>
  server.http.inject({
    method: "PATCH",
    url: `${M}/user/store`,
    headers: seller.headers,
    payload: { website_url },
  });
const storeAt = (website_url: string) =>
  server.http.inject({ url: `${M}/user-store-link`, query: { website_url } });
const visit = (path: string) =>
  server.http.inject({ url: `/store/${path}`, headers: { accept: "text/html" } });
const check = async (seller: Pick<Seller, "headers">, website_url: string) =>
  (
    await server.http.inject({
      url: `${M}/website-url-available`,
      headers: seller.headers,
      query: { website_url },
    })
  ).json().data;

/** Lets time, in milliseconds, pass for the addresses only: advancing the clock would end the sessions. */
const pass = (amount: number) =>
  server.database.sql("UPDATE website_urls SET held_until = held_until - $1 * interval '1 ms'", [amount]);

describe("a former address", () => {
  test("leads to the store where it is now, with its query", async () => {
    const seller = await newSeller();
    expect((await move(seller, `${seller.websiteUrl}-new`)).statusCode).toBe(200);
    const answer = await visit(`${seller.websiteUrl}?utm=card`);
    expect([answer.statusCode, answer.headers.location, answer.headers["cache-control"]]).toEqual([
      301,
      `/store/${seller.websiteUrl}-new?utm=card`,
      "no-cache",
    ]);
    expect((await storeAt(seller.websiteUrl)).json().data.store.website_url).toBe(`${seller.websiteUrl}-new`);
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
    expect([refused.statusCode, refused.json().code]).toEqual([409, "website_url_taken"]);
    expect(refused.json().suggestions).not.toContain(former);
    expect(await check(rival, former)).toMatchObject({ available: false });
    const another = await testSeller(server);
    const opened = await server.http.inject({
      method: "POST",
      url: `${M}/create-store`,
      headers: another.headers,
      payload: { name: former, country: "US", timezone: "America/New_York" },
    });
    expect(opened.json().data.website_url).toBe(`${former}-2`);

    await pass(61_000);
    expect(await check(rival, former)).toMatchObject({ available: true });
    expect((await move(rival, former)).statusCode).toBe(200);
    expect((await storeAt(former)).json().data.store.id).toBe(rival.storeId);
  });

  test("can be taken back by its store at any time", async () => {
    const seller = await newSeller();
    await move(seller, `${seller.websiteUrl}-new`);
    expect(await check(seller, seller.websiteUrl)).toMatchObject({ available: true });
    expect((await move(seller, seller.websiteUrl)).statusCode).toBe(200);
    expect((await storeAt(`${seller.websiteUrl}-new`)).json().data.store.website_url).toBe(seller.websiteUrl);
  });

  test("is no way to keep good addresses from others: after five, moving ends for a while", async () => {
    const seller = await newSeller();
    for (let i = 1; i <= 5; i += 1)
      expect((await move(seller, `${seller.websiteUrl}-${i}`)).statusCode).toBe(200);
    const refused = await move(seller, `${seller.websiteUrl}-6`);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ["website_url"]]);
    expect((await storeAt(`${seller.websiteUrl}-6`)).statusCode).toBe(404);
    expect((await move(seller, `${seller.websiteUrl}-2`)).statusCode, "a former one").toBe(200);
    await pass(days(91));
    expect((await move(seller, `${seller.websiteUrl}-6`)).statusCode).toBe(200);
  });
});

describe("at once", () => {
  test("F5: 100 claims of one address, by moves and by new stores: one gets it, 99 hear it is taken", async () => {
    const movers = await Promise.all(Array.from({ length: 50 }, newSeller));
    const openers = await Promise.all(Array.from({ length: 50 }, () => testSeller(server)));
    const open = (seller: Pick<Seller, "headers">) =>
      server.http.inject({
        method: "POST",
        url: `${M}/create-store`,
        headers: seller.headers,
        payload: { name: "Rival", country: "US", timezone: "America/New_York", website_url: "the-one" },
      });
    const answers = await concurrently(seededRandom(), [
      ...movers.map((seller) => () => move(seller, "the-one")),
      ...openers.map((seller) => () => open(seller)),
    ]);
    const codes = answers.map((answer) => answer.statusCode).toSorted();
    expect(codes.filter((code) => code === 200 || code === 201)).toHaveLength(1);
    expect(codes.filter((code) => code === 409)).toHaveLength(99);
  });

  test("moves of one store follow each other: one address is current, the others lead to it", async () => {
    const seller = await newSeller();
    const answers = await concurrently(
      seededRandom(),
      times(4, (i) => move(seller, `${seller.websiteUrl}-at-once-${i}`)),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200]);
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
    expect([trick, answer.statusCode]).toEqual([trick, 422]);
  }
});
