import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "../deps.ts";
import { findFailedQueue } from "./queues.repository.ts";

/** Runs a job again that failed. Returns its queue; undefined if no such job failed. */
export async function retryFailedJob(
  { db, jobs }: Pick<Deps, "db" | "jobs">,
  id: Id,
): Promise<string | undefined> {
  const queue = await findFailedQueue(db, id);
  if (queue !== undefined) await jobs.retry(queue, id);
  return queue;
}
