import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { wakeJob } from "#kernel/jobs/wake-job.ts";
import { after } from "#kernel/time/clock.ts";
import { type EventRow, insertEvents } from "./events.repository.ts";
import { planSendings } from "./plan-sendings.ts";
import type { SandboxEvent } from "./sandbox-event.ts";

/** The job that sends due events. */
export const DELIVER_SANDBOX_EVENTS = "deliver-sandbox-events";

export type NewEvent = Pick<SandboxEvent, "type"> & {
  data: SandboxEvent["data"];
  /** Not sent before this time. */
  at: Date;
};

interface EventBatch {
  /** Id of the session or refund they belong to; determines their order and delays. */
  seed: string;
  events: NewEvent[];
}

/** Queues events in the transaction of the change, so that they are sent if and only if it commits. */
export async function queueEvents(
  deps: Pick<Deps, "db" | "jobs" | "log" | "newId">,
  { seed, events }: EventBatch,
): Promise<void> {
  const plan = planSendings(seed, events.length);
  const rows = events.flatMap(({ type, data, at }, index) => {
    const id = `evt_${deps.newId()}`;
    const body = JSON.stringify({ id, type, created: Math.floor(at.getTime() / 1000), data });
    return (plan[index] ?? []).map((wait) =>
      rowOf(deps.newId(), { eventId: id, body, sendAt: after(at, wait) }),
    );
  });
  await insertEvents(deps.db, rows);
  for (const { sendAt } of rows) await wakeDelivery(deps, sendAt);
}

const rowOf = (id: Id, event: Pick<EventRow, "eventId" | "body" | "sendAt">): EventRow => ({
  id,
  ...event,
  attempts: 0,
  claimedUntil: null,
  deliveredAt: null,
  error: null,
});

/** If the queue fails, the next sweep sends these events. */
export const wakeDelivery = (deps: Pick<Deps, "db" | "jobs" | "log">, at: Date): Promise<void> =>
  wakeJob(deps, { name: DELIVER_SANDBOX_EVENTS, data: {}, at });
