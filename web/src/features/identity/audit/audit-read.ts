import { type AuditEvent, audit, auditEvents } from "@solodesk/contract/identity/audit.ts";
import { readOf } from "#kernel/api/query.ts";

/** "" means any. */
export interface AuditQuery {
  event: AuditEvent | "";
  from: string;
  to: string;
  page: number;
}

const PAGE_SIZE = 10;
const day = (text: string | null): string => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : "");

/** Reads the filters from the address. */
export function entriesIn(query: URLSearchParams): AuditQuery {
  const event = query.get("activity");
  const page = Number(query.get("page"));
  return {
    event: auditEvents.find((one) => one === event) ?? "",
    from: day(query.get("from")),
    to: day(query.get("to")),
    page: Number.isInteger(page) && page > 1 && page <= 1_000_000 ? page : 1,
  };
}

export const isNarrow = ({ event, from, to }: AuditQuery): boolean => event + from + to !== "";

/** Sends only filters that are set, so that all callers share the cache. */
export const auditFilter = ({ event, from, to }: AuditQuery) => ({
  ...(event && { event }),
  ...(from && { from }),
  ...(to && { to }),
});

export const auditRead = (query: AuditQuery) =>
  readOf(audit.list, {
    query: {
      page_size: PAGE_SIZE,
      ...auditFilter(query),
      ...(query.page === 1 ? {} : { page: query.page }),
    },
  });
