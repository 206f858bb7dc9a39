import { storeDefaults } from "@solodesk/contract/store/store/store-defaults.ts";
import type { TimeOff } from "@solodesk/contract/store/store.ts";
import { describe, expect, it } from "vitest";
import {
  addTimeOff,
  isSound,
  removeTimeOff,
  restoreTimeOff,
  timeOffMistakes,
  timeOffOf,
  withFirstDay,
} from "./time-off-editing.ts";
import { closedInWords, lengthInWords } from "./time-off-in-words.ts";
import { timeOffInOrder } from "./time-off-order.ts";

const off = (from: string, to = from, reason = ""): TimeOff => ({ from, to, reason });
const winter = off("2026-12-24", "2026-12-26", "Holidays");
const spring = off("2026-04-03");
const names = (placed: { off: TimeOff }[]) => placed.map((one) => one.off.from);

describe("the days off", () => {
  it("are added, removed and brought back once, and the given hours stay as they are", () => {
    const one = addTimeOff(storeDefaults.hours, winter);
    const none = removeTimeOff(one, 0);
    const back = restoreTimeOff(restoreTimeOff(none, winter), winter);
    expect([one, none, back].map((hours) => timeOffOf(hours).length)).toEqual([1, 0, 1]);
    expect(storeDefaults.hours.time_off).toEqual([]);
  });

  it("let the last day follow the first while they are one, and never stay behind it", () => {
    expect(withFirstDay(off(""), "2026-05-01").to).toBe("2026-05-01");
    expect(withFirstDay(spring, "2026-05-01").to).toBe("2026-05-01");
    expect(withFirstDay(winter, "2026-12-20").to).toBe("2026-12-26");
    expect(withFirstDay(winter, "2026-12-30").to).toBe("2026-12-30");
  });

  it("are wrong in the contract's words, beside the field", () => {
    expect(timeOffMistakes(off("2026-12-26", "2026-12-24"))).toEqual({
      to: "The last day can't be before the first.",
    });
    const day = "Use a date such as 2026-01-31.";
    expect(timeOffMistakes(off("", "", "x".repeat(201)))).toEqual({
      from: day,
      to: day,
      reason: "Use at most 200 characters.",
    });
    expect([isSound(winter), isSound(off("2026-02-30"))]).toEqual([true, false]);
  });

  it("stand from the earliest on, the past apart and latest first", () => {
    const old = off("2025-08-01", "2025-08-15");
    const older = off("2024-08-01", "2024-08-15");
    const { upcoming, past } = timeOffInOrder([winter, older, spring, old], "2026-04-03", undefined);
    expect(names(upcoming)).toEqual([spring.from, winter.from]);
    expect(names(past)).toEqual([old.from, older.from]);
    expect(past[0]?.at).toBe(3);
  });

  it("do not move while they are typed: a new one stands last, another where it was", () => {
    const year2 = off("0002-12-24");
    expect(names(timeOffInOrder([winter, year2], "2026-04-03", { at: 1 }).upcoming)).toEqual([
      winter.from,
      year2.from,
    ]);
    const open = { at: 0, was: spring };
    expect(names(timeOffInOrder([year2, winter], "2026-04-03", open).upcoming)).toEqual([
      year2.from,
      winter.from,
    ]);
  });

  it("are said as people say them", () => {
    expect(lengthInWords(winter)).toBe("3 days");
    // Across the change to daylight saving time.
    expect(lengthInWords(off("2026-03-28", "2026-03-30"))).toBe("3 days");
    expect(lengthInWords(spring)).toBe("1 day");
    expect(closedInWords(winter)).toBe("Closed December 24 – December 26");
    expect(closedInWords(spring)).toBe("Closed April 3");
  });
});
