import { sweepSessions } from "#features/auth/sweep-sessions.ts";
import { sweepUploads } from "#features/uploads/sweep-uploads.ts";
import { after, days } from "#kernel/clock.ts";
import type { Deps } from "#kernel/deps.ts";
import { forgetKeysBefore } from "#kernel/idempotency.repository.ts";
import type { Job } from "#kernel/jobs.ts";

interface PlannedJob extends Omit<Job, "run"> {
  run(deps: Deps): Promise<unknown>;
}

const planned: PlannedJob[] = [
  {
    name: "sweep-idempotency-keys",
    cron: "17 * * * *",
    run: ({ db, clock }) => forgetKeysBefore(db, after(clock.now(), -days(2))),
  },
  { name: "sweep-sessions", cron: "37 * * * *", run: sweepSessions },
  { name: "sweep-uploads", cron: "47 * * * *", run: sweepUploads },
];

/** Every scheduled job of the product. */
export const jobList = (deps: Deps): Job[] => planned.map((job) => ({ ...job, run: () => job.run(deps) }));

/** Their names, for the owner who makes the queues before anything runs. */
export const jobNames = planned.map(({ name }) => name);
