import type { Id } from "@solodesk/contract/kernel/id.ts";
import { dropMethods } from "#features/money/payments/methods/drop-methods.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import { listUnused, releaseDue, releaseOf } from "./cards.repository.ts";

/** A card is kept this long after the end of an appointment that nobody has closed. */
export const KEPT_FOR = days(14);

const BATCH = 200;

/** Removes the saved cards that are no longer needed; returns how many appointments they were for. */
export async function releaseCards(deps: Deps): Promise<number> {
  let done = 0;
  for (;;) {
    const count = await inTransaction(deps, async (deps) => {
      const now = deps.clock.now();
      return drop(deps, await releaseDue(deps.db, now, { past: after(now, -KEPT_FOR), most: BATCH }));
    });
    done += count;
    if (count < BATCH) return done;
  }
}

/** Part of the caller's transaction: removes the cards of an account's customers, and those it saved itself. */
export const releaseCardsOf = async (deps: Deps, userId: Id): Promise<number> =>
  drop(deps, await releaseOf(deps.db, userId, deps.clock.now()));

/** One card may be saved for several appointments. */
async function drop(deps: Deps, methodIds: readonly Id[]): Promise<number> {
  await dropMethods(deps, await listUnused(deps.db, [...new Set(methodIds)]));
  return methodIds.length;
}
