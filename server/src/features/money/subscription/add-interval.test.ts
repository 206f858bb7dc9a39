import { expect, test } from "vitest";
import { addInterval } from "./add-interval.ts";

const NOON = "T12:34:56.789Z";

/** Returns the ends of `count` consecutive intervals. */
function ends(from: string, interval: "month" | "year", count: number): string[] {
  const anchor = new Date(from + NOON).getUTCDate();
  let at = new Date(from + NOON);
  return Array.from({ length: count }, () => {
    at = addInterval(at, interval, anchor);
    expect(at.toISOString().slice(10)).toBe(NOON);
    return at.toISOString().slice(0, 10);
  });
}

test.each([
  ["2026-01-31", ["2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"]],
  ["2028-01-31", ["2028-02-29", "2028-03-31"]],
  ["2027-12-31", ["2028-01-31", "2028-02-29", "2028-03-31", "2028-04-30"]],
  ["2026-01-30", ["2026-02-28", "2026-03-30"]],
  ["2026-11-15", ["2026-12-15", "2027-01-15"]],
  ["2100-01-29", ["2100-02-28", "2100-03-29"]],
])("months from %s end on its day, or on the last one there is", (from, expected) => {
  expect(ends(from, "month", expected.length)).toEqual(expected);
});

test.each([
  ["2028-02-29", ["2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29"]],
  ["2026-12-31", ["2027-12-31", "2028-12-31"]],
  ["2027-02-28", ["2028-02-28"]],
])("years from %s", (from, expected) => {
  expect(ends(from, "year", expected.length)).toEqual(expected);
});

test("twelve months are the year, from every day there is, and each month ends in the next one", () => {
  for (let day = Date.UTC(2023, 0, 1); day < Date.UTC(2029, 0, 1); day += 86_400_000) {
    const from = new Date(day).toISOString().slice(0, 10);
    const months = ends(from, "month", 12);
    expect(months.at(-1)).toBe(ends(from, "year", 1)[0]);
    const inOrder = [from, ...months].map((date) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)));
    expect(inOrder).toEqual(inOrder.map((_, n) => (inOrder[0] ?? 0) + n));
  }
});
