import { expect, test } from "vitest";
import { scheduleInWords } from "./schedule-in-words.ts";

test.each([
  ["* * * * *", "Every minute"],
  ["*/15 * * * *", "Every 15 minutes"],
  ["7 * * * *", "Every hour at :07"],
  ["51 4 * * *", "Daily at 04:51 UTC"],
  ["0 9 * * 1", "0 9 * * 1"],
  ["0,30 * * * *", "0,30 * * * *"],
])("%s is %s", (cron, words) => {
  expect(scheduleInWords(cron)).toBe(words);
});
