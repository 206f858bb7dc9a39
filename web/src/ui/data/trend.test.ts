import { expect, test } from "vitest";
import { trendOf } from "./trend.tsx";

test.each([
  [150, 100, "+50%", "more"],
  [50, 100, "−50%", "less"],
  [0, 100, "−100%", "less"],
  [5, 0, "new", "more"],
  [0, 0, "no change", "same"],
  [100, 100, "no change", "same"],
  [2000, 100, "20×", "more"],
  [100_001, 100_000, "+<1%", "more"],
  [99_999, 100_000, "−<1%", "less"],
  [4, null, "new", "none"],
  [null, 4, "none now", "none"],
  [null, null, "no change", "same"],
])("%s after %s is %s", (now, before, words, direction) => {
  expect(trendOf(now, before)).toEqual({ words, direction });
});
