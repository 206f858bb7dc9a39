import { expect, test } from "vitest";
import { growth, LINEAR } from "../../../../../../../scripts/least-times.mjs";
import { isEmpty } from "./read-number.ts";

test("what says nothing is empty, however it is spaced", () => {
  for (const cell of ["", "  ", " --", "-", "–", " — ", "N/A", "na ", "\tnull", "None", "\u00a0"])
    expect(isEmpty(cell), JSON.stringify(cell)).toBe(true);
  for (const cell of ["0", "- 1", "nap", "--x"]) expect(isEmpty(cell), cell).toBe(false);
});

test("a long cell of spaces or dashes is read once, not again from each of them", async () => {
  const read = (length: number) => {
    isEmpty(`${" ".repeat(length)}x`);
    isEmpty(`x${" ".repeat(length)}x`);
    isEmpty(`${"-".repeat(length)}x`);
  };
  expect(await growth(read, 10_000)).toBeLessThan(LINEAR);
});
