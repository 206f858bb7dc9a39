import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/test-app.ts";
import { reportCalls } from "#test/test-reports.ts";
import { testSellerWithStore } from "#test/test-seller.ts";

let server: TestApp;
let storeId: string;
let userId: string;
let calls: ReturnType<typeof reportCalls>;
let shop = 0;
beforeAll(async () => {
  server = await testApp();
  server.clock.set("2026-02-10T15:00:00Z");
});
beforeEach(async () => {
  const seller = await testSellerWithStore(server, `ads-${(shop += 1)}`);
  ({ storeId, id: userId } = seller);
  calls = reportCalls(server, seller.headers);
});
afterAll(() => server.close());

const stored = () =>
  server.database.sql(
    `SELECT c.platform, c.name, s.day::text, s.impressions::int, s.clicks::int, s.spend::int, s.conversions::float8
     FROM ad_spend s JOIN ad_campaigns c ON c.id = s.campaign_id WHERE s.store_id = $1 ORDER BY c.name, s.day`,
    [storeId],
  );
const spendOf = (rows: object[]) => rows.map((row) => Object.values(row).slice(1, 6));
const lines = (...all: string[]) => `${all.join("\n")}\n`;

const google = lines(
  "Campaign report",
  '"January 1, 2026 - January 31, 2026"',
  "Campaign status,Campaign,Day,Currency code,Impr.,Interactions,Avg. cost,Cost,Clicks,Conversions,Conv. rate",
  'Enabled,Spring sale,2026-01-05,USD,"25,881",120,0.10,"1,234.56",118,2.5,9.53%',
  "Enabled,Spring sale,2026-01-05,USD,19,2,0.10,0.44,2, --, --",
  'Paused,"Brand, ""exact""",2026-01-06,USD,0,0, --,0,0,0, --',
  'Total: Campaigns, --, --,USD,"25,900",122,0.10,"1,235.00",120,2.50,9.53%',
  'Total: Account, --, --,USD,"25,900",122,0.10,"1,235.00",120,2.50,9.53%',
);
const googleRows = [
  ['Brand, "exact"', "2026-01-06", 0, 0, 0],
  ["Spring sale", "2026-01-05", 25900, 120, 123500],
];

