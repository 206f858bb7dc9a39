// The limit on a store's campaign days applies however they are added.

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/test-app.ts";
import { reportCalls } from "#test/test-reports.ts";
import { testSellerWithStore } from "#test/test-seller.ts";
import type { ReportPlan } from "../import/file/report-plan.ts";
import { importReport } from "../import/import-report.ts";
import { stageReport } from "../import/stage-report.ts";
import { addSpend } from "./add-spend.ts";

let server: TestApp;
let seller: Awaited<ReturnType<typeof testSellerWithStore>>;
let shop = 0;
beforeAll(async () => {
  server = await testApp();
  server.clock.set("2026-02-10T15:00:00Z");
});
beforeEach(async () => {
  seller = await testSellerWithStore(server, `bound-${(shop += 1)}`);
});
afterAll(() => server.close());

const MOST = 5;
const refusal = (field: string, reason: string) => ({ details: { fields: { [field]: reason } } });
const full = "Your store has too much ad data. Undo older imports first.";
const flyer = { platform: "flyer", campaign: "June", spend: { amount: 100, currency: "USD" } };
const add = (from: string, to: string, more: object = {}) =>
  addSpend(
    server.deps,
    seller.id,
    { ...flyer, from, to, impressions: 0, clicks: 0, replace: false, ...more },
    MOST,
  );
const fileOf = (...rows: string[]) => {
  const content = Buffer.from(["Day,Campaign,Impr.,Cost", ...rows, ""].join("\n"));
  async function* chunks() {
    yield content;
  }
  return { name: "report.csv", size: content.length, sha256: "x", chunks, close: async () => {} };
};
const bring = (...rows: string[]) =>
  importReport(server.deps, seller.id, fileOf(...rows), { dry_run: "false", platform: "google" }, MOST);
const stored = async () =>
  (
    await server.database.sql("SELECT day::text, spend::int FROM ad_spend WHERE store_id = $1 ORDER BY day", [
      seller.storeId,
    ])
  ).map((row) => Object.values(row).join(" "));

test("what is typed in and what is imported have one room, and a refused one leaves nothing", async () => {
  await add("2026-01-01", "2026-01-03");
  await bring("2026-01-04,Brand,1,1.00");
  const before = await stored();
  await expect(add("2026-01-10", "2026-01-11")).rejects.toMatchObject(refusal("campaign", full));
  await expect(bring("2026-01-10,Brand,1,1.00", "2026-01-11,Brand,1,1.00")).rejects.toMatchObject(
    refusal("file", full),
  );
  expect(await stored()).toEqual(before);
  await add("2026-01-10", "2026-01-10");
  // Typing in existing days again takes no more room.
  await add("2026-01-10", "2026-01-10", { replace: true });
});

test("what an import took the place of takes room too", async () => {
  for (const cost of [1, 2, 3]) await bring(`2026-01-01,Brand,1,${cost}.00`, "2026-01-02,Brand,1,1.00");
  await bring("2026-01-01,Brand,1,4.00");
  await expect(bring("2026-01-01,Brand,1,5.00")).rejects.toMatchObject(refusal("file", full));
  expect(await stored()).toEqual(["2026-01-01 400", "2026-01-02 100"]);
});

test("what is typed in is bounded by itself, also where a file took its place; files go on", async () => {
  const calls = reportCalls(server, seller.headers);
  const { campaign_id } = await addSpend(server.deps, seller.id, {
    ...flyer,
    platform: "google",
    from: "2026-01-01",
    to: "2026-01-01",
    impressions: 0,
    clicks: 0,
    replace: false,
  });
  await server.database.sql(
    `INSERT INTO ad_spend (store_id, day, campaign_id, impressions, clicks, spend, conversions)
     SELECT $1, date '2026-01-01' - n, $2, 0, 0, 1, 0 FROM generate_series(1, 19998) n`,
    [seller.storeId, campaign_id],
  );
  const type = (from: string) => calls.post("/spend", { ...flyer, from, to: from });
  const [last, over] = [await type("2026-01-10"), await type("2026-01-12")];
  expect([last.statusCode, over.statusCode]).toEqual([201, 422]);
  const many = "You've entered spend for too many days. Remove some first.";
  expect(over.json().fields).toEqual({ campaign: many });
  await calls.take("Day,Campaign,Impr.,Cost\n2026-01-01,June,1,1.00\n2026-01-02,June,1,1.00\n", {
    platform: "google",
  });
  expect((await type("2026-01-12")).json().fields).toEqual({ campaign: many });
  const days = { from: "2025-12-31", to: "2025-12-31", typed_only: "true" };
  expect((await calls.remove("/spend", { campaign_id, ...days })).json().data.days).toBe(1);
  expect((await type("2026-01-12")).statusCode).toBe(201);
});

