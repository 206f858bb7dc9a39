import type { Db } from "#kernel/database/db.ts";
import { countMatching, deleteMatching, type WhichMessages } from "./contact-messages.repository.ts";

export type { WhichMessages };

/**
 * For the operator, as the database's owner: the server's own role may not. Answers how many are gone for good, or what
 * `dryRun` would take.
 */
export const deleteMessages = (owner: Db, which: WhichMessages, { dryRun = false } = {}): Promise<number> =>
  dryRun ? countMatching(owner, which) : deleteMatching(owner, which);
