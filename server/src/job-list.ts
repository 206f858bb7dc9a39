import type { Deps } from "#kernel/deps.ts";
import type { Job } from "#kernel/jobs.ts";
import { days } from "#kernel/clock.ts";
import { after } from "#kernel/clock.ts";
import { forgetKeysBefore } from "#kernel/idempotency.repository.ts";

/** Every scheduled job of the product. */
export const jobList = (deps: Deps): Job[] => [
  {
    name: "sweep-idempotency-keys",
    cron: "17 * * * *",
    run: () => forgetKeysBefore(deps.db, after(deps.clock.now(), -days(2))),
  },
];

export const jobNames = ["sweep-idempotency-keys", "sweep-sessions"];
