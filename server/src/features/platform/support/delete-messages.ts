import type { Db } from "#kernel/database/db.ts";
import { countMatching, deleteMatching, type WhichMessages } from "./contact-messages.repository.ts";

export type { WhichMessages };

/**
 * Deletes messages for good, for the operator. Runs as the database's owner, because the server's role may
 * not delete them. Returns how many were deleted, or would be with `dryRun`.
 */
export const deleteMessages = (owner: Db, which: WhichMessages, { dryRun = false } = {}): Promise<number> =>
  dryRun ? countMatching(owner, which) : deleteMatching(owner, which);
