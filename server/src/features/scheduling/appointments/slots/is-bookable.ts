import type { Deps } from "#kernel/deps.ts";
import { findSlotAt } from "./find-slot-at.ts";
import type { WantedTime } from "./take-time.ts";

/** Tells whether the time is one of the free slots. */
export const isBookable = async (deps: Deps, wanted: WantedTime): Promise<boolean> =>
  (await findSlotAt(deps, wanted)) !== undefined;
