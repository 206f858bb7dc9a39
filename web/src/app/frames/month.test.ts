import { storeDefaults } from "@solodesk/contract/store.ts";
import { describe, expect, it } from "vitest";
import { closedFor, lastDays, monthAfter, monthInWords, parseMonth, rangeInWords, weeksOf } from "./month.ts";

describe("the month of the calendar", () => {
  it("begins its weeks on Monday and fills them with the neighbours' days", () => {
    const weeks = weeksOf("2026-03");
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([
      "2026-02-23",
      "2026-02-24",
      "2026-02-25",
      "2026-02-26",
      "2026-02-27",
      "2026-02-28",
      "2026-03-01",
    ]);
    expect(weeks.at(-1)?.[1]).toBe("2026-03-31");
    // A February of four whole weeks, from Monday the 1st.
    expect(weeksOf("2027-02")).toHaveLength(4);
  });

  it("holds each of its days once, in every month of many years", () => {
    for (let month = "1999-12"; month < "2041-01"; month = monthAfter(month, 1)) {
      const own = weeksOf(month)
        .flat()
        .filter((day) => day.startsWith(month));
      const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
      expect(
        own.map((day) => Number(day.slice(8))),
        month,
      ).toEqual(Array.from({ length: last }, (_, at) => at + 1));
    }
  });

  it("steps over the end of a year, both ways", () => {
    expect(monthAfter("2026-12", 1)).toBe("2027-01");
    expect(monthAfter("2026-01", -1)).toBe("2025-12");
    expect(monthInWords("2026-01")).toBe("January 2026");
  });

  it("takes only months from an address", () => {
    expect(parseMonth("2026-03")).toBe("2026-03");
    for (const nonsense of [null, "", "2026-13", "2026-3", "26-03", "9999-01", "2026-03-01"])
      expect(parseMonth(nonsense), String(nonsense)).toBeUndefined();
  });
});

it("says why a store is shut", () => {
  const hours = {
    ...storeDefaults.hours,
    time_off: [
      { from: "2026-03-30", to: "2026-04-01", reason: "Spring fair" },
      { from: "2026-04-02", to: "2026-04-02", reason: "" },
    ],
  };
  expect(closedFor(hours, "2026-03-29")).toBe("Closed");
  expect(closedFor(hours, "2026-03-30")).toBe("Spring fair");
  expect(closedFor(hours, "2026-04-01")).toBe("Spring fair");
  expect(closedFor(hours, "2026-04-02")).toBe("Time off");
  expect(closedFor(hours, "2026-04-03")).toBeUndefined();
});

it("counts a period with its first and its last day", () => {
  const week = lastDays("2026-03-02", 7);
  expect(week).toEqual({ from: "2026-02-24", to: "2026-03-02" });
  expect(rangeInWords(week)).toMatch(/^Feb 24\s–\sMar 2, 2026$/);
});