describe("Google Ads", () => {
  test("title rows, totals, thousands and empty cells; rows of a day add up, and a second time nothing changes", async () => {
    const outcome = await calls.take(google);
    expect(outcome).toMatchObject({
      platform: "google",
      rows: 3,
      imported: 3,
      unchanged: 0,
      skipped: [],
      problems: [],
      mapping: {
        day: "Day",
        campaign: "Campaign",
        spend: "Cost",
        clicks: "Clicks",
        currency: "Currency code",
      },
      totals: {
        campaigns: 2,
        from: "2026-01-05",
        to: "2026-01-06",
        impressions: 25900,
        clicks: 120,
        spend: { amount: 123500, currency: "USD" },
        conversions: 2.5,
      },
    });
    expect(outcome.first[0]).toMatchObject({ row: 4, campaign: "Spring sale", spend: { amount: 123456 } });
    expect(spendOf(await stored())).toEqual(googleRows);
    expect(await calls.take(google)).toMatchObject({ rows: 3, imported: 0, unchanged: 3, import_id: null });
    expect((await calls.ask("/imports")).json()).toMatchObject({
      data: [{ platform: "google", rows: 3, imported: 3, file_name: "report.csv" }],
      pagination: { total: 1 },
    });
  });

  test("the same as Excel gets it: UTF-16 with tabs; and with semicolons and commas for decimals, in German", async () => {
    const utf16 = Buffer.from(
      `\uFEFF${google.replaceAll(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/gm, "\t")}`,
      "utf16le",
    );
    expect(await calls.take(utf16)).toMatchObject({ imported: 3, platform: "google" });
    expect(spendOf(await stored())).toEqual(googleRows);
    expect(await calls.take(Buffer.from(utf16).swap16())).toMatchObject({ imported: 0, unchanged: 3 });
    const german = lines(
      "Kampagnenbericht",
      "Tag;Kampagne;Währungscode;Impr.;Klicks;Kosten;Conversions",
      "05.01.2026;Spring Sale;USD;25.900;120;1.235,00;2,5",
      "31.01.2026;Frühling;USD;1.000;7;12,5;0",
      "Gesamt: Konto;;USD;26.900;127;1.247,50;2,5",
    );
    expect(await calls.take(`\uFEFF${german}`)).toMatchObject({ imported: 1, unchanged: 1, skipped: [] });
    expect(spendOf(await stored())).toContainEqual(["Frühling", "2026-01-31", 1000, 7, 1250]);
  });

  test("a changed file corrects the days it holds, and leaves the others", async () => {
    await calls.take(google);
    const changed = lines(
      "Day,Campaign,Impr.,Clicks,Cost",
      "2026-01-05,SPRING  sale,26000,121,1240.00",
      "2026-01-07,Spring sale,1,1,1",
    );
    expect(await calls.take(changed)).toMatchObject({ imported: 2, totals: { campaigns: 1 } });
    expect(spendOf(await stored())).toEqual([
      googleRows[0],
      ["Spring sale", "2026-01-05", 26000, 121, 124000],
      ["Spring sale", "2026-01-07", 1, 1, 100],
    ]);
  });

  test("without days of its own a report is spread over those of its title, and says so", async () => {
    const sums = lines(
      "Campaign report",
      "January 1, 2026 - January 3, 2026",
      "Campaign status,Campaign,Impr.,Cost,Clicks",
      "Enabled,Flyer,10,1.00,2",
      "Total: Account, --,10,1.00,2",
    );
    const outcome = await calls.take(sums);
    expect([outcome.imported, outcome.notes.join()]).toEqual([1, expect.stringContaining("spread evenly")]);
    expect(spendOf(await stored())).toEqual([
      ["Flyer", "2026-01-01", 3, 0, 33],
      ["Flyer", "2026-01-02", 3, 1, 33],
      ["Flyer", "2026-01-03", 4, 1, 34],
    ]);
    expect(await calls.take(sums)).toMatchObject({ imported: 0, unchanged: 1 });
    const untitled = await calls.send(sums.replace("January 1, 2026 - January 3, 2026", "All of it"));
    expect([untitled.statusCode, untitled.json().fields]).toEqual([
      422,
      { mapping: "This report has no dates. Export it broken down by day." },
    ]);
  });
});

describe("Meta Ads Manager", () => {
  const meta = lines(
    '"Reporting starts","Reporting ends","Campaign name","Campaign delivery",Results,"Amount spent (USD)",Impressions,Reach,"Link clicks","Clicks (all)","CPC (cost per link click) (USD)"',
    "2026-01-01,2026-01-31,,,,20.5,300,200,9,20,",
    "2026-01-02,2026-01-02,Retargeting,active,1,12.25,100,90,4,9,3.06",
    "2026-01-01,2026-01-03,Wide,inactive,,8.25,200,110,5,11,",
  );
  test("its clicks are link clicks, its totals row has no campaign, and a row about several days is spread", async () => {
    const outcome = await calls.take(meta);
    expect(outcome).toMatchObject({
      platform: "meta",
      rows: 2,
      imported: 2,
      mapping: {
        day: "Reporting starts",
        until: "Reporting ends",
        clicks: "Link clicks",
        spend: "Amount spent (USD)",
      },
      totals: { clicks: 9, impressions: 300, spend: { amount: 2050 } },
      notes: ["Rows about several days (1) are spread evenly over them."],
    });
    expect(spendOf(await stored())).toEqual([
      ["Retargeting", "2026-01-02", 100, 4, 1225],
      ["Wide", "2026-01-01", 66, 1, 275],
      ["Wide", "2026-01-02", 67, 2, 275],
      ["Wide", "2026-01-03", 67, 2, 275],
    ]);
  });

  test("another currency than the installation's is refused, in the heading as in the cells", async () => {
    for (const [file, told, rest] of [
      [meta.replace("spent (USD)", "spent (EUR)"), "EUR", ""],
      [google.replaceAll(",USD,", ",CHF,"), "CHF", ""],
      [google.replace("2026-01-06,USD", "2026-01-06,EUR"), "USD and EUR", " Export what is in USD alone."],
      [google.replace('"1,234.56"', '"€1,234.56"').replaceAll("USD", ""), "EUR", ""],
    ] as const) {
      const answer = await calls.send(file);
      expect([answer.statusCode, answer.json().fields]).toEqual([
        422,
        { file: `This report is in ${told}; here all money is USD.${rest}` },
      ]);
    }
    expect(await stored()).toEqual([]);
  });
});

