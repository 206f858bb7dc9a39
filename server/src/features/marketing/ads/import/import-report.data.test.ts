// Every file of the real ad data: imported with exact sums, or refused with the right reason.
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testData } from "#test/test-data.ts";
import { reportCalls } from "#test/test-reports.ts";
import { testSellerWithStore } from "#test/test-seller.ts";
import { testDataFile } from "../../../../../../scripts/test-data-folder.mjs";

let server: TestApp;
let storeId: string;
let calls: ReturnType<typeof reportCalls>;
beforeAll(async () => {
  server = await testApp();
  server.clock.set("2026-02-10T15:00:00Z");
  const seller = await testSellerWithStore(server, "real-ads");
  storeId = seller.storeId;
  calls = reportCalls(server, seller.headers);
});
afterAll(() => server.close());

type Row = Record<string, string>;
const file = (name: string) => testData(`ads-daily-api/${name}`);
const rowsOf = (name: string): Row[] => parse(file(name), { columns: true, bom: true });
const number = (cell = "") => Number(cell === "" ? 0 : cell);

interface Shape {
  platform: string;
  campaign: string;
  day: string;
  clicks: string;
  impressions: string;
  spend: string;
  conversions?: string;
  /** Cents per unit of the spend column. */
  toCents: number;
}
const google = {
  platform: "google",
  campaign: "campaign_id",
  day: "date",
  clicks: "clicks",
  impressions: "impressions",
  spend: "cost_micros",
  conversions: "conversions",
  toCents: 1 / 10_000,
};

const taken: [name: string, shape: Shape][] = [
  ["google_ads_campaign_stats_data.csv", { ...google, campaign: "id" }],
  ["google_ads_ad_group_stats_data.csv", google],
  ["google_ads_search_term_keyword_stats_data.csv", google],
  [
    "microsoft_ads_campaign_performance_daily_report_data.csv",
    { ...google, platform: "microsoft", spend: "spend", toCents: 100 },
  ],
  [
    "pinterest_campaign_report_data.csv",
    {
      platform: "pinterest",
      campaign: "campaign_id",
      day: "date",
      clicks: "clickthrough_1",
      impressions: "impression_1",
      spend: "spend_in_micro_dollar",
      conversions: "total_conversions",
      toCents: 1 / 10_000,
    },
  ],
  [
    "tiktok_campaign_report_hourly_data.csv",
    {
      platform: "tiktok",
      campaign: "CAMPAIGN_ID",
      day: "STAT_TIME_HOUR",
      clicks: "CLICKS",
      impressions: "IMPRESSIONS",
      spend: "SPEND",
      conversions: "CONVERSION",
      toCents: 100,
    },
  ],
  [
    "twitter_campaign_report_data.csv",
    {
      platform: "twitter",
      campaign: "campaign_id",
      day: "date",
      clicks: "clicks",
      impressions: "impressions",
      spend: "billed_charge_local_micro",
      toCents: 1 / 10_000,
    },
  ],
];

describe.each(taken)(
  "%s",
  (name, { platform, campaign, day, clicks, impressions, spend, toCents, conversions }) => {
    test("is taken with exactly its sums, by campaign and day; a second time it changes nothing", async () => {
      const rows = rowsOf(name);
      const outcome = await calls.take(file(name));
      expect(outcome).toMatchObject({ platform, rows: rows.length, imported: rows.length, skipped: [] });

      const groups = Map.groupBy(rows, (row) => `${row[campaign]!.toLowerCase()} ${row[day]!.slice(0, 10)}`);
      const sum = (of: Row[], column?: string) =>
        column ? of.reduce((total, row) => total + number(row[column]), 0) : 0;
      const expected = [...groups].map(([key, of]) => [
        key,
        sum(of, impressions),
        sum(of, clicks),
        // Floating-point error in these sums is far below a cent.
        Math.round(Math.round(sum(of, spend) * 1e6 * toCents) / 1e6),
        Number(sum(of, conversions).toFixed(6)),
      ]);
      const stored = await server.database.sql<Record<string, unknown>>(
        `SELECT c.external_id || ' ' || s.day AS key, s.impressions::float8, s.clicks::float8, s.spend::float8, s.conversions::float8
       FROM ad_spend s JOIN ad_campaigns c ON c.id = s.campaign_id
       WHERE s.store_id = $1 AND s.import_id = $2`,
        [storeId, outcome.import_id],
      );
      const sorted = (all: unknown[][]) => all.toSorted(([a], [b]) => String(a).localeCompare(String(b)));
      expect(sorted(stored.map((row) => Object.values(row)))).toEqual(sorted(expected));
      expect(outcome.totals).toMatchObject({
        campaigns: new Set(rows.map((row) => row[campaign])).size,
        impressions: expected.reduce((total, [, n]) => total + Number(n), 0),
        clicks: expected.reduce((total, [, , n]) => total + Number(n), 0),
        spend: { amount: expected.reduce((total, [, , , n]) => total + Number(n), 0) },
      });
      expect(await calls.take(file(name))).toMatchObject({ imported: 0, unchanged: rows.length });
    });
  },
);

