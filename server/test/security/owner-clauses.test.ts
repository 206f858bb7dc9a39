import { expect, test } from "vitest";
import { knownClauses, needlessClauses } from "./owner-clauses.ts";

test("F1: every owner clause that is said to be needless is still there", () => {
  expect(knownClauses.length).toBeGreaterThan(150);
  expect(Object.keys(needlessClauses).filter((name) => !knownClauses.includes(name))).toEqual([]);
});
