import { expect, test } from "vitest";
import { growth, LINEAR } from "../../../../../../../scripts/least-times.mjs";
import { findTable } from "./find-table.ts";
import { reportRows } from "./report-rows.ts";

const HEADINGS = "Day,Campaign,Impr.,Clicks,Cost\n";

async function reasonOf(campaign: string): Promise<string | undefined> {
  async function* pieces() {
    yield Buffer.from(`${HEADINGS}2026-01-01,${campaign},1,1,1.00\n`);
  }
  const plan = {
    ...findTable(HEADINGS),
    platform: "google",
    mapping: {},
    places: { day: 0, campaign: 1, impressions: 2, clicks: 3, spend: 4 },
    dates: "month_first" as const,
    decimal: "point" as const,
    isMicro: false,
    range: undefined,
    problems: [],
    notes: [],
  };
  const rules = { currency: "USD", lastDay: "2026-02-10" };
  for await (const rows of reportRows(pieces, plan, rules))
    for (const row of rows) return "reason" in row ? row.reason : undefined;
  return undefined;
}

test("formulas are told from names, however long they are", async () => {
  for (const formula of ["=1+1", "+cmd|' /C calc'!A0", "@SUM(1)", "-2+3+cmd|' /C calc'!A0", "＝1"])
    expect(await reasonOf(formula), formula).toContain("is a formula");
  for (const name of ["-20% (Spring)", "@home", "+ more | less", "- a|b"])
    expect(await reasonOf(name), name).toBeUndefined();
  const long = (length: number) => reasonOf(`-${"|".repeat(length)}`);
  expect(await long(150_000)).toContain("longer than 200");
  expect(await growth(long, 18_000)).toBeLessThan(LINEAR);
});
