// Finds out what a change would do, by making it in a transaction that is rolled back.
import { AsyncLocalStorage } from "node:async_hooks";
import { inTransaction } from "../database/db.ts";
import type { Deps } from "../deps.ts";

const rehearsals = new AsyncLocalStorage<true>();

/** True inside a rehearsal. Everything is rolled back, so nobody is asked to confirm who they are. */
export const isRehearsal = (): boolean => rehearsals.getStore() ?? false;

class RolledBack extends Error {}

/**
 * Runs `work` in a transaction that is rolled back. Throws what `work` throws. Only for work that calls no outside service,
 * because that can't be taken back.
 */
export async function rehearse<T>(deps: Deps, work: (deps: Deps) => Promise<T>): Promise<T> {
  let done: { result: T } | undefined;
  try {
    return await inTransaction(deps, (deps) =>
      rehearsals.run(true, async () => {
        done = { result: await work(deps) };
        throw new RolledBack("A rehearsal never stays.");
      }),
    );
  } catch (error) {
    if (!(error instanceof RolledBack) || !done) throw error;
    return done.result;
  }
}
