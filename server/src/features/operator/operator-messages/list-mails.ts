import type { Answer, Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import { paginate, sliceOf } from "@solodesk/contract/kernel/page.ts";
import { type operatorMessages, undeliveredDays } from "@solodesk/contract/operator/operator-messages.ts";
import { listAllMails, sumUndelivered } from "#features/platform/mail/log/list-all-mails.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import { ownersOf } from "./owners-of.ts";

/** The emails of all accounts without their texts, newest first, and how many were not delivered, and why. */
export async function listOperatorMails(
  { db, clock, mailer }: Pick<Deps, "db" | "clock" | "mailer">,
  { status, ...page }: Parsed<typeof operatorMessages.listMails>["query"],
): Promise<Answer<typeof operatorMessages.listMails>> {
  const now = clock.now();
  const since = after(now, -days(undeliveredDays));
  const [{ rows, total }, undelivered] = await Promise.all([
    listAllMails(db, { status, since, ...sliceOf(page) }),
    sumUndelivered(db, { since, now }),
  ]);
  const ownerOf = await ownersOf(db, rows);
  return {
    data: rows.map((row) => ({
      id: row.id,
      owner: ownerOf(row),
      kind: row.kind,
      to: row.recipient,
      subject: row.subject,
      status: row.status,
      attempts: row.attempts,
      error: row.error,
      send_at: row.sendAt.toISOString(),
      sent_at: row.sentAt?.toISOString() ?? null,
      created_at: row.createdAt.toISOString(),
    })),
    pagination: paginate(page.page, page.page_size, total),
    undelivered,
    delivers: mailer !== undefined,
  };
}
