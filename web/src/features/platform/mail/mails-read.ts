import { type MailStatus, mail, mailStatuses } from "@solodesk/contract/platform/mail.ts";
import { readOf } from "#kernel/api/query.ts";

export interface MailsQuery {
  status: MailStatus | undefined;
  page: number;
}

const PAGE_SIZE = 10;

/** Reads the filters from the address. */
export function mailsIn(query: URLSearchParams): MailsQuery {
  const status = query.get("status");
  const page = Number(query.get("page"));
  return {
    status: mailStatuses.find((one) => one === status),
    page: Number.isInteger(page) && page > 1 && page <= 1_000_000 ? page : 1,
  };
}

/** Sends only filters that are set, so that all callers share the cache. */
export const mailsRead = ({ status, page }: MailsQuery) =>
  readOf(mail.list, {
    query: { page_size: PAGE_SIZE, ...(status && { status }), ...(page === 1 ? {} : { page }) },
  });
