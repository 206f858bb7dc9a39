import { AppError } from "#kernel/app-error.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { Entry } from "./entry.ts";
import { postTransaction } from "./post-transaction.ts";

const ATTEMPTS = 3;

/**
 * For an entry that depends on what is in a wallet: somebody else may move its money between the look and the posting, then
 * it is looked at anew. What comes to nothing is not written. Part of the caller's transaction. Throws "insufficient_funds".
 */
export async function postWithRetry(
  deps: Pick<Deps, "clock" | "newId">,
  tx: Db,
  look: (part: Db) => Promise<Entry>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tx.transaction(async (part) => {
        const entry = await look(part);
        if (entry.postings.some(({ amount }) => amount !== 0)) await postTransaction(deps, part, entry);
      });
    } catch (error) {
      const isMoved = error instanceof AppError && error.code === "insufficient_funds";
      if (!isMoved || attempt === ATTEMPTS) throw error;
    }
  }
}
