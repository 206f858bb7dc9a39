import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { buy, orderCalls, place } from "#test/test-orders.ts";
import { reportCalls } from "#test/test-reports.ts";
import { testSeller } from "#test/test-seller.ts";
import { type TestShop, testStoreApp } from "#test/test-store-app.ts";

let server: TestApp;
let shop: TestShop;
let calls: ReturnType<typeof reportCalls>;
const NOW = "2026-02-10T15:00:00.000Z";
beforeAll(async () => {
  server = await testApp();
  server.clock.set(NOW);
  shop = await testStoreApp(server, "salon", { stock: [500] });
  calls = reportCalls(server, shop.headers);
});
afterAll(() => server.close());

const touch = { platform: "google", source: "google", campaign: "Spring Sale", touched_at: NOW };
const bought = (more: object = touch) => ({ touches: [{ website_url: "salon", touch: more }] });
const visits = (day: string, campaign: string, count: number, more: Record<string, string> = {}, of = shop) =>
  server.database.sql(
    `INSERT INTO visit_days (store_id, day, platform, source, medium, campaign, visits, carts) VALUES ($1, $2, $3, $4, '', $5, $6, 1)`,
    [of.storeId, day, more["platform"] ?? "google", more["source"] ?? "", campaign, count],
  );
const usd = (amount: number) => ({ amount, currency: "USD" });
const book = (starts_at: string) =>
  call(server, bookings.book, {
    params: { website_url: "salon" },
    body: {
      service_id: shop.serviceId,
      starts_at,
      customer: { name: "Grace", email: "grace@example.com" },
      touch,
    },
  });
const february = { from: "2026-02-01", to: "2026-02-10" };

test("what a campaign cost stands beside what it brought, and a refund lowers it at once", async () => {
  await calls.take(
    "Day,Campaign,Impr.,Clicks,Cost\n2026-02-03,Spring Sale,1000,40,20.00\n2026-01-25,Spring Sale,10,1,5.00\n",
  );
  await visits("2026-02-04", "spring sale", 12);
  await visits("2026-02-04", "", 7, { platform: "direct" });
  await visits("2026-02-05", "", 3, { platform: "referral", source: "blog.example" });
  const [first, second] = [
    await buy(server, [shop.line(0, 2)], bought()),
    await buy(server, [shop.line(0)], bought()),
  ];
  await buy(server, [shop.line(0)], bought({ ...touch, platform: "direct", campaign: "" }));
  await buy(server, [shop.line(0)]);
  await place(server, [shop.line(0)], bought());
  expect((await book("2026-02-20T10:00:00Z")).status).toBe(201);
  const gone = (await book("2026-02-20T12:00:00Z")).body.data.id;
  await call(server, appointments.edit, { params: { id: gone }, body: { status: "Cancelled" } }, shop);

  const report = await calls.report(february);
  const campaign = {
    impressions: 1000,
    clicks: 40,
    ctr: 0.04,
    spend: usd(2000),
    cpc: usd(50),
    visits: 12,
    carts: 1,
    bookings: 1,
    orders: 2,
    conversions: 3,
    reported_conversions: 0,
    revenue: usd(4500),
    roas: 2.25,
    cost_per_booking: usd(2000),
    cost_per_conversion: usd(667),
  };
  expect(report.summary).toEqual(campaign);
  expect(report.campaigns).toEqual([
    {
      ...campaign,
      platform: "google",
      campaign: "Spring Sale",
      key: expect.stringMatching(/^id:/),
      campaign_id: expect.any(String),
    },
  ]);
  expect(report.previous).toMatchObject({
    from: "2026-01-22",
    to: "2026-01-31",
    spend: usd(500),
    visits: 0,
    roas: 0,
  });
  expect(
    report.series.map(({ date, spend, visits: seen, revenue }) => [date, spend.amount, seen, revenue.amount]),
  ).toEqual(
    Array.from({ length: 10 }, (_day, at) => [
      `2026-02-${String(at + 1).padStart(2, "0")}`,
      at === 2 ? 2000 : 0,
      at === 3 ? 12 : 0,
      at === 9 ? 4500 : 0,
    ]),
  );
  expect(report.without_ads).toEqual([
    { platform: "direct", visits: 7, carts: 1, bookings: 0, orders: 1, revenue: usd(1500) },
    { platform: "referral", visits: 3, carts: 1, bookings: 0, orders: 0, revenue: usd(0) },
    { platform: "seller", visits: 0, carts: 0, bookings: 0, orders: 0, revenue: usd(0) },
  ]);
  expect([report.platforms, report.begun, report.advertised]).toEqual([
    ["direct", "google", "referral"],
    true,
    true,
  ]);
  expect((await calls.report({ ...february, platform: "referral" })).campaigns).toMatchObject([
    { platform: "referral", campaign: "blog.example", visits: 3 },
  ]);

  const orders = orderCalls(server, shop);
  expect((await orders.refund(first, { amount: 1000 })).status).toBe(200);
  expect((await calls.report(february)).summary).toMatchObject({ revenue: usd(3500), orders: 2, roas: 1.75 });
  expect((await orders.refund(second)).status).toBe(200);
  expect((await calls.report(february)).summary).toMatchObject({
    revenue: usd(2000),
    orders: 1,
    conversions: 2,
  });
});

