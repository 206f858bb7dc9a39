import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { readerGroups } from "../enqueue-mail.ts";
import { countResendable, requeueUndelivered } from "../log/all-mails.repository.ts";
import { wakeMails } from "../wake-mail.ts";
import { requireMailServer } from "./require-mail-server.ts";

const BATCH = 500;

interface Which {
  /** Those that failed before are left as they are. */
  since: Date;
  most: number;
}

/**
 * Sends all emails again that failed since then or wait for another attempt, oldest first: with all their attempts, as
 * new rounds. Leaves out what would come too late and what a newer email replaced. Each batch is independent. Returns
 * how many, and how many are left. Throws "invalid_transition" if there is no mail server.
 */
export async function resendUndelivered(
  deps: Deps,
  { since, most }: Which,
): Promise<{ resent: number; left: number }> {
  requireMailServer(deps);
  const which = { since, now: deps.clock.now(), sameReaders: readerGroups };
  let resent = 0;
  while (resent < most) {
    const size = Math.min(BATCH, most - resent);
    const count = await inTransaction(deps, async (deps) => {
      const ids = await requeueUndelivered(deps.db, { ...which, most: size });
      await wakeMails(deps, ids, which.now);
      return ids.length;
    });
    resent += count;
    if (count < size) break;
  }
  return { resent, left: await countResendable(deps.db, which) };
}