test("figures that no sum could tell are refused", async () => {
  const calls = reportCalls(server, seller.headers);
  await add("2026-01-01", "2026-01-02");
  await server.database.sql(
    "UPDATE ad_spend SET impressions = 4503599627370495, clicks = 1 WHERE store_id = $1",
    [seller.storeId],
  );
  const january = { from: "2026-01-01", to: "2026-01-31" };
  await add("2026-01-03", "2026-01-03", { impressions: 1 });
  expect((await calls.report(january)).summary.impressions).toBe(Number.MAX_SAFE_INTEGER);
  const much = "This would make your total ad spend too large.";
  await expect(add("2026-01-04", "2026-01-04", { impressions: 1 })).rejects.toMatchObject(
    refusal("campaign", much),
  );
  await expect(bring("2026-01-04,Brand,1,1.00")).rejects.toMatchObject(refusal("file", much));
});

test("a few rows about many days are as many as those days", async () => {
  const plan: ReportPlan = {
    separator: ",",
    columns: ["Day", "Until", "Campaign", "Cost"],
    before: [],
    line: 1,
    platform: "google",
    mapping: {},
    places: { day: 0, until: 1, campaign: 2, spend: 3 },
    dates: "month_first",
    decimal: "point",
    isMicro: false,
    range: undefined,
    problems: [],
    notes: [],
  };
  async function* pieces() {
    yield Buffer.from("Day,Until,Campaign,Cost\n2025-01-01,2025-12-31,A,1\n2025-01-01,2025-12-31,B,1\n");
  }
  const rules = { currency: "USD", lastDay: "2026-02-10" };
  const staged = (most: number) =>
    server.deps.db.transaction((tx) => stageReport(tx, pieces, plan, rules, most));
  expect(await staged(730)).toMatchObject({ rows: 2, spread: 2 });
  await expect(staged(729)).rejects.toMatchObject(
    refusal("file", "A report has at most 729 days that its rows are about."),
  );
});

test("one store's campaigns leave the limit of another store alone", async () => {
  const { storeId: other } = await testSellerWithStore(server, "many-campaigns");
  const fill = (storeId: string, most: number) =>
    server.database.sql(
      `INSERT INTO ad_campaigns (store_id, id, platform, name, folded_name, created_at)
       SELECT $1, gen_random_uuid(), 'google', n, n, now() FROM generate_series(1, $2) AS n`,
      [storeId, most],
    );
  await fill(other, 20_000);
  await fill(seller.storeId, 19_999);
  await bring("2026-01-01,Brand,1,1.00");
  await expect(bring("2026-01-01,Lessons,1,1.00")).rejects.toMatchObject(
    refusal("file", "A store has 20,000 campaigns at most."),
  );
  // A known campaign takes no more room.
  await bring("2026-01-02,Brand,1,1.00");
});

test("one store's names matched by hand leave the limit of another store alone", async () => {
  const { storeId: other } = await testSellerWithStore(server, "many-matches");
  const fill = (storeId: string, most: number) =>
    server.database.sql(
      `INSERT INTO campaign_matches (store_id, platform, campaign, at)
       SELECT $1, 'google', n, now() FROM generate_series(1, $2) AS n`,
      [storeId, most],
    );
  await fill(other, 5000);
  await fill(seller.storeId, 4999);
  const calls = reportCalls(server, seller.headers);
  const match = (campaign: string) =>
    calls.post("/matches", { platform: "google", campaign, campaign_id: null });
  const [last, over] = [await match("last"), await match("over")];
  expect([last.statusCode, over.statusCode]).toEqual([200, 422]);
  expect(over.json().fields).toEqual({ campaign: "You have matched too many names already." });
});
