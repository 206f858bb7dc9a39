import type { Db } from "#kernel/database/db.ts";
import { countMatching, deleteMatching, type WhichMessages } from "./contact-messages.repository.ts";

export type { WhichMessages };

/** Deletes messages for good, for the operator. Returns how many were deleted, or would be with `dryRun`. */
export const deleteMessages = (db: Db, which: WhichMessages, { dryRun = false } = {}): Promise<number> =>
  dryRun ? countMatching(db, which) : deleteMatching(db, which);
