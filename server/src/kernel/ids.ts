import { randomFillSync } from "node:crypto";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { v7 } from "uuid";
import type { Clock } from "./time/clock.ts";

const BYTES = 16;

/** Draws random bytes for 256 ids at once: drawing them is slow, and every request needs an id. */
function randomBytes(): () => Uint8Array {
  const pool = new Uint8Array(BYTES * 256);
  let used = pool.length;
  return () => {
    if (used === pool.length) {
      randomFillSync(pool);
      used = 0;
    }
    used += BYTES;
    return pool.subarray(used - BYTES, used);
  };
}

/** Makes UUIDv7 ids, ordered by the given clock. */
export function idMaker(clock: Clock): () => Id {
  const rng = randomBytes();
  return () => v7({ msecs: clock.now().getTime(), rng });
}

const VERSION_7 = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Returns when an id was made; undefined if it is not a UUIDv7. */
export function madeAt(id: string): Date | undefined {
  const [, high, low] = VERSION_7.exec(id) ?? [];
  return high === undefined ? undefined : new Date(Number.parseInt(`${high}${low}`, 16));
}
