import type { Id } from "@solodesk/contract/kernel/id.ts";
import { v7 } from "uuid";
import type { Clock } from "./clock.ts";

/** Makes UUIDv7 ids, ordered by the clock that is handed in. */
export const idMaker =
  (clock: Clock): (() => Id) =>
  () =>
    v7({ msecs: clock.now().getTime() });
