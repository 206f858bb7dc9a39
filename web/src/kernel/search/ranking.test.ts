import { expect, test } from "vitest";
import { growth, LINEAR } from "../../../../scripts/least-times.mjs";
import { fits, type Named, ranked } from "./ranking.ts";

const names = (entries: readonly Named[], typed: string) =>
  ranked(entries, typed).map(({ entry }) => entry.name);
const called = (...list: string[]) => list.map((name) => ({ name }));

test("beginnings of words beat parts of words, and those beat abbreviations", () => {
  const entries = called("Transactions", "Sales", "Wholesale", "Salon leasing", "Add a sale");
  expect(names(entries, "sale")).toEqual(["Sales", "Add a sale", "Wholesale", "Salon leasing"]);
});

test("the very name comes first, then names that begin with what is typed", () => {
  expect(names(called("Add Orders", "Orders of today", "Orders"), "orders")).toEqual([
    "Orders",
    "Orders of today",
    "Add Orders",
  ]);
});

test("a word of the name beats a word that people merely use for it", () => {
  const entries = [{ name: "Withdraw Funds", words: "payout bank" }, { name: "All Payouts" }];
  expect(names(entries, "payout")).toEqual(["All Payouts", "Withdraw Funds"]);
});

test("every typed word must match, in any order, and the worst of them decides", () => {
  const entries = [
    { name: "Add Service" },
    { name: "Services" },
    { name: "Edit store details", words: "service" },
  ];
  expect(names(entries, "serv add")).toEqual(["Add Service"]);
  expect(names(entries, "serv zzz")).toEqual([]);
  expect(ranked([{ name: "Wholesale prices" }], "pri sale")[0]?.fit).toBe(fits.inside);
});

test.each([
  ["café", "CAFE au lait"],
  ["cafe", "Café au lait"],
  ["adas", "Ada’s Workshop"],
  ["faqs", "FAQ's"],
  ["no show", "No-show"],
  ["terms conditions", "Terms & Conditions"],
  ["ΣΊΣΥΦΟΣ", "Σίσυφος"],
])("%j finds %j: accents, case, apostrophes and signs do not count", (typed, name) => {
  expect(ranked(called(name), typed)[0]?.fit).toBeLessThanOrEqual(fits.begins);
});

test.each([
  ["wf", "Withdraw Funds", true],
  ["wthdr", "Withdraw Funds", true],
  ["addser", "Add Service", true],
  ["aserv", "Add Service", true],
  ["wdz", "Withdraw Funds", false],
  ["tea", "Toggle sidebar", false],
  ["adad", "Add Service", false],
  ["fw", "Withdraw Funds", false],
  ["ithdrw", "Withdraw Funds", false],
])("%j abbreviates %j: %s", (typed, name, does) => {
  expect(ranked(called(name), typed).map(({ fit }) => fit)).toEqual(does ? [fits.abbreviated] : []);
});

test("what an entry lies below narrows, but does not find it alone", () => {
  const entries = [
    { name: "Appointments", words: "bookings" },
    { name: "Pending", within: "Appointments bookings" },
  ];
  expect(names(entries, "bookings")).toEqual(["Appointments"]);
  expect(names(entries, "pending bookings")).toEqual(["Pending"]);
  expect(names(entries, "pend")).toEqual(["Pending"]);
});

test("equals keep their order", () => {
  const entries = called("Store c", "Store a", "Store b");
  expect(names(entries, "store")).toEqual(["Store c", "Store a", "Store b"]);
});

test("a long name is judged in time that grows with its length, even by a question it nearly answers", async () => {
  const judge = (length: number) =>
    ranked(called("a ab abc abcd ".repeat(length)), "abcdabcdabcdabcdabcdabcdabcdz");
  expect(await growth(judge, 40)).toBeLessThan(LINEAR);
});
