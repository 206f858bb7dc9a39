import { AppError } from "#kernel/app-error.ts";
import { inSavepoint } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { Entry } from "./entry.ts";
import { postTransaction } from "./post-transaction.ts";

const ATTEMPTS = 3;

/**
 * Posts an entry that depends on a wallet's balances. If another transaction moves the money between `look`
 * and the posting, calls `look` again, up to 3 times. Skips an entry whose amounts are all zero. Part of the
 * caller's transaction. Throws "insufficient_funds".
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
