// What the tables of pg-boss say about its queues: its own calls say neither when a job last ran nor what is late.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { z } from "zod";
import { type Db, execute } from "../database/db.ts";

const Queues = z.array(
  z.object({
    name: z.string(),
    /** Five cron fields, in UTC. */
    schedule: z.string().nullable(),
    waiting: z.int(),
    active: z.int(),
    failed: z.int(),
    lastRunAt: z.coerce.date().nullable(),
    activeSince: z.coerce.date().nullable(),
    lateSince: z.coerce.date().nullable(),
  }),
);
export type QueueState = z.infer<typeof Queues>[number];

/** The library's own queues are left out. Jobs that were due before `due` and still wait are late. */
export async function listQueueStates(db: Db, due: Date): Promise<QueueState[]> {
  const { rows } = await execute(
    db,
    `SELECT q.name, max(s.cron) AS schedule,
       count(*) FILTER (WHERE j.state IN ('created', 'retry'))::int AS waiting,
       count(*) FILTER (WHERE j.state = 'active')::int AS active,
       count(*) FILTER (WHERE j.state = 'failed')::int AS failed,
       max(j.completed_on) FILTER (WHERE j.state IN ('completed', 'failed')) AS "lastRunAt",
       min(j.started_on) FILTER (WHERE j.state = 'active') AS "activeSince",
       min(j.start_after) FILTER (WHERE j.state IN ('created', 'retry') AND j.start_after < $1) AS "lateSince"
     FROM pgboss.queue q
       LEFT JOIN pgboss.schedule s ON s.name = q.name AND s.key = ''
       LEFT JOIN pgboss.job j ON j.name = q.name
     WHERE q.name NOT LIKE '\\_\\_pgboss\\_\\_%'
     GROUP BY q.name ORDER BY q.name`,
    [due.toISOString()],
  );
  return Queues.parse(rows);
}

const Failures = z.array(
  z.object({ id: z.string(), queue: z.string(), at: z.coerce.date(), error: z.string() }),
);
export type FailedJob = z.infer<typeof Failures>[number];

/** The newest jobs that failed, with the message of their error. */
export async function listFailedJobs(db: Db, most: number): Promise<FailedJob[]> {
  const { rows } = await execute(
    db,
    `SELECT id, name AS queue, coalesce(completed_on, created_on) AS at,
       left(coalesce(output->>'message', output->>'value', ''), 500) AS error
     FROM pgboss.job WHERE state = 'failed' AND name NOT LIKE '\\_\\_pgboss\\_\\_%'
     ORDER BY completed_on DESC, id LIMIT $1`,
    [most],
  );
  return Failures.parse(rows);
}

const Queue = z.array(z.object({ queue: z.string() }));

/** The queue of a job that failed. */
export async function findFailedQueue(db: Db, id: Id): Promise<string | undefined> {
  const statement = "SELECT name AS queue FROM pgboss.job WHERE id = $1 AND state = 'failed'";
  const { rows } = await execute(db, statement, [id]);
  return Queue.parse(rows)[0]?.queue;
}
