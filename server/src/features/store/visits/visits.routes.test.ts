import { M } from "@solodesk/contract/kernel/marketplace.ts";
import { visits as visitCalls } from "@solodesk/contract/store/visits.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { days, minutes } from "#kernel/time/clock.ts";
import { call } from "#test/call.ts";
import { eventually } from "#test/eventually.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testSellerWithStore } from "#test/test-seller.ts";
import { visitCounter } from "./count-visit.ts";
import { forgetVisits } from "./forget-visits.ts";
import { writeVisits } from "./write-visits.ts";

const NOW = "2026-11-21T12:00:00Z";
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

let server: TestApp;
let made = 0;
let storeId: string;
let websiteUrl: string;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  made += 1;
  server.clock.set(NOW);
  websiteUrl = `shop-${made}`;
  ({ storeId } = await testSellerWithStore(server, websiteUrl));
});

const nothing = { platform: "direct", source: "", medium: "", campaign: "", term: "", content: "" };
const touch = (more: object = {}) => ({ ...nothing, touched_at: NOW, ...more });
const flyer = { platform: "flyer", source: "flyer", medium: "print", campaign: "june" };
const visitor = { address: "192.0.2.7", userAgent: BROWSER, origin: "", languages: [], optsOut: false };
const visit = (more: object = {}, kind: "visit" | "cart" = "visit") => ({ kind, touch: touch(more) });

const send = (payload: unknown, headers: Record<string, string> = {}, address = websiteUrl) =>
  server.http.inject({
    method: "POST",
    url: `${M}/store/${encodeURIComponent(address)}/visits`,
    headers: { "user-agent": BROWSER, "content-type": "application/json", ...headers },
    payload: JSON.stringify(payload),
  });

const daysOf = async (id = storeId) =>
  server.database.sql<{ day: string; platform: string; campaign: string; visits: number; carts: number }>(
    `SELECT day::text, platform, campaign, visits, carts FROM visit_days WHERE store_id = $1
     ORDER BY day, platform, campaign`,
    [id],
  );
const rowsOf = (id = storeId) =>
  server.database.sql<Record<string, unknown>>("SELECT * FROM store_visits WHERE store_id = $1 ORDER BY id", [
    id,
  ]);

describe("a visit", () => {
  test("is answered at once and written within a second, into its day and by itself", async () => {
    const answers = await Promise.all([
      send(visit(flyer)),
      send(visit(flyer)),
      send(visit({ ...flyer, term: "Mugs" }, "cart")),
      send(visit()),
    ]);
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(answers.map(() => [204, ""]));
    expect(await rowsOf()).toEqual([]);
    await eventually(async () => expect((await rowsOf()).length).toBe(4));
    expect(await daysOf()).toEqual([
      { day: "2026-11-21", platform: "direct", campaign: "", visits: 1, carts: 0 },
      { day: "2026-11-21", platform: "flyer", campaign: "june", visits: 2, carts: 1 },
    ]);
    const [row] = await rowsOf();
    expect(Object.keys(row ?? {}).toSorted()).toEqual([
      "at",
      "campaign",
      "content",
      "id",
      "kind",
      "link_id",
      "medium",
      "platform",
      "referrer_host",
      "source",
      "store_id",
      "term",
    ]);
  });

  test("of bots, of unknown and unpublished stores is answered alike and is none", async () => {
    const hidden = await testSellerWithStore(server, `hidden-${made}`);
    await server.database.sql("UPDATE stores SET published = false WHERE id = $1", [hidden.storeId]);
    const answers = [
      await send(visit(), {
        "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
      }),
      await send(visit(), { "user-agent": "HeadlessChrome/140" }),
      await send(visit(), { "user-agent": "" }),
      await send(visit(), {}, "nobody"),
      await send(visit(), {}, "../No body"),
      await send(visit(), {}, hidden.websiteUrl),
      await send(visit({ campaign: "counts" })),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 204));
    await eventually(async () => expect((await rowsOf()).length).toBeGreaterThan(0));
    expect(await daysOf()).toMatchObject([{ campaign: "counts", visits: 1 }]);
    expect(await rowsOf(hidden.storeId)).toEqual([]);
  });

  test("that is none is refused, and other types of content are too", async () => {
    for (const body of [
      {},
      { ...visit(), visitor: "7" },
      visit({ touched_at: "soon" }),
      visit({ term: "x".repeat(401) }),
    ])
      expect((await send(body)).statusCode).toBe(422);
    expect((await send(visit(), { "content-type": "text/plain" })).statusCode).toBe(415);
  });

  test("of one address counts 60 times a minute, and draws from no budget that buyers need", async () => {
    const limited = await testApp({ RATE_LIMIT: true });
    const counter = visitCounter(limited.deps);
    const store = await testSellerWithStore(limited, "shop");
    for (let nth = 0; nth < 70; nth += 1) counter.count("shop", visit(), visitor);
    counter.count("shop", visit(), { ...visitor, address: "192.0.2.8" });
    await counter.flush();
    const [row] = await limited.database.sql("SELECT visits FROM visit_days WHERE store_id = $1", [
      store.storeId,
    ]);
    expect(row).toEqual({ visits: 61 });
    await limited.close();
  });
});