test("a campaign that one file names and another gives an id, in either order, is one campaign", async () => {
  const mine = reportCalls(server, (await testStoreApp(server, "two-files")).headers);
  const file = (columns: string, row: string) => `Day,${columns},Impr.,Cost\n2026-02-${row},1,1.00\n`;
  const called = async () => {
    const { campaigns } = (await mine.ask("/campaigns")).json().data;
    return campaigns.map((one: Record<string, unknown>) => [one["name"], one["external_id"]]).toSorted();
  };
  await mine.take(file("Campaign ID", "03,A7"));
  await mine.take(file("Campaign", "03,Lessons"));
  expect(await called()).toEqual([
    ["A7", "a7"],
    ["Lessons", null],
  ]);
  await mine.take(file("Campaign ID,Campaign", "04,A7,Brand"));
  await mine.take(file("Campaign ID,Campaign", "04,B8,Lessons"));
  const known = [
    ["Brand", "a7"],
    ["Lessons", "b8"],
  ];
  expect(await called()).toEqual(known);
  // A later name changes nothing: links and matches use the first one.
  await mine.take(file("Campaign ID,Campaign", "05,A7,Brand new"));
  expect(await called()).toEqual(known);
  const { campaigns } = await mine.report(february);
  expect(campaigns.map(({ campaign, impressions }) => [campaign, impressions]).toSorted()).toEqual([
    ["Brand", 3],
    ["Lessons", 2],
  ]);
});

test("a link's campaign belongs by id, by name, or as its seller says; and that can be undone", async () => {
  const own = await testStoreApp(server, "matches");
  const mine = reportCalls(server, own.headers);
  await mine.take(
    "Day,Campaign ID,Campaign,Impr.,Cost\n2026-02-03,A7,Brand,1,1.00\n2026-02-03,B8,Summer Camp,1,2.00\n",
  );
  for (const [tag, count] of [
    ["a7", 5],
    ["brand", 3],
    ["summer_camp", 11],
  ] as const)
    await visits("2026-02-04", tag, count, {}, own);
  const shown = async () =>
    (await mine.report(february)).campaigns.map(({ campaign, visits: seen }) => [campaign, seen]).toSorted();
  expect(await shown()).toEqual([
    ["Brand", 8],
    ["Summer Camp", 0],
    ["summer_camp", 11],
  ]);
  const list = async () => (await mine.ask("/campaigns")).json().data;
  const { campaigns, tagged } = await list();
  const [camp, brand] = campaigns;
  expect([camp.name, brand.name, brand.external_id, brand.spend]).toEqual([
    "Summer Camp",
    "Brand",
    "a7",
    usd(100),
  ]);
  expect(
    tagged.map((tag: Record<string, unknown>) => [
      tag["campaign"],
      tag["campaign_id"],
      tag["by"],
      tag["suggested"],
    ]),
  ).toEqual([
    ["summer_camp", null, null, camp.id],
    ["a7", brand.id, "id", null],
    ["brand", brand.id, "name", null],
  ]);

  const tag = { platform: "google", campaign: "Summer_Camp" };
  const match = (campaign: string, campaign_id: string | null) =>
    mine.post("/matches", { ...tag, campaign, campaign_id });
  expect((await match("Summer_Camp", camp.id)).statusCode).toBe(200);
  expect((await match("brand", null)).statusCode).toBe(200);
  expect(await shown()).toEqual([
    ["Brand", 5],
    ["Summer Camp", 11],
    ["brand", 3],
  ]);
  expect((await list()).tagged.map(({ by }: { by: string }) => by)).toEqual(["seller", "id", "seller"]);
  expect((await mine.remove("/matches", tag)).statusCode).toBe(204);
  expect((await mine.remove("/matches", { ...tag, campaign: "brand" })).statusCode).toBe(204);
  expect(await shown()).toEqual([
    ["Brand", 8],
    ["Summer Camp", 0],
    ["summer_camp", 11],
  ]);

  const foreign = await calls.post("/matches", { ...tag, campaign_id: camp.id });
  expect([
    foreign.statusCode,
    (await calls.remove("/spend", { campaign_id: camp.id, ...february })).statusCode,
  ]).toEqual([404, 404]);
});

