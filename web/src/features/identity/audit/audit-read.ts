import { type AuditEvent, audit, auditEvents } from "@solodesk/contract/identity/audit.ts";
import { readOf } from "#kernel/api/query.ts";

/** "" means any. */
export interface WantedEntries {
  event: AuditEvent | "";
  from: string;
  to: string;
  page: number;
}

const PAGE_SIZE = 10;
const day = (text: string | null): string => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : "");

/** Reads the filters from the address; the mail log on the same screen uses other names. */
export function entriesIn(query: URLSearchParams): WantedEntries {
  const event = query.get("activity");
  const page = Number(query.get("entries"));
  return {
    event: auditEvents.find((one) => one === event) ?? "",
    from: day(query.get("from")),
    to: day(query.get("to")),
    page: Number.isInteger(page) && page > 1 && page <= 1_000_000 ? page : 1,
  };
}

export const isNarrow = ({ event, from, to }: WantedEntries): boolean => event + from + to !== "";

/** Sends only filters that are set, so that all callers share the cache. */
export const soughtEntries = ({ event, from, to }: WantedEntries) => ({
  ...(event && { event }),
  ...(from && { from }),
  ...(to && { to }),
});

export const auditRead = (wanted: WantedEntries) =>
  readOf(audit.list, {
    query: {
      page_size: PAGE_SIZE,
      ...soughtEntries(wanted),
      ...(wanted.page === 1 ? {} : { page: wanted.page }),
    },
  });
