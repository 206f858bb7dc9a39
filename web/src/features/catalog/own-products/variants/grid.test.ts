import { expect, test } from "vitest";
import {
  addOption,
  addValues,
  combinationsOf,
  filled,
  type Grid,
  moveOption,
  moveValue,
  type RowTerms,
  removeOption,
  removeValue,
  renameValue,
  valuesIn,
} from "./grid.ts";

const fresh: RowTerms = { price: "8.50", compare_at: "", cost: "3.30", stock: "" };
const empty: Grid = { options: [], variants: [] };
const named = (grid: Grid, ...names: string[]): Grid => ({
  ...grid,
  options: grid.options.map((option, at) => ({ ...option, name: names[at] ?? option.name })),
});
const rows = ({ variants }: Grid) => variants.map(({ values }) => values.join(" / "));
const ids = ({ variants }: Grid) => variants.map(({ id }) => id);
/** As if it had been saved: each row has an id, a price and a stock of its own. */
const saved = (grid: Grid): Grid => ({
  ...grid,
  variants: grid.variants.map((row, at) => ({
    ...row,
    id: row.values.join("+"),
    price: `${at + 1}.00`,
    stock: String(at),
    stock_was: String(at),
    sku: `SKU-${at}`,
  })),
});
const sizes = named(addValues(addOption(empty), 0, ["100 g", "250 g"], fresh), "Size");
const soap = saved(
  named(addValues(addOption(sizes), 1, ["Lavender", "Rose", "Cedar"], fresh), "Size", "Scent"),
);

test("typed values end at commas and line breaks, without what is around them", () => {
  expect(valuesIn(" S, M ,, extra   large\nXL،XXL ")).toEqual(["S", "M", "extra large", "XL", "XXL"]);
  expect(valuesIn(" , ")).toEqual([]);
});

test("without values there are no variants, and the first value makes the first", () => {
  const bare = addOption(empty);
  expect([combinationsOf(bare.options), rows(bare)]).toEqual([0, []]);
  expect(rows(addValues(bare, 0, ["S"], fresh))).toEqual(["S"]);
  expect(addValues(bare, 0, ["S"], fresh).variants[0]).toMatchObject({
    id: "",
    price: "8.50",
    cost: "3.30",
    stock: "",
    stock_was: null,
    isOut: false,
  });
});

test("all combinations stand in the order of the options", () => {
  expect(rows(soap)).toEqual([
    "100 g / Lavender",
    "100 g / Rose",
    "100 g / Cedar",
    "250 g / Lavender",
    "250 g / Rose",
    "250 g / Cedar",
  ]);
});

test("a second option's first value goes to the rows that are there, which keep their ids", () => {
  const grid = addValues(addOption(saved(sizes)), 1, ["Lavender", "Rose"], fresh);
  expect(rows(grid)).toEqual(["100 g / Lavender", "100 g / Rose", "250 g / Lavender", "250 g / Rose"]);
  expect(ids(grid)).toEqual(["100 g", "", "250 g", ""]);
});

test("a value that is there already is not added again, in any case", () => {
  expect(addValues(soap, 1, ["rose", " Cedar "], fresh).options[1]?.values).toEqual([
    "Lavender",
    "Rose",
    "Cedar",
  ]);
});

test("a new row takes its prices from the row most like it; its stock starts at 0, its SKU empty", () => {
  const grid = addValues(soap, 1, ["Mint"], fresh);
  const mint = grid.variants.filter(({ values }) => values[1] === "Mint");
  expect(mint).toMatchObject([
    { values: ["100 g", "Mint"], id: "", price: "1.00", stock: "0", stock_was: null, sku: "" },
    { values: ["250 g", "Mint"], id: "", price: "4.00", stock: "0", stock_was: null, sku: "" },
  ]);
});

test("renaming a value keeps its rows", () => {
  const grid = renameValue(soap, 1, "Rose", " Wild  rose ");
  expect(rows(grid)[1]).toBe("100 g / Wild rose");
  expect(ids(grid)).toEqual(ids(soap));
  expect(renameValue(soap, 1, "Rose", "ROSE").options[1]?.values[1]).toBe("ROSE");
});

