import type { Deps } from "#kernel/deps.ts";
import { listOverdueRefunds } from "./refunds.repository.ts";
import { wakeRefund } from "./wake-refund.ts";

const BATCH = 500;

/** Queues refunds again whose job was lost; returns how many. */
export async function sweepRefunds({ db, clock, jobs, log }: Deps): Promise<number> {
  const now = clock.now();
  const overdue = await listOverdueRefunds(db, now, BATCH);
  for (const { id } of overdue) await wakeRefund({ jobs, log, db }, id, now);
  return overdue.length;
}