test("Microsoft Advertising: lines before and after the table are none of its rows", async () => {
  const file = lines(
    '"Report Name: Campaign performance, January"',
    '"Report Time: 1/1/2026 - 1/31/2026"',
    '"Time Zone: (GMT) Dublin"',
    '"Last Completed Available Day: 2/9/2026"',
    "",
    '"Gregorian date","Campaign name","Impressions","Clicks","Spend","Conversions"',
    '"1/30/2026","Winter","1,200","30","45.10","2"',
    '"1/31/2026","Winter","800","20","30.00",""',
    "",
    '"©2026 Microsoft Corporation. All rights reserved."',
  );
  expect(await calls.take(`\uFEFF${file}`)).toMatchObject({
    platform: "microsoft",
    rows: 2,
    imported: 2,
    skipped: [],
    totals: { impressions: 2000, clicks: 50, spend: { amount: 7510 }, conversions: 2 },
  });
  expect((await stored()).map(({ day }) => day)).toEqual(["2026-01-30", "2026-01-31"]);
});

describe("days and numbers that can be read in two ways", () => {
  const file = (days: string[]) => lines("Date,Campaign,Impr.,Cost", ...days.map((day) => `${day},A,1,1.00`));
  const daysOf = async () => (await stored()).map(({ day }) => day);

  test.each([
    ["01/31/2026", "01/02/2026", ["2026-01-02", "2026-01-31"]],
    ["31/01/2026", "02/01/2026", ["2026-01-02", "2026-01-31"]],
    ["31.1.26", "1.2.26", ["2026-01-31", "2026-02-01"]],
    ["Jan 31, 2026", "February 1, 2026", ["2026-01-31", "2026-02-01"]],
    ["31. Jänner 2026", "1 févr. 2026", ["2026-01-31", "2026-02-01"]],
    ["2026-01-31 23:00:00.000", "2026/2/1", ["2026-01-31", "2026-02-01"]],
  ])("%s and %s", async (first, second, days) => {
    await calls.take(file([`"${first}"`, `"${second}"`]));
    expect(await daysOf()).toEqual(days);
  });

  test("the whole column says which; where it does not, the seller must", async () => {
    const both = file(["01/02/2026", "02/02/2026"]);
    const refused = await calls.send(both);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ["dates"]]);
    await calls.take(both, { dates: "day_first" });
    expect(await daysOf()).toEqual(["2026-02-01", "2026-02-02"]);
    const mixed = await calls.send(file(["31/01/2026", "01/31/2026"]));
    expect(Object.keys(mixed.json().fields)).toEqual(["dates"]);
    const thousands = lines("Day\tCampaign\tCost", "2026-01-01\tA\t1.234", "2026-01-02\tA\t2.345");
    expect(Object.keys((await calls.send(thousands, { platform: "flyer" })).json().fields)).toEqual([
      "decimal",
    ]);
    expect(await calls.take(thousands, { platform: "flyer", decimal: "comma" })).toMatchObject({
      totals: { spend: { amount: 357_900 } },
    });
  });
});

test("rows that cannot be read are named by their row and hinder no others", async () => {
  const outcome = await calls.take(
    lines(
      "Day,Campaign,Impr.,Clicks,Cost",
      "2026-01-01,Good,1,1,1.00",
      "2026-01-02,Bad,1,1,-1.00",
      "",
      '2026-01-02,"=HYPERLINK(""http://evil.example"",""x"")",1,1,1.00',
      "2026-01-02,@SUM(A1),1,1,1.00",
      "2026-01-02,Bad,1,1,=1+1",
      "2026-01-02,,1,1,1.00",
      ",Bad,1,1,1.00",
      "yesterday,Bad,1,1,1.00",
      "2026-02-30,Bad,1,1,1.00",
      "2026-03-01,Bad,1,1,1.00",
      "2026-01-02,Bad,1.5,1,1.00",
      "2026-01-02,Bad,1,1,lots",
      "2026-01-02,-20% (Spring),1,1,1.00",
      `2026-01-02,${"x".repeat(201)},1,1,1.00`,
    ),
  );
  expect([outcome.imported, outcome.skipped_count]).toEqual([2, 12]);
  expect(outcome.skipped.map(({ row, reason }) => [row, reason.replace(/".*"/, "…")])).toEqual([
    [3, "the spend is negative"],
    [5, "… is a formula"],
    [6, "… is a formula"],
    [7, "… is a formula"],
    [8, "has no campaign"],
    [9, "has no day"],
    [10, "… is no day"],
    [11, "… is no day"],
    [12, "2026-03-01 is too long ago or has not been yet"],
    [13, "… is no number of impressions"],
    [14, "… is no amount of spend"],
    [16, "the campaign's name is longer than 200 characters"],
  ]);
});

