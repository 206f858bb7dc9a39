import { expect, test } from "vitest";
import { periodIn } from "./periods.ts";

const today = "2026-03-02";
const at = (query: string) => periodIn(new URLSearchParams(query), today);

test.each([
  ["", "30d", "2026-02-01", "2026-03-02"],
  ["period=7d", "7d", "2026-02-24", "2026-03-02"],
  ["period=90d", "90d", "2025-12-03", "2026-03-02"],
  ["period=month", "month", "2026-03-01", "2026-03-02"],
  ["period=last-month", "last-month", "2026-02-01", "2026-02-28"],
  ["period=year", "year", "2026-01-01", "2026-03-02"],
  ["period=never", "30d", "2026-02-01", "2026-03-02"],
  ["from=2026-01-05&to=2026-01-09", "custom", "2026-01-05", "2026-01-09"],
  ["from=2026-01-05", "30d", "2026-02-01", "2026-03-02"],
  ["from=2026-01-09&to=2026-01-05", "custom", "2026-01-09", "2026-01-09"],
  ["from=1970-01-01&to=2999-12-31", "custom", "1970-01-01", "1972-12-31"],
])("the address ?%s means %s: %s to %s", (query, name, from, to) => {
  expect(at(query)).toEqual({ name, from, to });
});
