import { Id } from "@solodesk/contract/kernel/id.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import type { Deps } from "#kernel/deps.ts";
import type { EventsRead, OwnEvent } from "./file/busy-times.ts";
import { mergedRanges } from "./merged-ranges.ts";
import { listOwnEntries } from "./sync/conflicts.repository.ts";

const idOf = ({ entryId }: OwnEvent): Id[] => {
  const id = Id.safeParse(entryId);
  return id.success ? [id.data] : [];
};

/**
 * Tells the store's own appointments, which block their time already, from those of other stores, where its owner is a
 * customer: these are busy times like any other.
 */
export async function splitOwn(
  { db }: Pick<Deps, "db">,
  { storeId, window, reads }: { storeId: Id; window: Range; reads: readonly EventsRead[] },
): Promise<{ busy: Range[]; own: OwnEvent[] }[]> {
  const ids = reads.flatMap(({ own }) => own.flatMap(idOf));
  const known = new Set<string>(ids.length > 0 ? await listOwnEntries(db, storeId, ids) : []);
  return reads.map(({ busy, own }) => {
    const others = own.filter(({ entryId, isFree }) => !known.has(entryId) && !isFree);
    const ranges = [...busy, ...others.map(({ from, to }) => ({ from, to }))];
    return {
      busy: others.length > 0 ? mergedRanges(ranges, window) : busy,
      own: own.filter(({ entryId }) => known.has(entryId)),
    };
  });
}
