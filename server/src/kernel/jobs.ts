// Work that happens later or on a schedule; exactly once however many processes run.
import { PgBoss } from "pg-boss";
import type pg from "pg";
import type { Logger } from "pino";
import { seconds } from "./clock.ts";

export interface Job {
  /** verb-noun, as the use case it runs. */
  name: string;
  /** Five cron fields, in UTC. */
  cron: string;
  run(): Promise<unknown>;
}

export interface Jobs {
  stop(): Promise<void>;
}

/** How long a job that runs when the process stops may go on. */
const PATIENCE = seconds(1.5);

const complain = (log: Logger) => (error: Error) => log.error({ err: error }, "job queue");

/** Makes the queue's own tables and one queue a job. Needs the owner, because it creates tables. */
export async function prepareJobs(ownerUrl: string, names: string[], log: Logger): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, supervise: false, schedule: false, max: 2 });
  boss.on("error", complain(log));
  await boss.start();
  for (const name of names) await boss.createQueue(name);
  await boss.stop({ graceful: false });
}

/** Runs the jobs under the application's role. */
export async function startJobs(pool: pg.Pool, jobs: Job[], log: Logger): Promise<Jobs> {
  const executeSql = (statement: string, values?: unknown[]) => pool.query(statement, values);
  const boss = new PgBoss({ db: { executeSql }, migrate: false, createSchema: false });
  boss.on("error", complain(log));
  await boss.start();
  for (const { name, cron, run } of jobs) {
    await boss.work(name, async () => {
      await run();
    });
    await boss.schedule(name, cron);
  }
  return { stop: () => boss.stop({ graceful: true, timeout: PATIENCE }) };
}
