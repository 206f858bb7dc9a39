import type { FreeSlot } from "@solodesk/contract/kernel/slot.ts";
import type { Deps } from "#kernel/deps.ts";
import { findFreeSlots } from "./find-free-slots.ts";
import type { WantedTime } from "./take-time.ts";

/** The free slot at this time; undefined if it is none. */
export async function findSlotAt(
  deps: Pick<Deps, "db" | "clock">,
  wanted: WantedTime,
): Promise<FreeSlot | undefined> {
  const [slot] = await findFreeSlots(deps, wanted, { from: wanted.at, to: wanted.at + 1 });
  return slot;
}
