import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { operatorMessages } from "@solodesk/contract/operator/operator-messages.ts";
import { LATE } from "#features/platform/health/judge-database.ts";
import type { Deps } from "#kernel/deps.ts";
import { listFailedJobs, listQueueStates } from "#kernel/jobs/queues.repository.ts";
import { after } from "#kernel/time/clock.ts";

const MOST_FAILURES = 50;

const written = (at: Date | null) => at?.toISOString() ?? null;

/** Each job with what waits of it, and the newest failures with their errors, which are in English. */
export async function listOperatorJobs({
  db,
  clock,
}: Pick<Deps, "db" | "clock">): Promise<Answer<typeof operatorMessages.listJobs>["data"]> {
  const [queues, failures] = await Promise.all([
    listQueueStates(db, after(clock.now(), -LATE)),
    listFailedJobs(db, MOST_FAILURES),
  ]);
  return {
    queues: queues.map(({ lastRunAt, activeSince, lateSince, ...queue }) => ({
      ...queue,
      last_run_at: written(lastRunAt),
      active_since: written(activeSince),
      late_since: written(lateSince),
    })),
    failures: failures.map((failure) => ({ ...failure, at: failure.at.toISOString() })),
  };
}