test.each(["", "  ", "cedar", "a, b"])("a value can't be renamed %j", (name) => {
  expect(renameValue(soap, 1, "Rose", name)).toBe(soap);
});

test("removing a value removes its rows and no other", () => {
  const grid = removeValue(soap, 1, "Rose", fresh);
  expect(ids(grid)).toEqual(["100 g+Lavender", "100 g+Cedar", "250 g+Lavender", "250 g+Cedar"]);
});

test("removing the last value leaves the rows of the other option", () => {
  const one = removeValue(removeValue(soap, 1, "Rose", fresh), 1, "Cedar", fresh);
  const none = removeValue(one, 1, "Lavender", fresh);
  expect(rows(none)).toEqual(["100 g / ", "250 g / "]);
  expect(ids(none)).toEqual(["100 g+Lavender", "250 g+Lavender"]);
});

test("removing an option keeps the first row of each other value, rather one that is for sale", () => {
  expect(ids(removeOption(soap, 1, fresh))).toEqual(["100 g+Lavender", "250 g+Lavender"]);
  const out = { ...soap, variants: soap.variants.map((row, at) => ({ ...row, isOut: at === 0 })) };
  expect(ids(removeOption(out, 1, fresh))).toEqual(["100 g+Rose", "250 g+Lavender"]);
  expect(removeOption(sizes, 0, fresh)).toEqual(empty);
});

test("values and options move with their rows", () => {
  expect(rows(moveValue(soap, 0, "250 g", -1, fresh))[0]).toBe("250 g / Lavender");
  expect(rows(moveValue(soap, 0, "250 g", 1, fresh))).toEqual(rows(soap));
  const turned = moveOption(soap, 1, -1, fresh);
  expect(turned.options.map(({ name }) => name)).toEqual(["Scent", "Size"]);
  expect(rows(turned).slice(0, 2)).toEqual(["Lavender / 100 g", "Lavender / 250 g"]);
  expect(turned.variants[1]?.id).toBe("250 g+Lavender");
});

test("a row that was taken out stays out while values come and go", () => {
  const out = { ...soap, variants: soap.variants.with(1, { ...soap.variants[1]!, isOut: true }) };
  const grid = removeValue(addValues(out, 1, ["Mint"], fresh), 1, "Mint", fresh);
  expect(grid.variants.map(({ isOut }) => isOut)).toEqual([false, true, false, false, false, false]);
});

test("more than 100 combinations are counted, and only 100 are made", () => {
  const numbers = Array.from({ length: 50 }, (_, nth) => `v${nth}`);
  const two = addValues(addOption(sizes), 1, numbers, fresh);
  expect([combinationsOf(two.options), two.variants.length]).toEqual([100, 100]);
  const three = addValues(addOption(two), 2, numbers, fresh);
  expect([combinationsOf(three.options), three.variants.length]).toEqual([5000, 100]);
});

test("rows that exist are not pushed out by new ones beyond 100", () => {
  const numbers = Array.from({ length: 50 }, (_, nth) => `v${nth}`);
  const full = saved(addValues(addOption(sizes), 1, numbers, fresh));
  const more = moveValue(addValues(full, 0, ["500 g"], fresh), 0, "500 g", -1, fresh);
  expect(new Set(ids(more))).toEqual(new Set(ids(full)));
  const less = removeValue(more, 0, "100 g", fresh);
  expect(less.variants.filter(({ id }) => id !== "")).toHaveLength(50);
  expect(less.variants).toHaveLength(100);
});

test("combinations that the seller left out before come back taken out", () => {
  const gap = { ...soap, variants: soap.variants.toSpliced(2, 1) };
  const grid = filled(gap, { fresh, asOut: true });
  expect(grid.variants.map(({ id, isOut }) => [id, isOut])[2]).toEqual(["", true]);
  expect(grid.variants.filter(({ isOut }) => isOut)).toHaveLength(1);
});
