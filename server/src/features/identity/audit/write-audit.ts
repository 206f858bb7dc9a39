import type { AuditEntry, SoughtEntries } from "@solodesk/contract/identity/audit.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findTimezone } from "#features/store/store/find-timezone.ts";
import type { Deps } from "#kernel/deps.ts";
import { onTheWall } from "#kernel/files/cell-values.ts";
import { type Columns, csvLines } from "#kernel/files/csv-lines.ts";
import { exportAudit } from "./export-audit.ts";

const columnsIn = (zone: string): Columns<AuditEntry> => ({
  Date: ({ at }) => onTheWall(zone, at),
  "Time zone": () => zone,
  "Date (UTC)": ({ at }) => at,
  What: ({ words }) => words,
  Device: ({ device }) => device,
  Address: ({ address }) => address,
});

/** Times are on the wall of the store, or UTC's without one. */
export async function writeAudit(
  deps: Pick<Deps, "db">,
  userId: Id,
  sought: SoughtEntries,
): Promise<AsyncIterable<string>> {
  const zone = await findTimezone(deps.db, userId);
  return csvLines(columnsIn(zone), exportAudit(deps, userId, sought));
}
