import type { Answer, Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { paginate, sliceOf } from "@solodesk/contract/kernel/page.ts";
import type { mail } from "@solodesk/contract/platform/mail.ts";
import type { Deps } from "#kernel/deps.ts";
import { listMailPage } from "../mail.repository.ts";
import { toMail } from "../mail-row.ts";

export async function listMails(
  { db, mailer }: Pick<Deps, "db" | "mailer">,
  userId: Id,
  wanted: Parsed<typeof mail.list>["query"],
): Promise<Answer<typeof mail.list>> {
  const { page, page_size, status } = wanted;
  const { rows, total } = await listMailPage(db, userId, { ...sliceOf(wanted), status });
  return {
    data: rows.map(toMail),
    pagination: paginate(page, page_size, total),
    delivers: mailer !== undefined,
  };
}
