// Measurements for claims about speed: each claim is a ratio of times from one run, never a time alone.

/**
 * Returns the milliseconds of the fastest run of each work, measured in turn over several rounds. Other load
 * on the machine only ever adds to a time, and it adds to all of them.
 *
 * @param {(() => unknown)[]} works
 * @param {number} rounds
 * @returns {Promise<number[]>}
 */
export async function leastTimes(works, rounds = 7) {
  const least = works.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round += 1) {
    for (const [nth, work] of works.entries()) {
      const began = performance.now();
      await work();
      least[nth] = Math.min(least[nth] ?? 0, performance.now() - began);
    }
  }
  return least;
}

/**
 * How many times as long `work` takes for eight times the size: about 8 if it looks at each piece once, about
 * 64 if it compares each piece with every other.
 *
 * @param {(size: number) => unknown} work
 * @param {number} size
 */
export async function growth(work, size) {
  const [few = 0, many = 0] = await leastTimes([() => work(size), () => work(8 * size)]);
  return many / few;
}

/** A `growth` above this is not linear. */
export const LINEAR = 30;