async function counted(...visits: { more?: object; optsOut?: boolean; touched?: string }[]) {
  const counter = visitCounter(server.deps);
  for (const { more = {}, optsOut = false, touched = NOW } of visits)
    counter.count(websiteUrl, visit({ ...more, touched_at: touched }), { ...visitor, optsOut });
  await counter.flush();
  return (await daysOf()).map(({ platform, campaign, visits: count }) => [platform, campaign, count]);
}

describe("what led to it", () => {
  test("counts for 30 days and no longer", async () => {
    server.clock.advance(days(30));
    const after = new Date(server.clock.now().getTime() - days(30) - 1).toISOString();
    expect(await counted({ more: flyer }, { more: flyer, touched: after })).toEqual([
      ["direct", "", 1],
      ["flyer", "june", 1],
    ]);
  });

  test("of who opts out is the address they are at: neither what was kept nor where they came from", async () => {
    const kept = new Date(Date.parse(NOW) - minutes(31)).toISOString();
    const referral = { platform: "referral", source: "news.example" };
    expect(
      await counted(
        { more: flyer, optsOut: true },
        { more: flyer, optsOut: true, touched: kept },
        { more: referral, optsOut: true },
        { more: referral },
      ),
    ).toEqual([
      ["direct", "", 2],
      ["flyer", "june", 1],
      ["referral", "", 1],
    ]);
    expect((await rowsOf()).map((row) => row["referrer_host"]).toSorted()).toEqual([
      "",
      "",
      "",
      "news.example",
    ]);
  });

  test.each([{ dnt: "1" }, { "sec-gpc": "1" }])("is told by the browser's signal %o too", async (signal) => {
    await send(visit({ platform: "referral", source: "news.example" }), signal);
    await eventually(async () => expect((await rowsOf()).length).toBe(1));
    expect(await daysOf()).toMatchObject([{ platform: "direct", visits: 1 }]);
  });

  test("is text whatever it says, in one way of writing", async () => {
    const naughty = [
      "'; DROP TABLE stores; --",
      "<script>alert(1)</script>",
      "\u0000\u202Ex\uD800",
      "  ＳＡＬＥ ",
      "sale",
    ];
    await counted(...naughty.map((campaign) => ({ more: { ...flyer, campaign } })));
    expect(Object.fromEntries((await daysOf()).map(({ campaign, visits }) => [campaign, visits]))).toEqual({
      "'; drop table stores; --": 1,
      "<script>alert(1)</script>": 1,
      x: 1,
      sale: 2,
    });
  });
});

test("a day begins at midnight where the store is, also when the clocks are changed", async () => {
  const counter = visitCounter(server.deps);
  // New York: UTC-5 until March 8, 2026, 2:00, then UTC-4.
  for (const at of ["03-08T04:59:59Z", "03-08T05:00:00Z", "03-09T03:59:59Z", "03-09T04:00:00Z"]) {
    server.clock.set(`2026-${at}`);
    counter.count(websiteUrl, visit({ touched_at: server.clock.now().toISOString() }), visitor);
  }
  await counter.flush();
  expect((await daysOf()).map(({ day, visits }) => [day, visits])).toEqual([
    ["2026-03-07", 1],
    ["2026-03-08", 2],
    ["2026-03-09", 1],
  ]);
});

