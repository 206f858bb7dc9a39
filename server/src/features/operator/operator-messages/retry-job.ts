import type { Id } from "@solodesk/contract/kernel/id.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { retryFailedJob } from "#kernel/jobs/retry-failed-job.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";

/** Throws "confirmation_required", and "not_found" if no such job failed. */
export async function retryOperatorJob(deps: Deps, operator: SessionUser, id: Id): Promise<void> {
  await requireConfirmed(deps, operator);
  const queue = await retryFailedJob(deps, id);
  if (queue === undefined) throw new AppError("not_found");
  deps.log.info({ operator: operator.id, job: id, queue }, "an operator ran a job again");
}
