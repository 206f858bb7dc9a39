import { AppError } from "#kernel/app-error.ts";
import { inSavepoint } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { Entry } from "./entry.ts";
import { postTransaction } from "./post-transaction.ts";

const ATTEMPTS = 3;

/**
 * For an entry that depends on what is in a wallet: somebody else may move its money between the look and the posting, then
 * it is looked at anew. What comes to nothing is not written. Part of the caller's transaction. Throws "insufficient_funds".
 */
export async function postWithRetry<D extends Pick<Deps, "db" | "clock" | "newId">>(
  deps: D,
  look: (deps: D) => Promise<Entry>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inSavepoint(deps, async (deps) => {
        const entry = await look(deps);
        if (entry.postings.some(({ amount }) => amount !== 0)) await postTransaction(deps, entry);
      });
    } catch (error) {
      const isMoved = error instanceof AppError && error.code === "insufficient_funds";
      if (!isMoved || attempt === ATTEMPTS) throw error;
    }
  }
}
