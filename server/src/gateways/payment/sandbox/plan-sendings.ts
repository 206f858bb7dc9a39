// Real gateways send events late, twice and out of order. So does the sandbox, repeatably for each session.
import { createHash } from "node:crypto";
import { seconds } from "#kernel/time/clock.ts";

const SPREAD = seconds(4);
const LATER_COPY = seconds(8);
/** One event in three is sent twice. */
const TWICE = 1 / 3;

/** Returns a generator of numbers from 0 to 1, the same ones for the same seed. */
function drawnFrom(seed: string): () => number {
  let count = 0;
  return () => {
    count += 1;
    const hash = createHash("sha256").update(`${seed} ${count}`).digest();
    return hash.readUInt32BE() / 2 ** 32;
  };
}

/** Returns for each of `count` events the delays in ms after which it is sent: one or two. */
export function planSendings(seed: string, count: number): number[][] {
  const draw = drawnFrom(seed);
  return Array.from({ length: count }, () => {
    const first = Math.floor(draw() * SPREAD);
    return draw() < TWICE ? [first, first + Math.floor(draw() * LATER_COPY)] : [first];
  });
}
