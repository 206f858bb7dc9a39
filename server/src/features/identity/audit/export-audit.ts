import type { AuditEntry, AuditFilter } from "@solodesk/contract/identity/audit.ts";
import type { WithHeadings } from "@solodesk/contract/kernel/headings.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { readersLanguage } from "@solodesk/contract/kernel/language/formats.ts";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { findTimezone } from "#features/store/store/find-timezone.ts";
import type { Deps } from "#kernel/deps.ts";
import { onTheWall } from "#kernel/files/cell-values.ts";
import { type Columns, csvLines } from "#kernel/files/csv-lines.ts";
import { type FixedWords, fixedWords } from "#kernel/files/fixed-words.ts";
import { listEntriesBefore } from "./audit.repository.ts";
import { parseAuditFilter } from "./parse-audit-filter.ts";
import { toEntry } from "./to-entry.ts";

const BATCH = 500;

/** Yields all entries that match the filter in the language `tag`, newest first, in batches. */
async function* entriesInBatches(
  { db }: Pick<Deps, "db">,
  userId: Id,
  query: AuditFilter,
  tag: string,
): AsyncGenerator<AuditEntry[]> {
  const filter = await parseAuditFilter(db, userId, query);
  for (let rows = await listEntriesBefore(db, filter, undefined, BATCH); rows.length > 0; ) {
    yield inLanguage(tag, () => rows.map((row) => toEntry(row)));
    if (rows.length < BATCH) return;
    rows = await listEntriesBefore(db, filter, rows.at(-1)?.id, BATCH);
  }
}

const columnsIn = (zone: string, word: FixedWords): Columns<AuditEntry> => [
  [word(msg("Date")), ({ at }) => onTheWall(zone, at)],
  [word(msg("Time zone")), () => zone],
  [word(msg("Date (UTC)")), ({ at }) => at],
  [word(msg("What||heading of a column: what happened")), ({ words }) => words],
  [word(msg("Device")), ({ device }) => device],
  [word(msg("Address||of a network")), ({ address }) => address],
];

/** Exports the activity log as CSV. Times are in the store's time zone, or in UTC without a store. */
export async function exportAudit(
  deps: Pick<Deps, "db">,
  userId: Id,
  { headings, ...query }: AuditFilter & WithHeadings,
): Promise<AsyncIterable<string>> {
  const zone = await findTimezone(deps.db, userId);
  const tag = headings === "english" ? "en" : readersLanguage();
  return csvLines(columnsIn(zone, fixedWords(headings)), entriesInBatches(deps, userId, query, tag));
}
