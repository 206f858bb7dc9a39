import type { AuditEntry, AuditFilter } from "@solodesk/contract/identity/audit.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findTimezone } from "#features/store/store/find-timezone.ts";
import type { Deps } from "#kernel/deps.ts";
import { onTheWall } from "#kernel/files/cell-values.ts";
import { type Columns, csvLines } from "#kernel/files/csv-lines.ts";
import { listEntriesBefore } from "./audit.repository.ts";
import { parseAuditFilter } from "./parse-audit-filter.ts";
import { toEntry } from "./to-entry.ts";

const BATCH = 500;

/** Yields all entries that match the filter, newest first, in batches. */
async function* entriesInBatches(
  { db }: Pick<Deps, "db">,
  userId: Id,
  query: AuditFilter,
): AsyncGenerator<AuditEntry[]> {
  const filter = await parseAuditFilter(db, userId, query);
  for (let rows = await listEntriesBefore(db, filter, undefined, BATCH); rows.length > 0; ) {
    yield rows.map((row) => toEntry(row));
    if (rows.length < BATCH) return;
    rows = await listEntriesBefore(db, filter, rows.at(-1)?.id, BATCH);
  }
}

const columnsIn = (zone: string): Columns<AuditEntry> => ({
  Date: ({ at }) => onTheWall(zone, at),
  "Time zone": () => zone,
  "Date (UTC)": ({ at }) => at,
  What: ({ words }) => words,
  Device: ({ device }) => device,
  Address: ({ address }) => address,
});

/** Exports the activity log as CSV. Times are in the store's time zone, or in UTC without a store. */
export async function exportAudit(
  deps: Pick<Deps, "db">,
  userId: Id,
  query: AuditFilter,
): Promise<AsyncIterable<string>> {
  const zone = await findTimezone(deps.db, userId);
  return csvLines(columnsIn(zone), entriesInBatches(deps, userId, query));
}
