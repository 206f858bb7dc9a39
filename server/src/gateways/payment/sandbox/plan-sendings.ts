// Real gateways tell things late, twice and in another order than they happened. So does this one, each time alike for
// one session.
import { createHash } from "node:crypto";
import { seconds } from "#kernel/time/clock.ts";

const SPREAD = seconds(4);
const LATER_COPY = seconds(8);
/** One event in three is told again. */
const TWICE = 1 / 3;

/** Numbers of 0 to 1, the same for the same seed. */
function drawnFrom(seed: string): () => number {
  let count = 0;
  return () => {
    count += 1;
    const hash = createHash("sha256").update(`${seed} ${count}`).digest();
    return hash.readUInt32BE() / 2 ** 32;
  };
}

/** For each of `count` events the waits in ms after which it is told: one, or two. */
export function planSendings(seed: string, count: number): number[][] {
  const draw = drawnFrom(seed);
  return Array.from({ length: count }, () => {
    const first = Math.floor(draw() * SPREAD);
    return draw() < TWICE ? [first, first + Math.floor(draw() * LATER_COPY)] : [first];
  });
}
