import { expect, it } from "vitest";
import { dayIn } from "./day-in.ts";

it("knows which day it is on the store's own wall", () => {
  const moment = new Date("2026-03-28T23:30:00Z");
  expect(dayIn("Europe/Berlin", moment)).toBe("2026-03-29");
  expect(dayIn("America/New_York", moment)).toBe("2026-03-28");
  expect(dayIn("Pacific/Kiritimati", moment)).toBe("2026-03-29");
  expect(dayIn("Nowhere/Atall", moment)).toBe("2026-03-28");
});
