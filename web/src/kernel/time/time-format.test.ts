import { afterEach, expect, test, vi } from "vitest";
import { shortMoment } from "./short-moment.ts";
import { setTimeFormat } from "./time-format.ts";
import { clockInWords, hoursInWords } from "./time-in-words.ts";

const three = "2026-06-10T15:00:00Z";
const slot = { starts_at: three, ends_at: "2026-06-10T16:30:00Z" };

afterEach(() => setTimeFormat("auto"));

test("an hour past midnight is written without its dates", () => {
  const late = { starts_at: "2026-06-10T23:00:00Z", ends_at: "2026-06-11T00:00:00Z" };
  expect(hoursInWords("UTC", late)).toBe("11:00 PM – 12:00 AM");
  expect(hoursInWords("Asia/Tokyo", late)).toMatch(/^8:00\s–\s9:00\sAM$/);
  expect(hoursInWords("UTC", { ...late, ends_at: "2026-06-12T00:00:00Z" })).toContain("6/12/2026");
});

test("times are written by the clock that was chosen, at once and everywhere", () => {
  expect(clockInWords("UTC", three)).toBe("3:00 PM");
  setTimeFormat("24");
  expect(clockInWords("UTC", three)).toBe("15:00");
  expect(hoursInWords("UTC", slot)).toMatch(/^15:00\s–\s16:30$/);
  expect(shortMoment(three)).not.toMatch(/[AP]M/);
  setTimeFormat("12");
  expect(clockInWords("UTC", three)).toBe("3:00 PM");
  expect(localStorage.getItem("time-format")).toBe("12");
});

test("the server, which writes store pages, has no browser and no other tabs", async () => {
  for (const name of ["addEventListener", "localStorage"]) vi.stubGlobal(name, undefined);
  vi.resetModules();
  const { chosenClock } = await import("./time-format.ts");
  expect(chosenClock()).toEqual({});
  vi.unstubAllGlobals();
});