test.each([
  [
    "a catalogue",
    "Handle,Title,Variant SKU,Variant Price\nshirt,Shirt,S1,10.00\n",
    "file",
    "a catalogue of products",
  ],
  ["orders", "Order number,Customer,Total\n1001,Ada,10.00\n", "file", "a list of orders"],
  ["no headings", "2026-01-01,Brand,1,1,1.00\n2026-01-02,Brand,1,1,1.00\n", "file", "has no column headings"],
  ["no spend", "Day,Campaign,Impr.,Clicks\n2026-01-01,A,1,1\n", "mapping", "No column holds spend"],
  ["no platform", "Day,Campaign,Spend\n2026-01-01,A,1.00\n", "platform", "Choose it"],
  [
    "an open quote",
    `Day,Campaign,Cost\n2026-01-01,"A,1.00\n${"x".repeat(1_100_000)}\n`,
    "file",
    "quote is missing",
  ],
  [
    "half a character",
    Buffer.concat([Buffer.from("Day,Campaign,Cost\n2026-01-01,"), Buffer.from([0xff, 0xc3])]),
    "file",
    "UTF-8",
  ],
  ["a workbook", Buffer.from("PK\u0003\u0004xl/worksheets"), "file", "CSV"],
])("%s is refused with its reason", async (_what, content, field, reason) => {
  const answer = await calls.send(content);
  expect([answer.statusCode, answer.json().fields]).toEqual([
    422,
    { [field]: expect.stringContaining(reason) },
  ]);
});

test("a dry run tells what would come of it, or what is missing, and stores nothing", async () => {
  expect(await calls.take(google, { dry_run: "true" })).toMatchObject({
    dry_run: true,
    import_id: null,
    imported: 3,
    totals: { spend: { amount: 123500 } },
  });
  expect([await stored(), (await calls.ask("/imports")).json().data]).toEqual([[], []]);
  const news = () =>
    server.database.sql("SELECT kind, about, path FROM notifications WHERE user_id = $1", [userId]);
  expect(await news()).toEqual([]);
  for (const _time of [1, 2]) await calls.take(google);
  expect(await news()).toEqual([{ kind: "import_done", about: "report.csv", path: "/ads-analytics" }]);
  const own = lines("When,What,Shown,Paid", "2026-01-01,Flyer,10,5.00");
  const asked = await calls.take(own, { dry_run: "true" });
  expect(asked).toMatchObject({ platform: null, columns: ["When", "What", "Shown", "Paid"], imported: 0 });
  expect(asked.problems).toEqual([
    {
      field: "mapping",
      message: "No column holds days, campaigns, and spend. Pick them, or export the report with them.",
    },
  ]);
  const mapping = JSON.stringify({ day: "When", campaign: "What", spend: "Paid", impressions: "Shown" });
  expect(await calls.take(own, { mapping, platform: "Flyer" })).toMatchObject({
    platform: "flyer",
    imported: 1,
  });
  const unknown = await calls.send(own, {
    mapping: '{"day":"Then","campaign":"What","spend":"Paid"}',
    platform: "flyer",
  });
  expect(unknown.json().fields).toEqual({ mapping: 'This file has no column "Then".' });
  for (const broken of ["{", "[]", '{"day":1}', '{"nothing":"Day"}'])
    expect((await calls.send(own, { mapping: broken })).statusCode, broken).toBe(422);
});
