import { expect, test, vi } from "vitest";
import { inBatches } from "./in-batches.ts";

test("each is looked at once however many pages there are, and one that fails keeps none of the others", async () => {
  const all = Array.from({ length: 250 }, (_, n) => n);
  const seen: number[] = [];
  const log = { error: vi.fn() };
  const done = await inBatches<number>(
    log,
    async ({ after = -1, limit }) => all.filter((n) => n > after).slice(0, limit),
    async (n) => {
      seen.push(n);
      if (n === 99) throw new Error("This one cannot be done.");
      return n % 2 === 0;
    },
  );
  expect([seen, done, log.error.mock.calls.length]).toEqual([all, 125, 1]);
});
