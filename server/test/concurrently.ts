// Many callers set off from one barrier, in an order that a failed run can repeat with TEST_SEED.
import { type RunnerTestCase, TestRunner } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** What a race came to, and its seed. */
    figures?: Record<string, number>;
  }
}

/** Numbers of 0 to 1 drawn from a seed, which is printed once. */
export function seededRandom(seed = Number(process.env["TEST_SEED"] ?? Math.floor(Math.random() * 2 ** 31))) {
  console.info(`TEST_SEED=${seed}`);
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return Object.assign(random, { seed });
}

/** Starts all of them at once, in a drawn order; answers in the order they were given. */
export async function concurrently<T>(random: () => number, works: (() => Promise<T>)[]): Promise<T[]> {
  const barrier = Promise.withResolvers<void>();
  const started = works
    .map((work, index) => ({ work, index, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(async ({ work, index }) => {
      await barrier.promise;
      return { index, result: await work() };
    });
  barrier.resolve();
  const finished = await Promise.all(started);
  return finished.toSorted((a, b) => a.index - b.index).map(({ result }) => result);
}

/** `count` times the same. */
export const times = <T>(count: number, work: (index: number) => Promise<T>): (() => Promise<T>)[] =>
  Array.from({ length: count }, (_, index) => () => work(index));

/** Keeps what a race came to beside the running test in the JSON report, .cache/reports/server-tests.json. */
export function noteFigures({ seed }: { seed: number }, figures: Record<string, number>): void {
  const test = TestRunner.getCurrentTest<RunnerTestCase>();
  test.meta.figures = { ...figures, seed };
}
