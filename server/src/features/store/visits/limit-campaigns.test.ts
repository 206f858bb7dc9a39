import { expect, test } from "vitest";
import { limitCampaigns, MOST_CAMPAIGNS, nameKey, OTHERS } from "./limit-campaigns.ts";

const nothing = { platform: "direct", source: "", medium: "", campaign: "", term: "", content: "" };
const visit = (campaign: string, more: object = {}) => ({
  storeId: "store",
  day: "2026-11-21",
  tags: { ...nothing, platform: "flyer", source: "flyer", campaign, term: "x", ...more },
});
const many = Array.from({ length: MOST_CAMPAIGNS + 50 }, (_, nth) => visit(`campaign ${nth}`));
const none = async () => new Set<string>();
const told = (visits: ReturnType<typeof visit>[]) =>
  new Set(visits.map(({ tags }) => `${tags.platform} ${tags.source} ${tags.campaign}`));

test("so many campaigns a day stand by themselves, the rest together", async () => {
  const bound = await limitCampaigns(many, [], none);
  expect(bound.length).toBe(many.length);
  expect(told(bound).size).toBe(MOST_CAMPAIGNS + 1);
  expect(bound.at(-1)?.tags).toEqual({ ...nothing, platform: "other", campaign: OTHERS });
});

test("what is counted apart already goes on being so, and who comes by themselves always is", async () => {
  const rows = many.slice(0, MOST_CAMPAIGNS).map(({ tags, ...where }) => ({ ...where, ...tags }));
  const known = [...rows, { ...rows[0]!, campaign: OTHERS }];
  const next = [visit("campaign 3"), visit("new"), visit("", nothing), visit("new", { platform: "google" })];
  expect([...told(await limitCampaigns(next, known, none))]).toEqual([
    "flyer flyer campaign 3",
    `other  ${OTHERS}`,
    "direct  ",
    `google  ${OTHERS}`,
  ]);
});

test("another store and another day have room of their own", async () => {
  const elsewhere = many.flatMap((one) => [
    { ...one, storeId: "other" },
    { ...one, day: "2026-11-22" },
  ]);
  const bound = await limitCampaigns([...many, ...elsewhere], [], none);
  expect(bound.filter(({ tags }) => tags.campaign === OTHERS).length).toBe(150);
});

test("the seller's own campaigns keep their names beyond the bound, each as one; who they are is asked of the rest alone", async () => {
  const rows = many.slice(0, MOST_CAMPAIGNS).map(({ tags, ...where }) => ({ ...where, ...tags }));
  const asked: unknown[] = [];
  const keysOfOwn = async (named: readonly Parameters<typeof nameKey>[0][]) => {
    asked.push(...named);
    return new Set([nameKey({ storeId: "store", platform: "flyer", campaign: "june" })]);
  };
  const next = [
    visit("campaign 3"),
    visit("june"),
    visit("june", { source: "invented" }),
    visit("june", { platform: "google" }),
    { ...visit("june"), storeId: "other" },
  ];
  const bound = await limitCampaigns(next, rows, keysOfOwn);
  expect(bound.map(({ tags }) => `${tags.platform} ${tags.source} ${tags.campaign}`)).toEqual([
    "flyer flyer campaign 3",
    "flyer  june",
    "flyer  june",
    `google  ${OTHERS}`,
    "flyer flyer june",
  ]);
  expect(asked).toEqual([
    { storeId: "store", platform: "flyer", campaign: "june" },
    { storeId: "store", platform: "flyer", campaign: "june" },
    { storeId: "store", platform: "google", campaign: "june" },
  ]);
});