test.each([
  [
    "google_ads_account_stats_data.csv",
    { mapping: "No column holds campaigns. Pick it, or export the report with it." },
  ],
  ["google_ads_campaign_history_data.csv", { mapping: expect.stringContaining("spend") }],
  ["facebook_ads_basic_ad_data.csv", { mapping: expect.stringContaining("No column holds campaigns.") }],
  [
    "facebook_ads_demographics_country_data.csv",
    { mapping: expect.stringContaining("No column holds campaigns.") },
  ],
  ["facebook_ads_basic_ad_actions_data.csv", { mapping: expect.stringContaining("campaigns and spend") }],
  ["facebook_ads_ad_history_data.csv", { mapping: expect.stringContaining("spend") }],
  ["facebook_ads_ad_set_history_data.csv", { mapping: expect.stringContaining("spend") }],
  ["facebook_ads_campaign_history_data.csv", { mapping: expect.stringContaining("spend") }],
  ["snapchat_ad_hourly_report_data.csv", { mapping: expect.stringContaining("No column holds campaigns.") }],
])("%s has no campaigns or no spend", async (name, fields) => {
  const answer = await calls.send(file(name));
  expect([answer.statusCode, answer.json().fields]).toEqual([422, fields]);
});

test("what only names ads can be taken by hand, as campaigns of their own", async () => {
  const rows = rowsOf("snapchat_ad_hourly_report_data.csv");
  const mapping = {
    day: "date",
    campaign_id: "ad_id",
    spend: "spend",
    impressions: "impressions",
    clicks: "swipes",
  };
  const outcome = await calls.take(file("snapchat_ad_hourly_report_data.csv"), {
    mapping: JSON.stringify(mapping),
  });
  const groups = Map.groupBy(rows, (row) => `${row["ad_id"]} ${row["date"]!.slice(0, 10)}`);
  const cents = [...groups.values()].map((of) =>
    Math.round(of.reduce((total, row) => total + number(row["spend"]), 0) / 10_000),
  );
  expect(outcome).toMatchObject({
    platform: "snapchat",
    rows: 1212,
    imported: 1212,
    totals: { spend: { amount: cents.reduce((a, b) => a + b) } },
  });
});

test.each([
  ["import-shopify-csv/furniture-store-export.csv", "a catalogue of products"],
  ["import-woocommerce-csv/sample_products.csv", "a catalogue of products"],
])("%s is no report", async (name, what) => {
  const answer = await calls.send(testData(name));
  expect([answer.statusCode, answer.json().fields]).toEqual([
    422,
    { file: `This looks like ${what}, not like a report of an ad platform.` },
  ]);
});

test("campaigns of every nasty name are taken as text, or named for what is wrong; none is a formula in the export", async () => {
  const strings: string[] = JSON.parse(testData("naughty-strings/strings.json"));
  const names = [...strings.filter((name) => name.isWellFormed()), "NUL \u0000 inside"];
  const cell = (name: string) => `"${name.replaceAll('"', '""')}"`;
  const report = [
    "Day,Campaign,Impr.,Cost",
    ...names.map((name) => `2026-01-05,${cell(name)},1,1.00`),
    "",
  ].join("\n");
  const outcome = await calls.take(report, { platform: "naughty" }, "\u0000=1+1\r\n<b>.csv");
  expect(outcome.rows).toBe(outcome.imported + outcome.skipped_count);
  expect(outcome).toMatchObject({ rows: names.length, skipped_count: 10 });
  const reasons = new Set(outcome.skipped.map(({ reason }) => reason.replace(/".*"/s, "…")));
  expect([...reasons].toSorted()).toEqual([
    "has no campaign",
    "the campaign's name is longer than 200 characters",
    "the campaign's name is no valid text",
  ]);
  const days = { from: "2026-01-05", to: "2026-01-05", platform: "naughty" };
  expect((await calls.report(days)).summary.spend.amount).toBe(outcome.totals.spend.amount);
  const exported: string[][] = parse((await calls.ask(".csv", days)).body, { bom: true });
  expect(exported.flat().filter((text) => /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text))).toEqual([]);
});

test("the orders and the weekly channels of the real data have nothing that is a campaign", async () => {
  const orders = gunzipSync(readFileSync(testDataFile("orders-uci-retail/2010-12.csv.gz")));
  expect(Object.keys((await calls.send(orders)).json().fields)).toEqual(["file"]);
  const weekly = await calls.send(testData("ads-weekly-channels/weekly.csv"));
  expect([weekly.statusCode, Object.keys(weekly.json().fields)]).toEqual([422, ["mapping"]]);
});
