import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Clash } from "@solodesk/contract/kernel/slot.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import type { Deps } from "#kernel/deps.ts";
import { toClash } from "../appointment-row.ts";
import { listOverlaps } from "../series/series-rows.repository.ts";

/** What overlaps a time: an appointment, or a hold of a customer who is booking right now. */
interface Overlap {
  clash: Clash | null;
  held: boolean;
}

/** Checks each of these times, in their order. The ranges must include the buffer. */
export async function findOverlaps(
  { db, clock }: Pick<Deps, "db" | "clock">,
  storeId: Id,
  times: readonly Range[],
): Promise<Overlap[]> {
  const rows = await listOverlaps(db, storeId, times, clock.now());
  const found = new Map(
    rows.map(({ nth, isHold, startsAt, endsAt, ...row }) => {
      const clash = toClash({ ...row, startsAt: new Date(startsAt), endsAt: new Date(endsAt) });
      return [Number(nth), { clash: isHold ? null : clash, held: isHold }];
    }),
  );
  return times.map((_, i) => found.get(i + 1) ?? { clash: null, held: false });
}
