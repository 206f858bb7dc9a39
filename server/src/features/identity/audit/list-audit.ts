import type { audit } from "@solodesk/contract/identity/audit.ts";
import type { Answer, Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import { paginate, sliceOf } from "@solodesk/contract/kernel/page.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { listEntries } from "./audit.repository.ts";
import { parseAuditFilter } from "./parse-audit-filter.ts";
import { toEntry } from "./to-entry.ts";

export async function listAudit(
  { db }: Pick<Deps, "db">,
  { id, sessionId }: SessionUser,
  wanted: Parsed<typeof audit.list>["query"],
): Promise<Omit<Answer<typeof audit.list>, "status">> {
  const { rows, total } = await listEntries(db, await parseAuditFilter(db, id, wanted), sliceOf(wanted));
  return {
    data: rows.map((row) => toEntry(row, sessionId)),
    pagination: paginate(wanted.page, wanted.page_size, total),
  };
}
