import type { Deps } from "#kernel/deps.ts";
import { findFreeSlots } from "./find-free-slots.ts";
import type { WantedTime } from "./take-time.ts";

/** Tells whether the time is one of the free slots. */
export async function isBookable(deps: Deps, wanted: WantedTime): Promise<boolean> {
  const { at } = wanted;
  return (await findFreeSlots(deps, wanted, { from: at, to: at + 1 })).length > 0;
}
