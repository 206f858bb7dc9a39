// Every order and booking stores what led to it, however it was made.

import { randomUUID } from "node:crypto";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { checkout } from "@solodesk/contract/selling/checkout.ts";
import { store as storeCalls } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { offerTimes } from "#features/selling/waitlist/offer-times.ts";
import { days } from "#kernel/time/clock.ts";
import { call, callUnchecked } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { type TestSeller, testSeller } from "#test/test-seller.ts";
import { purchase, type TestShop, testStoreApp } from "#test/test-store-app.ts";
import { fullDay } from "#test/test-waitlist.ts";

const NOW = "2026-06-01T12:00:00.000Z";

let server: TestApp;
let shop: TestShop;
let other: TestShop;
let buyer: TestSeller;
beforeAll(async () => {
  server = await testApp();
  server.clock.set(NOW);
  shop = await testStoreApp(server, "shop", { stock: [500] });
  other = await testStoreApp(server, "other", { stock: [500] });
  buyer = await testSeller(server, "Grace Hopper");
});
beforeEach(async () => {
  server.clock.set(NOW);
  await server.database.sql("TRUNCATE touches");
});
afterAll(() => server.close());

const flyer = { platform: "flyer", source: "Flyer", medium: "print", campaign: "June", touched_at: NOW };
const google = { platform: "google", campaign: "Spring", touched_at: "2026-05-20T12:00:00Z" };

const touches = () =>
  server.database.sql(
    `SELECT subject_kind AS kind, website_url AS store, platform, campaign, touched_at AS at,
       coalesce((SELECT o.store_id FROM orders o WHERE o.id = subject_id), (SELECT a.store_id FROM appointments a WHERE a.id = subject_id))
         = touches.store_id AS is_its_own
     FROM touches JOIN stores ON stores.id = touches.store_id ORDER BY website_url, campaign, kind`,
    [],
  );
const told = (kind: string, store: string, platform: string, campaign: string, at = NOW) => ({
  kind,
  store,
  platform,
  campaign,
  at: new Date(at),
  is_its_own: true,
});

test.each(["a guest", "a member"])("each store's order of %s has what led to that store", async (who) => {
  const items = [shop.line(0), other.line(0)];
  const sent = [
    { website_url: "other", touch: google },
    { website_url: "nobody", touch: { ...flyer, campaign: "elsewhere" } },
    { website_url: "shop", touch: flyer },
  ];
  const answer = await callUnchecked(
    server,
    checkout.create,
    { body: purchase(items, { touches: sent }) },
    { headers: who === "a guest" ? {} : buyer.headers },
  );
  expect(answer.status).toBe(201);
  expect(await touches()).toEqual([
    told("order", "other", "google", "spring", google.touched_at),
    told("order", "shop", "flyer", "june"),
  ]);
});

test("what led to a store leads to no order of another, and the marketplace's own have none", async () => {
  const touch = { website_url: "other", touch: flyer };
  const items = [shop.line(0), { ...shop.line(0), website_url: null }];
  const answer = await callUnchecked(
    server,
    checkout.create,
    { body: purchase(items, { touches: [touch] }) },
    buyer,
  );
  expect(answer.status).toBe(201);
  expect(await touches()).toEqual([]);
});

test("an order that comes to nothing leaves none, and one that is asked for twice has one", async () => {
  const body = (more: object = {}) =>
    purchase([shop.line(0)], { touches: [{ website_url: "shop", touch: flyer }], ...more });
  const changed = await callUnchecked(server, checkout.create, {
    body: body({ total: { amount: 1, currency: "USD" } }),
  });
  expect([changed.status, await touches()]).toEqual([409, []]);
  const key = { "idempotency-key": randomUUID() };
  for (const time of [1, 2])
    expect(
      (await callUnchecked(server, checkout.create, { body: body() }, { headers: key })).status,
      `${time}`,
    ).toBe(201);
  expect((await touches()).length).toBe(1);
});

test("a store that has moved is found by the address its things were put into the cart from", async () => {
  const moved = await testStoreApp(server, "before");
  const headers = moved.headers;
  await call(server, storeCalls.edit, { body: { website_url: "after" } }, { headers });
  const sent = [{ website_url: "before", touch: flyer }];
  expect(
    (await callUnchecked(server, checkout.create, { body: purchase([moved.line(0)], { touches: sent }) }))
      .status,
  ).toBe(201);
  expect(await touches()).toEqual([told("order", "after", "flyer", "june")]);
});

const booking = (hour: number, touch?: object) => ({
  service_id: shop.serviceId,
  starts_at: `2026-06-0${3 + Math.floor(hour / 24)}T${String(hour % 24).padStart(2, "0")}:00:00Z`,
  customer: { name: "Ann", email: "ann@example.com" },
  ...(touch && { touch }),
});
const book = (hour: number, touch?: object, headers = {}) =>
  callUnchecked(
    server,
    bookings.book,
    { params: { website_url: "shop" }, body: booking(hour, touch) },
    { headers },
  );

test("a booking has what led to it, for 30 days and no longer", async () => {
  expect((await book(8, flyer)).status).toBe(201);
  expect((await book(9)).status).toBe(201);
  expect((await book(8, google)).status).toBe(409);
  const old = new Date(Date.parse(NOW) - days(30) - 1).toISOString();
  expect((await book(10, { ...google, touched_at: old })).status).toBe(201);
  expect(await touches()).toEqual([
    told("appointment", "shop", "direct", ""),
    told("appointment", "shop", "flyer", "june"),
  ]);
});

test.each([{ dnt: "1" }, { "sec-gpc": "1" }])(
  "who opts out (%o) is known by the address they are at only",
  async (signal) => {
    const hour = "dnt" in signal ? 12 : 15;
    expect((await book(hour, flyer, signal)).status).toBe(201);
    expect((await book(hour + 1, google, signal)).status).toBe(201);
    const sent = [{ website_url: "shop", touch: google }];
    expect(
      (
        await callUnchecked(
          server,
          checkout.create,
          { body: purchase([shop.line(0)], { touches: sent }) },
          { headers: signal },
        )
      ).status,
    ).toBe(201);
    expect(await touches()).toEqual(
      [
        told("appointment", "shop", "direct", ""),
        told("order", "shop", "direct", ""),
        told("appointment", "shop", "flyer", "june"),
      ].toSorted((a, b) => a.campaign.localeCompare(b.campaign)),
    );
  },
);

test("nobody is kept from booking by what stands in an address", async () => {
  const odd = { ...flyer, source: "\u0000\uD800", campaign: "'; DROP TABLE touches; --\u202E" };
  expect((await book(20, { ...odd, touched_at: "2030-01-01T00:00:00+05:00" })).status).toBe(201);
  expect(await touches()).toEqual([told("appointment", "shop", "flyer", "'; drop table touches; --")]);
});

test("a place in a waitlist keeps what led to it until it is a booking", async () => {
  const salon = await fullDay(server, "salon");
  await salon.join("Ann", { touch: { ...flyer, touched_at: "2026-05-25T12:00:00.000Z" } });
  await salon.cancel(salon.taken);
  await offerTimes(server.deps);
  expect((await salon.book("Ann")).status).toBe(200);
  expect(await touches()).toEqual([
    told("appointment", "salon", "flyer", "june", "2026-05-25T12:00:00.000Z"),
  ]);
});
