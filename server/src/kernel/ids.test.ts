import { expect, test } from "vitest";
import { testClock } from "#test/test-app.ts";
import { idMaker, madeAt } from "./ids.ts";

test("ids are told apart, in the order of their moments, and say when they were made", () => {
  const clock = testClock("2026-06-01T12:00:00Z");
  const newId = idMaker(clock);
  // More ids than one pool of random bytes holds, from two makers with separate pools.
  const ids = Array.from({ length: 1_000 }, () => newId());
  const others = Array.from({ length: 1_000 }, idMaker(clock));
  expect(new Set([...ids, ...others]).size).toBe(2_000);
  // Every random position must vary: no character of the tail may be constant over all ids.
  const tails = ids.map((id) => id.slice(20));
  for (let place = 0; place < 15; place += 1)
    expect(new Set(tails.map((tail) => tail[place])).size, `${place}`).toBeGreaterThan(
      tails[0]![place] === "-" ? 0 : 10,
    );
  clock.advance(1);
  const later = newId();
  expect([madeAt(ids[0]!), madeAt(later)]).toEqual([new Date("2026-06-01T12:00:00Z"), clock.now()]);
  expect(ids.every((id) => id < later)).toBe(true);
});
