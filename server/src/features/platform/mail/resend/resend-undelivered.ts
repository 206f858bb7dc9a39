import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { MOST_MAIL_ATTEMPTS } from "../deliver-mail.ts";
import { readerGroups } from "../enqueue-mail.ts";
import { countResendable, requeueUndelivered } from "../log/all-mails.repository.ts";
import { wakeMails } from "../wake-mail.ts";
import { requireMailServer } from "./require-mail-server.ts";

const BATCH = 500;

interface Which {
  /** Those that failed before are left as they are. */
  since: Date;
  most: number;
  /** How many one transaction takes. */
  batch?: number;
}

/**
 * Sends all emails again that failed since then or wait for another attempt, oldest first: with all their attempts, as
 * new rounds. Leaves out what the mail server refused for good, what would come too late and what a newer email replaced.
 * Takes each email once, even if it fails again meanwhile. Each batch is independent. Returns how many, and how many are left. Throws "invalid_transition" if there is no mail server.
 */
export async function resendUndelivered(
  deps: Deps,
  { since, most, batch = BATCH }: Which,
): Promise<{ resent: number; left: number }> {
  requireMailServer(deps);
  const now = deps.clock.now();
  const which = { since, now, sameReaders: readerGroups, mostAttempts: MOST_MAIL_ATTEMPTS };
  let resent = 0;
  let last: Awaited<ReturnType<typeof requeueUndelivered>>[number] | undefined;
  while (resent < most) {
    const size = Math.min(batch, most - resent);
    const taken = await inTransaction(deps, async (deps) => {
      const rows = await requeueUndelivered(deps.db, { ...which, last, most: size });
      const ids = rows.map(({ id }) => id);
      await wakeMails(deps, ids, now);
      return rows;
    });
    resent += taken.length;
    last = taken.at(-1) ?? last;
    if (taken.length < size) break;
  }
  return { resent, left: await countResendable(deps.db, { ...which, last }) };
}
