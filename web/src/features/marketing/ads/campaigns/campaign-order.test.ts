import { expect, test } from "vitest";
import { campaignOf } from "../../../../../test/ads-of.ts";
import { campaignsInOrder, nextOrder, orderIn } from "./campaign-order.ts";

const order = (sort: string) => orderIn(new URLSearchParams({ sort }));
const others = { ...campaignOf({ platform: "", campaign: "(other)", spend: 9000 }), key: null };
const campaigns = [
  campaignOf({ platform: "google", campaign: "b", spend: 100, revenue: 50, clicks: 5, impressions: 50 }),
  others,
  campaignOf({ platform: "flyer", campaign: "a", visits: 3 }),
  campaignOf({ platform: "meta", campaign: "c", spend: 300, revenue: 900, clicks: 10, impressions: 900 }),
];
const names = (sort: string) => campaignsInOrder(campaigns, order(sort)).map(({ campaign }) => campaign);

test.each([
  ["", ["c", "b", "a", "(other)"]],
  ["spend", ["a", "b", "c", "(other)"]],
  ["campaign", ["a", "b", "c", "(other)"]],
  ["-campaign", ["c", "b", "a", "(other)"]],
  // Campaigns without the figure come last in either direction.
  ["-roas", ["c", "b", "a", "(other)"]],
  ["roas", ["b", "c", "a", "(other)"]],
  ["ctr", ["c", "b", "a", "(other)"]],
  ["-ctr", ["b", "c", "a", "(other)"]],
  ["cpc", ["b", "c", "a", "(other)"]],
  ["nonsense", ["c", "b", "a", "(other)"]],
])("?sort=%s", (sort, expected) => {
  expect(names(sort)).toEqual(expected);
});

test("a press on a heading sorts highest first, names from A, and a second one turns it round", () => {
  expect(nextOrder(order(""), "revenue")).toBe("-revenue");
  expect(nextOrder(order("-revenue"), "revenue")).toBe("revenue");
  expect(nextOrder(order("revenue"), "campaign")).toBe("campaign");
  expect(nextOrder(order("revenue"), "spend")).toBe("");
  expect(nextOrder(order(""), "spend")).toBe("spend");
});
