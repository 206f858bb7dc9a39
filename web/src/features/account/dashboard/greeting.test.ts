import { expect, test } from "vitest";
import { greeting } from "./greeting.ts";

test.each([
  [0, "Hello"],
  [4, "Hello"],
  [5, "Good morning"],
  [11, "Good morning"],
  [12, "Good afternoon"],
  [17, "Good afternoon"],
  [18, "Good evening"],
  [23, "Good evening"],
])("at %i o'clock: %s", (hour, words) => {
  const at = new Date(2026, 10, 21, hour, 30);
  expect([greeting(" Maya Okafor", at), greeting("", at)]).toEqual([`${words}, Maya.`, `${words}.`]);
});
