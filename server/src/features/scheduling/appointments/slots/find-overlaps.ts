import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Clash } from "@solodesk/contract/kernel/slot.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { toClash } from "../appointment-row.ts";
import { listOverlaps } from "../series/series-rows.repository.ts";
import { findSpots } from "./find-spots.ts";
import type { Lengths } from "./service-rule.ts";

/** What overlaps a time: an appointment, or a hold of a customer who is booking right now. */
interface Overlap {
  clash: Clash | null;
  held: boolean;
}

interface Wanted extends Pick<Lengths, "before" | "buffer"> {
  store: Pick<Store, "id">;
  service: Service | undefined;
  seats: number;
}

/** Checks each of these times, in their order. */
export async function findOverlaps(
  { db, clock }: Pick<Deps, "db" | "clock">,
  wanted: Wanted,
  times: readonly Range[],
): Promise<Overlap[]> {
  const { store, service, before, buffer } = wanted;
  const now = clock.now();
  const rows = await listOverlaps(db, {
    storeId: store.id,
    times: times.map(({ from, to }) => ({ from: from - before, to: to + buffer })),
    joins: await joinableStarts(db, wanted, { times, now }),
    serviceId: service?.id ?? null,
    now,
  });
  const found = new Map(
    rows.map(({ nth, isHold, startsAt, endsAt, ...row }) => {
      const clash = toClash({ ...row, startsAt: new Date(startsAt), endsAt: new Date(endsAt) });
      return [Number(nth), { clash: isHold ? null : clash, held: isHold }];
    }),
  );
  return times.map((_, i) => found.get(i + 1) ?? { clash: null, held: false });
}

/** For each time, its start if these spots are left there; otherwise null. */
async function joinableStarts(
  db: Db,
  { store, service, seats }: Wanted,
  { times, now }: { times: readonly Range[]; now: Date },
): Promise<(Date | null)[]> {
  if (!service || service.capacity === 1) return times.map(() => null);
  const starts = times.map(({ from }) => from);
  const range = { from: Math.min(...starts), to: Math.max(...starts) + 1 };
  const spots = await findSpots(db, { store, service, now }, range);
  return starts.map((at) => (spots.left(at) >= seats ? new Date(at) : null));
}
