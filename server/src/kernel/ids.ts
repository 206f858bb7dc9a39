import type { Id } from "@solodesk/contract/kernel/id.ts";
import { v7 } from "uuid";
import type { Clock } from "./clock.ts";

/** Makes UUIDv7 ids, ordered by the clock that is handed in. */
export const idMaker =
  (clock: Clock): (() => Id) =>
  () =>
    v7({ msecs: clock.now().getTime() });

const VERSION_7 = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The moment an id was made; undefined for what is no such id. */
export function madeAt(id: string): Date | undefined {
  const [, high, low] = VERSION_7.exec(id) ?? [];
  return high === undefined ? undefined : new Date(Number.parseInt(`${high}${low}`, 16));
}
