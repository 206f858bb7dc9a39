import { links } from "@solodesk/contract/marketing/links.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, callUnchecked } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { reportCalls } from "#test/test-reports.ts";
import { type TestShop, testStoreApp } from "#test/test-store-app.ts";
import { writtenCampaigns } from "./written-campaigns.ts";

let server: TestApp;
let shop: TestShop;
beforeAll(async () => {
  server = await testApp();
  server.clock.set("2026-02-10T15:00:00Z");
  shop = await testStoreApp(server, "letters");
});
afterAll(() => server.close());

async function link(body: object): Promise<string> {
  server.clock.advance(1000);
  const payload = { source: "flyer", ...body };
  const made = await callUnchecked(server, links.create, { body: payload }, shop);
  expect(made.status).toBe(201);
  return made.body.data.id;
}

test("a campaign is called as its seller wrote it, in the report, its file, its rows and among the matches", async () => {
  await link({ campaign: "AUTUMN lessons" });
  // A link's name in the list does not affect its campaign.
  const last = await link({ campaign: "Autumn  Lessons", name: "The blue card" });
  await call(server, links.remove, { params: { id: last } }, shop);
  for (const platform of ["flyer", "radio"])
    await server.database.sql(
      `INSERT INTO visit_days (store_id, day, platform, source, campaign, visits) VALUES ($1, '2026-02-04', $2, $2, 'autumn lessons', 3)`,
      [shop.storeId, platform],
    );
  const calls = reportCalls(server, shop.headers);
  const days = { from: "2026-02-01", to: "2026-02-10" };
  const [own, theirs] = ["Autumn  Lessons", "autumn lessons"];
  const { campaigns } = await calls.report(days);
  expect(campaigns.map(({ platform, campaign }) => [platform, campaign])).toEqual([
    ["flyer", own],
    ["radio", theirs],
  ]);
  expect((await calls.ask(".csv", days)).body).toContain(`flyer,${own},`);
  const rows = async (query = {}) =>
    (await calls.ask("/rows", { what: "visits", ...days, ...query }))
      .json()
      .data.map(({ campaign }: { campaign: string }) => campaign);
  expect(await rows()).toEqual([own, theirs]);
  // It is still found by the folded tag.
  expect(await rows({ campaign: campaigns[0]?.key ?? "" })).toEqual([own]);

  const tagged = async () => (await calls.ask("/campaigns")).json().data.tagged;
  expect(await tagged()).toMatchObject([{ campaign: own }, { campaign: theirs }]);
  await calls.take("Day,Campaign,Impr.,Cost\n2026-02-03,Lessons,1,1.00\n", { platform: "google" });
  const campaign_id = (await calls.ask("/campaigns")).json().data.campaigns[0].id;
  await calls.post("/matches", { platform: "flyer", campaign: own, campaign_id });
  expect(await tagged()).toMatchObject([{ campaign: own, campaign_id, by: "seller" }, { by: null }]);
  await calls.remove("/matches", { platform: "flyer", campaign: own });
  expect(await tagged()).toMatchObject([{ campaign: own, by: null }, { by: null }]);
});

test("what is shown is the campaign as this store last wrote it, whatever its link is called and however long it is", async () => {
  const mine = await testStoreApp(server, "once");
  const make = async (body: object) => {
    server.clock.advance(1000);
    const payload = { source: "flyer", ...body };
    const made = await callUnchecked(server, links.create, { body: payload }, mine);
    expect(made.status).toBe(201);
  };
  const written = async (campaign: string) =>
    (await writtenCampaigns(server.deps.db, mine.storeId))({ platform: "flyer", campaign });
  await make({ campaign: "May  Sale" });
  expect(await written("may sale")).toBe("May  Sale");
  await make({ campaign: "MAY Sale", name: "The blue card" });
  // Created later, but in another store.
  await link({ campaign: "may  SALE" });
  await link({ campaign: "JUNE Sale" });
  expect([await written("may sale"), await written("june sale")]).toEqual(["MAY Sale", "june sale"]);
  const long = `Summer ${"Fair ".repeat(36)}2026`;
  await make({ campaign: long });
  await make({ campaign: long, name: long.slice(0, 100) });
  expect(await written(long.toLowerCase())).toBe(long);
  // Links from before this column existed.
  await server.database.sql("UPDATE ad_links SET written_campaign = NULL WHERE name = 'The blue card'");
  expect(await written("may sale")).toBe("May  Sale");
});
