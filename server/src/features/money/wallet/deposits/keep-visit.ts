import type { Id } from "@solodesk/contract/kernel/id.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import { lockDeposit } from "./settle-deposit.ts";
import { extendVisit } from "./visits.repository.ts";

/** How long a visit can at least be booked if it is not its customer's fault that it isn't, even if its pack would end sooner. */
export const VISIT_GRACE = days(14);

/** Keeps a visit from expiring within the grace. Returns false if it is booked or over. */
export const keepVisit = (deps: Deps, id: Id): Promise<boolean> =>
  inTransaction(deps, async ({ db, clock }) => {
    await lockDeposit(db, id);
    return extendVisit(db, id, after(clock.now(), VISIT_GRACE));
  });
