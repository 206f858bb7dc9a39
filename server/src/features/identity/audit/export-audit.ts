import type { AuditEntry, SoughtEntries } from "@solodesk/contract/identity/audit.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { listEntriesBefore } from "./audit.repository.ts";
import { parseAuditFilter } from "./parse-audit-filter.ts";
import { toEntry } from "./to-entry.ts";

const BATCH = 500;

/** All that a list with these wishes shows, newest first, some at a time. */
export async function* exportAudit(
  { db }: Pick<Deps, "db">,
  userId: Id,
  sought: SoughtEntries,
): AsyncGenerator<AuditEntry[]> {
  const meant = await parseAuditFilter(db, userId, sought);
  for (let rows = await listEntriesBefore(db, meant, undefined, BATCH); rows.length > 0; ) {
    yield rows.map((row) => toEntry(row));
    if (rows.length < BATCH) return;
    rows = await listEntriesBefore(db, meant, rows.at(-1)?.id, BATCH);
  }
}
