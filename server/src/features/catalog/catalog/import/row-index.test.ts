import { expect, test } from "vitest";
import { rowIndex } from "./row-index.ts";

test("finds the row of every SKU, and of no other", () => {
  const index = rowIndex();
  const count = 50_000;
  for (let n = 1; n <= count; n += 1) {
    expect(index.find(`SKU-${n}`)).toBeUndefined();
    expect(index.add(`SKU-${n}`, n + 1)).toBeUndefined();
  }
  for (let n = 1; n <= count; n += 1) {
    if (index.find(`SKU-${n}`) !== n + 1) expect(index.find(`SKU-${n}`)).toBe(n + 1);
  }
  expect(index.add("SKU-7", 70_000)).toBe(8);
  expect(index.find("SKU-7")).toBe(8);
  expect(["", "SKU-0", "sku-1", "SKU-1 ", `SKU-${count + 1}`].map(index.find)).toEqual(
    Array(5).fill(undefined),
  );
});
