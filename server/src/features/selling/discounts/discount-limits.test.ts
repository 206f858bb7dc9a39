import { checkout } from "@solodesk/contract/selling/checkout.ts";
import { discounts } from "@solodesk/contract/selling/discounts.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { days, minutes, seconds } from "#kernel/time/clock.ts";
import { callUnchecked } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { paidService, usd } from "#test/test-paid-service.ts";
import { purchase, type TestShop, testStoreApp } from "#test/test-store-app.ts";

let server: TestApp;
let shop: TestShop;
beforeAll(async () => {
  server = await testApp({ RATE_LIMIT: true, TRUST_PROXY: "127.0.0.1" });
  server.clock.set("2026-06-01T12:00:00Z");
  shop = await testStoreApp(server, "shop");
  for (const [code, value] of [
    ["TEN", 10],
    ["GIFT", 100],
  ])
    await callUnchecked(server, discounts.add, { body: { code, off: { kind: "percent", value } } }, shop);
  await paidService(server, shop).edit({ packs: [{ visits: 5, unit_price: usd(3600), months: 6 }] });
});
afterAll(() => server.close());

const from = (address: string, more: Record<string, string> = {}) => ({
  headers: { "x-forwarded-for": address, ...more },
});
const preview = async (codes: string[], as: ReturnType<typeof from>) => {
  const answer = await callUnchecked(
    server,
    checkout.preview,
    { body: { items: [shop.line(0)], codes } },
    as,
  );
  return [answer.status, answer.code];
};
const create = async (items: object[], codes: string[], as: ReturnType<typeof from>) => {
  // Slower than calls of any kind are limited.
  server.clock.advance(seconds(2));
  const answer = await callUnchecked(server, checkout.create, { body: purchase(items, { codes }) }, as);
  return [answer.status, answer.code];
};

test("who has entered 60 codes that don't exist within an hour isn't told whether others do", async () => {
  const [mine, theirs] = [from("192.0.2.1"), from("192.0.2.2")];
  const five = (n: number) => Array.from({ length: 5 }, (_, nth) => `GUESS-${n}-${nth}`);
  for (let n = 0; n < 11; n += 1) expect((await preview(five(n), mine))[0]).toBe(200);
  // A cart asks again whenever it changes, and codes that exist are no guesses.
  for (let n = 0; n < 9; n += 1) expect((await preview([...five(0).slice(1), "TEN"], mine))[0]).toBe(200);
  for (let n = 0; n < 5; n += 1)
    expect(await create([shop.line(0)], [`GUESS-${n}`, "TEN"], mine)).toEqual([409, "code_unknown"]);
  const refused = [429, "rate_limited"];
  expect(await preview(["TEN"], mine)).toEqual(refused);
  expect(await create([shop.line(0)], ["TEN"], mine)).toEqual(refused);
  // Without a code, and from elsewhere, nobody notices.
  expect((await preview([], mine))[0]).toBe(200);
  expect((await preview(["TEN"], theirs))[0]).toBe(200);
  expect((await preview(["TEN"], from("192.0.2.1", shop.headers)))[0]).toBe(200);
  server.clock.advance(minutes(60));
  expect((await preview(["TEN"], mine))[0]).toBe(200);
});

test("of one network guests place five orders a day that a discount made free", async () => {
  const pack = [{ kind: "pack", id: shop.serviceId, quantity: 5, website_url: shop.websiteUrl }];
  const mine = from("2001:db8::1");
  for (let n = 0; n < 5; n += 1) expect((await create(pack, ["GIFT"], mine))[0]).toBe(201);
  const rows = () => server.database.sql("SELECT id FROM orders");
  const before = (await rows()).length;
  expect(await create(pack, ["GIFT"], from("2001:db8::2"))).toEqual([429, "rate_limited"]);
  expect(await rows()).toHaveLength(before);
  expect((await create(pack, ["TEN"], mine))[0]).toBe(201);
  expect((await create(pack, ["GIFT"], from("192.0.2.9")))[0]).toBe(201);
  server.clock.advance(days(1));
  expect((await create(pack, ["GIFT"], mine))[0]).toBe(201);
});