test("an appointment that came with an order counts as that order alone", async () => {
  const own = await testStoreApp(server, "booked");
  const mine = reportCalls(server, own.headers);
  const line = {
    kind: "service",
    id: own.serviceId,
    quantity: 1,
    website_url: "booked",
    starts_at: "2026-02-21T10:00:00Z",
  };
  await buy(server, [line], { touches: [{ website_url: "booked", touch }] });
  await server.database.sql(
    `INSERT INTO touches (subject_kind, subject_id, store_id, platform, touched_at)
     SELECT 'appointment', id, store_id, 'google', created_at FROM appointments WHERE store_id = $1 ON CONFLICT DO NOTHING`,
    [own.storeId],
  );
  expect((await mine.report(february)).summary).toMatchObject({
    orders: 1,
    bookings: 0,
    conversions: 1,
    revenue: usd(4500),
  });
  expect((await mine.ask("/rows", { what: "bookings", ...february })).json().data).toEqual([]);
});

test("only what is asked for, by platform and by campaign; the rest of a long list is one row", async () => {
  const own = await testStoreApp(server, "many");
  const mine = reportCalls(server, own.headers);
  await server.database.sql(
    `INSERT INTO visit_days (store_id, day, platform, source, medium, campaign, visits)
     SELECT $1, '2026-02-05', CASE WHEN n % 2 = 0 THEN 'meta' ELSE 'flyer:1' END, '', '', 'c:' || n, n FROM generate_series(1, 520) n`,
    [own.storeId],
  );
  const all = await mine.report(february);
  expect(all.summary.visits).toBe((520 * 521) / 2);
  expect([all.campaigns.length, all.campaigns.at(-1)]).toEqual([
    501,
    expect.objectContaining({ campaign: "(other)", key: null, visits: 210 }),
  ]);
  const meta = await mine.report({ ...february, platform: "META" });
  expect([meta.summary.visits, meta.campaigns.length]).toEqual([260 * 261, 260]);
  const { key } = all.campaigns.find(({ campaign }) => campaign === "c:519")!;
  expect((await mine.report({ ...february, campaign: key! })).summary.visits).toBe(519);
  expect(
    (await mine.ask("/rows", { what: "visits", ...february, campaign: key! })).json().totals.visits,
  ).toBe(519);
  expect((await mine.ask("", { campaign: "c:519" })).json().fields).toEqual({ campaign: expect.any(String) });
});

test("nobody's figures are anybody else's, and without a store there are none", async () => {
  const other = await testStoreApp(server, "rival");
  const theirs = await reportCalls(server, other.headers).report(february);
  expect([theirs.summary.visits, theirs.campaigns, theirs.begun, theirs.platforms]).toEqual([
    0,
    [],
    false,
    [],
  ]);
  await visits("2026-02-04", "", 7, { platform: "direct" }, other);
  const walkedIn = await reportCalls(server, other.headers).report(february);
  expect([walkedIn.begun, walkedIn.advertised], "visitors, and none of them by an ad").toEqual([true, false]);
  const none = reportCalls(server, (await testSeller(server)).headers);
  const empty = await none.report({});
  expect([empty.from, empty.to, empty.series.length, empty.begun]).toEqual([
    "2026-01-12",
    "2026-02-10",
    30,
    false,
  ]);
  expect((await none.send("Day,Campaign,Cost\n")).json().code).toBe("store_required");
  expect((await none.ask("/rows", { what: "orders" })).json()).toMatchObject({
    data: [],
    totals: { orders: 0 },
  });
  for (const query of [
    { from: "2026-02-10", to: "2026-02-01" },
    { from: "2020-01-01", to: "2026-02-01" },
    { from: "soon" },
    { colour: "red" },
  ])
    expect((await calls.ask("", query)).statusCode, JSON.stringify(query)).toBe(422);
});
