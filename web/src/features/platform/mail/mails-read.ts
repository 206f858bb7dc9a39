import { type MailStatus, mail, mailStatuses } from "@solodesk/contract/platform/mail.ts";
import { readOf } from "#kernel/api/query.ts";

export interface WantedMails {
  status: MailStatus | undefined;
  page: number;
}

const PAGE_SIZE = 10;

/** What the address asks for. */
export function mailsIn(query: URLSearchParams): WantedMails {
  const status = query.get("mails");
  const page = Number(query.get("page"));
  return {
    status: mailStatuses.find((one) => one === status),
    page: Number.isInteger(page) && page > 1 && page <= 1_000_000 ? page : 1,
  };
}

/** Only wishes are sent, so that all ask alike. */
export const mailsRead = ({ status, page }: WantedMails) =>
  readOf(mail.list, {
    query: { page_size: PAGE_SIZE, ...(status && { status }), ...(page === 1 ? {} : { page }) },
  });