test("handed over twice, or by two processes at once, each counts once", async () => {
  const heard = Array.from({ length: 300 }, (_, nth) => ({
    id: server.deps.newId(),
    websiteUrl,
    at: new Date(NOW),
    kind: "visit" as const,
    tags: { ...nothing, platform: "flyer", source: "flyer", campaign: `c${nth % 250}` },
    link: undefined,
  }));
  const parts = [heard.slice(0, 125), heard.slice(125, 250), heard, heard.slice(50, 150)];
  // Opens a connection for each, so that all start at the same time.
  await Promise.all(parts.map(() => server.deps.db.execute("SELECT pg_sleep(0.1)")));
  await Promise.all(parts.map((part) => writeVisits(server.deps, part)));
  await writeVisits(server.deps, heard);
  const rows = await daysOf();
  expect(rows.reduce((sum, { visits }) => sum + visits, 0)).toBe(300);
  expect((await rowsOf()).length).toBe(300);
  expect(new Set(rows.map(({ campaign }) => campaign)).size).toBe(201);
});

test("invented campaigns crowd out none that the seller, not another, has a link to or a report of", async () => {
  const heard = (source: string, campaign: string) => ({
    id: server.deps.newId(),
    websiteUrl,
    at: new Date(NOW),
    kind: "visit" as const,
    tags: { ...nothing, platform: "flyer", source, medium: "print", campaign },
    link: undefined,
  });
  const rival = await testSellerWithStore(server, `rival-${made}`);
  for (const [id, whose] of [
    [storeId, ""],
    [rival.storeId, "their-"],
  ])
    await server.database.sql(
      `WITH links AS (
         INSERT INTO ad_links (store_id, id, code, name, target, platform, source, campaign, created_at, removed_at)
         SELECT $1, gen_random_uuid(), $1::uuid::text || campaign, 'x', 'store', platform, 'flyer',
           $2::text || campaign, now(), removed_at
         FROM (VALUES ('flyer', 'linked', NULL), ('meta', 'elsewhere', NULL), ('flyer', 'removed', now()))
           AS given (platform, campaign, removed_at)
       )
       INSERT INTO ad_campaigns (store_id, id, platform, name, folded_name, external_id, created_at)
       VALUES ($1, gen_random_uuid(), 'flyer', 'Reported', $2::text || 'reported', $2::text || 'by-id', now())`,
      [id, whose],
    );
  await writeVisits(
    server.deps,
    Array.from({ length: 200 }, (_, nth) => heard("x", `invented ${nth}`)),
  );
  const own = ["linked", "reported", "by-id"];
  const names = [...own, ...own.map((name) => `their-${name}`), "removed", "elsewhere", "invented"];
  await writeVisits(
    server.deps,
    names.flatMap((name) => [heard("flyer", name), heard("y", name)]),
  );
  const late = await server.database.sql<{ source: string; campaign: string; visits: number }>(
    `SELECT source, campaign, visits FROM visit_days
     WHERE store_id = $1 AND campaign NOT LIKE 'invented%' ORDER BY campaign`,
    [storeId],
  );
  expect(late.map(({ source, campaign, visits }) => [source, campaign, visits])).toEqual([
    ["", "(other)", 12],
    ["", "by-id", 2],
    ["", "linked", 2],
    ["", "reported", 2],
  ]);
});

test("closing writes what waits", async () => {
  const stopping = await testApp();
  const { storeId: id } = await testSellerWithStore(stopping, "shop");
  await call(
    stopping,
    visitCalls.count,
    { params: { website_url: "shop" }, body: visit() },
    { headers: { "user-agent": BROWSER } },
  );
  await stopping.http.close();
  expect((await stopping.database.sql("SELECT 1 FROM store_visits WHERE store_id = $1", [id])).length).toBe(
    1,
  );
  await stopping.close();
});

test("visits by themselves are forgotten after 90 days, and what they came to stays", async () => {
  await forgetVisits(server.deps);
  await counted({ more: flyer });
  server.clock.advance(days(90) - 1);
  expect(await forgetVisits(server.deps)).toBe(0);
  server.clock.advance(2);
  expect(await forgetVisits(server.deps)).toBeGreaterThan(0);
  expect(await rowsOf()).toEqual([]);
  expect(await daysOf()).toMatchObject([{ campaign: "june", visits: 1 }]);
});
