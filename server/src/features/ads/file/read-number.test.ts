import { expect, test } from "vitest";
import { isEmpty } from "./read-number.ts";

test("what says nothing is empty, however it is spaced", () => {
  for (const cell of ["", "  ", " --", "-", "–", " — ", "N/A", "na ", "\tnull", "None", "\u00a0"])
    expect(isEmpty(cell), JSON.stringify(cell)).toBe(true);
  for (const cell of ["0", "- 1", "nap", "--x"]) expect(isEmpty(cell), cell).toBe(false);
});

test("a cell of nothing but spaces takes no longer for being long", () => {
  const begun = performance.now();
  isEmpty(`${" ".repeat(100_000)}x`);
  isEmpty(`x${" ".repeat(100_000)}x`);
  isEmpty(`${"-".repeat(100_000)}x`);
  expect(performance.now() - begun).toBeLessThan(2000);
});
