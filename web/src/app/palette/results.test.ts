import { Package } from "lucide-react";
import { expect, test } from "vitest";
import type { Group, Listed } from "./entry.ts";
import { resultsOf } from "./results.ts";

const listed = (source: string, name: string, more: Partial<Listed> = {}): Listed => ({
  source,
  id: name,
  name,
  icon: Package,
  href: `/${name}`,
  ...more,
});
const group = (name: string, ...names: string[]): Group => ({
  name,
  entries: names.map((one) => listed(name, one)),
});
const shown = (groups: readonly Group[]) =>
  groups.map(({ name, entries }) => [name, ...entries.map((entry) => entry.name)]);

test("the group with the best match comes first, records after it, mere abbreviations last", () => {
  const commands = [
    group("Pages", "Orders", "Account"),
    group("Actions", "Copy link"),
    group("More", "Coin purse"),
  ];
  const records = [group("Products", "Coffee"), group("FAQ's")];
  expect(shown(resultsOf({ typed: "cop", commands, records, recent: [] }))).toEqual([
    ["Actions", "Copy link"],
    ["Products", "Coffee"],
    ["More", "Coin purse"],
  ]);
});

test("what merely sounds like the words shows only where no command is meant", () => {
  const products = {
    name: "Products",
    entries: [listed("Products", "Bolster round", { isLoose: true }), listed("Products", "Refund pad")],
  };
  const commands = [group("Pages", "Refund Policy")];
  const meant = resultsOf({ typed: "refund", commands, records: [products], recent: [] });
  expect(shown(meant)).toEqual([
    ["Pages", "Refund Policy"],
    ["Products", "Refund pad"],
  ]);
  const guessed = resultsOf({ typed: "refund", commands: [], records: [products], recent: [] });
  expect(shown(guessed)).toEqual([["Products", "Bolster round", "Refund pad"]]);
});

test("equally good groups keep the order of the registry, and no empty one shows", () => {
  const commands = [group("Pages", "Store"), group("Actions", "Store link"), group("More", "Other")];
  const found = resultsOf({ typed: "stor", commands, records: [group("Products")], recent: [] });
  expect(found.map(({ name }) => name)).toEqual(["Pages", "Actions"]);
});

test("a group shows its six best, so that the next stay in sight", () => {
  const commands = [group("Pages", "Xay", "Ay1", "Ay2", "Ay3", "Ay4", "Ay5", "Ay6")];
  const [only] = resultsOf({ typed: "ay", commands, records: [], recent: [] });
  expect(only?.entries.map(({ name }) => name)).toEqual(["Ay1", "Ay2", "Ay3", "Ay4", "Ay5", "Ay6"]);
});

test.each(["", "  ", "&"])(
  "while nothing is typed (%j), recent choices come before what is suggested",
  (typed) => {
    const commands = [
      { name: "Pages", entries: [listed("Pages", "Home"), listed("Pages", "Orders", { suggested: true })] },
      { name: "Actions", entries: [listed("Actions", "Add", { suggested: true })] },
    ];
    const records = [group("Products", "Soap")];
    const recent = [listed("Actions", "Add"), listed("Products", "Soap")];
    expect(shown(resultsOf({ typed, commands, records, recent }))).toEqual([
      ["Recent", "Add", "Soap"],
      ["Suggested", "Orders"],
    ]);
    expect(shown(resultsOf({ typed, commands, records, recent: [] }))).toEqual([
      ["Suggested", "Orders", "Add"],
    ]);
  },
);
