// Undoing an import also removes campaigns that only it named, and their matches.

import type { TypedSpend } from "@solodesk/contract/marketing/ads/typed-spend.ts";
import type { AdCampaign, TaggedCampaign } from "@solodesk/contract/marketing/ads.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/test-app.ts";
import { reportCalls } from "#test/test-reports.ts";
import { testSellerWithStore } from "#test/test-seller.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  server.clock.set("2026-02-10T15:00:00Z");
});
afterAll(() => server.close());

async function seller(name: string) {
  const calls = reportCalls(server, (await testSellerWithStore(server, name)).headers);
  const listed = async (): Promise<{ campaigns: AdCampaign[]; tagged: TaggedCampaign[] }> =>
    (await calls.ask("/campaigns")).json().data;
  return {
    ...calls,
    listed,
    names: async () => (await listed()).campaigns.map(({ name: called }) => called).toSorted(),
    idOf: async (called: string) => (await listed()).campaigns.find((one) => one.name === called)?.id ?? "",
    undo: async (id: string | null) => expect((await calls.remove(`/imports/${id}`)).statusCode).toBe(200),
    typed: async (): Promise<TypedSpend[]> => (await calls.ask("/spend")).json().data,
    type: (campaign: string, from: string, to: string, amount: number) =>
      calls.post("/spend", { platform: "flyer", campaign, from, to, spend: { amount, currency: "USD" } }),
  };
}
const file = (...rows: string[]) => ["Day,Campaign,Impr.,Cost", ...rows, ""].join("\n");

test("what only this import spoke of goes with its match, what anything else speaks of stays", async () => {
  const mine = await seller("undo-matches");
  const first = await mine.take(file("2026-02-01,Lessons,5,18.00", "2026-02-01,Fair,5,3.00"));
  await mine.take(file("2026-02-02,Fair,5,4.00"));
  const again = await mine.take(file("2026-02-01,Lessons,5,19.00"));
  for (const [tag, called] of [
    ["by hand", "Lessons"],
    ["open day", "Fair"],
  ] as const)
    await mine.post("/matches", { platform: "flyer", campaign: tag, campaign_id: await mine.idOf(called) });
  const matched = async () => (await mine.listed()).tagged.map(({ campaign }) => campaign).toSorted();

  // The later import of the same day still names the campaign.
  await mine.undo(first.import_id);
  expect([await mine.names(), await matched()]).toEqual([
    ["Fair", "Lessons"],
    ["by hand", "open day"],
  ]);
  await mine.undo(again.import_id);
  expect([await mine.names(), await matched()]).toEqual([["Fair"], ["open day"]]);
  expect((await mine.report({ from: "2026-02-01", to: "2026-02-10" })).campaigns).toMatchObject([
    { campaign: "Fair", spend: { amount: 400 } },
  ]);
  await mine.take(file("2026-02-01,Lessons,5,18.00"));
  expect([await mine.names(), await matched()]).toEqual([["Fair", "Lessons"], ["open day"]]);
});

test("spend that an import took the place of keeps its campaign, and another seller's are left alone", async () => {
  const [mine, other] = [await seller("undo-typed"), await seller("undo-other")];
  await other.take(file("2026-02-01,Lessons,5,18.00"));
  await mine.post("/spend", {
    platform: "google",
    campaign: "Lessons",
    from: "2026-02-01",
    to: "2026-02-01",
    spend: { amount: 500, currency: "USD" },
  });
  const taken = await mine.take(file("2026-02-01,Lessons,5,18.00"), { platform: "google" });
  expect(await mine.typed()).toEqual([]);
  const during = await mine.idOf("Lessons");
  await mine.undo(taken.import_id);
  expect(await mine.typed()).toMatchObject([
    { campaign_id: during, platform: "google", campaign: "Lessons", spend: { amount: 500 } },
  ]);
  expect(await other.names()).toEqual(["Lessons"]);
});

test("what has cost without a click being counted is in no cost per click", async () => {
  const mine = await seller("clicked");
  await mine.take(
    "Day,Campaign,Impr.,Clicks,Cost\n2026-02-01,Lessons,500,40,18.00\n2026-02-02,Lessons,500,0,2.00\n",
  );
  await mine.type("Corner ad", "2026-02-01", "2026-02-01", 40_000);
  const { summary } = await mine.report({ from: "2026-02-01", to: "2026-02-10" });
  expect([summary.spend.amount, summary.cpc?.amount]).toEqual([42_000, 50]);
  const { previous } = await mine.report({ from: "2026-02-03", to: "2026-02-04" });
  expect([previous.spend.amount, previous.cpc?.amount]).toEqual([42_000, 50]);
});

test("what was typed in is listed by days in a row and removed, but never what a file says meanwhile", async () => {
  const mine = await seller("typed");
  expect((await mine.typed()).length).toBe(0);
  await mine.type("Corner ad", "2026-01-01", "2026-01-07", 1000);
  await mine.type("Corner ad", "2026-01-08", "2026-01-09", 301);
  await mine.type("Corner ad", "2026-01-20", "2026-01-20", 50);
  await mine.type("June fair", "2026-01-30", "2026-02-02", 99);
  const hints = (rows: TypedSpend[]) =>
    rows.map(({ campaign, from, to, spend }) => [campaign, from, to, spend.amount]);
  expect(hints(await mine.typed())).toEqual([
    ["June fair", "2026-01-30", "2026-02-02", 99],
    ["Corner ad", "2026-01-20", "2026-01-20", 50],
    ["Corner ad", "2026-01-01", "2026-01-09", 1301],
  ]);
  const second = (await mine.ask("/spend", { page: "2", page_size: "1" })).json();
  expect([hints(second.data), second.pagination.total]).toEqual([
    [["Corner ad", "2026-01-20", "2026-01-20", 50]],
    3,
  ]);

  const corner = await mine.idOf("Corner ad");
  // One of these days is imported before the removal.
  await mine.take(file("2026-01-04,Corner ad,5,7.00"), { platform: "flyer" });
  const days = { campaign_id: corner, from: "2026-01-01", to: "2026-01-09" };
  const removed = await mine.remove("/spend", { ...days, typed_only: "true" });
  expect(removed.json().data.days).toBe(8);
  expect(await mine.report({ from: "2026-01-01", to: "2026-01-09" })).toMatchObject({
    summary: { spend: { amount: 700 } },
  });
  expect(hints(await mine.typed()).slice(1)).toEqual([["Corner ad", "2026-01-20", "2026-01-20", 50]]);

  // The fair has no other spend, so its campaign is deleted.
  const fair = await mine.idOf("June fair");
  await mine.remove("/spend", {
    campaign_id: fair,
    from: "2026-01-30",
    to: "2026-02-02",
    typed_only: "true",
  });
  expect(await mine.names()).toEqual(["Corner ad"]);
});
