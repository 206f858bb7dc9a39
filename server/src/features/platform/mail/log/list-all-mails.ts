import type { Db } from "#kernel/database/db.ts";
import { MOST_MAIL_ATTEMPTS } from "../deliver-mail.ts";
import { readerGroups } from "../enqueue-mail.ts";
import { reasonInWords } from "../kept-reason.ts";
import {
  countReasons,
  countResendable,
  countUndelivered,
  countUntried,
  listAllMailsPage,
} from "./all-mails.repository.ts";

type Wanted = Parameters<typeof listAllMailsPage>[1];

/** A page of the emails of all accounts without their texts, newest first, for the operator. */
export async function listAllMails(db: Db, wanted: Wanted) {
  const { rows, total } = await listAllMailsPage(db, wanted);
  return { rows: rows.map((row) => ({ ...row, error: row.error && reasonInWords(row.error) })), total };
}

const MOST_REASONS = 5;

interface AsOf {
  since: Date;
  now: Date;
}

/** How many emails failed since then, how many wait for another or their first attempt, how many can be sent again, and why. */
export async function sumUndelivered(db: Db, { since, now }: AsOf) {
  const [counts, resendable, waiting, reasons] = await Promise.all([
    countUndelivered(db, since),
    countResendable(db, { since, now, sameReaders: readerGroups, mostAttempts: MOST_MAIL_ATTEMPTS }),
    countUntried(db),
    countReasons(db, { since, most: MOST_REASONS }),
  ]);
  return {
    ...counts,
    resendable,
    waiting,
    reasons: reasons.flatMap(({ error, count }) => (error ? [{ error: reasonInWords(error), count }] : [])),
  };
}
