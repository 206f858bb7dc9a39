import type { Id } from "@solodesk/contract/kernel/id.ts";
import { isLeaving } from "#features/identity/auth/account/is-leaving.ts";
import { inTransaction } from "#kernel/database/db.ts";
import { inBatches } from "#kernel/database/in-batches.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import { emailPlanUnpaid } from "../emails/enqueue-subscription-emails.ts";
import { type DuePlace, listToWarn, lockToWarn, updateSubscription } from "../subscription.repository.ts";
import { canBePaid } from "./find-means.ts";

const NOTICE = days(7);

/** Emails users whose next period nothing will pay, a week before and once per period; returns how many. */
export function warnUnpaid(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const soon = { from: now, to: after(now, NOTICE) };
  return inBatches<DuePlace>(
    deps.log,
    (page) => listToWarn(deps.db, soon, page),
    ({ id }) => warn(deps, id, soon),
  );
}

const warn = (deps: Deps, id: Id, soon: { from: Date; to: Date }): Promise<boolean> =>
  inTransaction(deps, async (deps) => {
    const row = await lockToWarn(deps.db, id, soon);
    if (!row || (await isLeaving(deps.db, row.userId)) || (await canBePaid(deps.db, row))) return false;
    await updateSubscription(deps.db, id, { warnedAt: soon.from });
    await emailPlanUnpaid(deps, row);
    return true;
  });
