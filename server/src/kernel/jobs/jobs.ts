// Work that happens later or on a schedule; exactly once however many processes run.
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { watchDatabase } from "../database/database-watch.ts";
import { type Db, execute } from "../database/db.ts";
import { minutes, seconds } from "../time/clock.ts";

export interface Job {
  /** verb-noun, as the use case it runs. */
  name: string;
  /** Five cron fields, in UTC; none for work that is sent. */
  cron?: string;
  /** How many are done side by side; one unless given. */
  atOnce?: number;
  run(data?: unknown): Promise<unknown>;
}

export interface JobQueue {
  /** Part of the transaction: nothing is done for what was rolled back, and nothing is forgotten for what stands. */
  send(tx: Db, name: string, data: object, startAfter: Date): Promise<void>;
  /** Does this work from now on. */
  work(jobs: Job[]): Promise<void>;
  stop(): Promise<void>;
}

/** How long a job that runs when the process stops may go on. */
const PATIENCE = seconds(1.5);
/** For work that is sent: whoever sent it sees to what failed, and to what a crash left behind. */
const SENT = { retryLimit: 0, expireInSeconds: minutes(5) / 1000, deleteAfterSeconds: minutes(60) / 1000 };

/** Seconds between two looks for work: what is sent is waited for, a schedule is minutes wide. */
const [SOON, LATER] = [2, 15];

const complain = (log: Logger) => (error: Error) => log.error({ err: error }, "job queue");

/** How often, in milliseconds, and for how long at most. */
const [LOOK, LOOKS] = [seconds(0.25), 1200];

/** Some indexes are built after the migration that asks for them, by nobody but the owner: waits until they stand. */
async function finishMigration(boss: PgBoss, log: Logger): Promise<void> {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const open = (await boss.getBamStatus()).filter(({ status }) => status !== "completed");
    if (open.every(({ status }) => status === "failed")) {
      if (open.length > 0) log.error({ open }, "an index of the job queue could not be built");
      return;
    }
    await wait(LOOK);
  }
  log.error("indexes of the job queue are still being built");
}

/**
 * Makes the queue's own tables, or brings them to the version of the library, and makes one queue a job. Needs the owner,
 * because it creates tables.
 */
export async function prepareJobs(ownerUrl: string, names: string[], log: Logger): Promise<void> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    supervise: false,
    schedule: false,
    max: 2,
    // The shortest there is: one index each time.
    bamIntervalSeconds: 10,
  });
  boss.on("error", complain(log));
  await boss.start();
  for (const name of names) await boss.createQueue(name);
  await finishMigration(boss, log);
  await boss.stop({ graceful: false });
}

/** Works under the application's role; starts with the first call. */
export function openJobs(pool: pg.Pool, log: Logger): JobQueue {
  const watch = watchDatabase(log);
  const executeSql = async (statement: string, values?: unknown[]) => {
    try {
      const answer = await pool.query(statement, values);
      watch.answered();
      return answer;
    } catch (error) {
      watch.failed(error);
      throw error;
    }
  };
  // Each of its workers asks every few seconds, and would tell of each time.
  const tell = (error: Error) =>
    watch.isAway() ? log.debug({ reason: error.message }, "job queue") : complain(log)(error);
  let started: Promise<PgBoss> | undefined;

  async function start(): Promise<PgBoss> {
    const boss = new PgBoss({ db: { executeSql }, migrate: false, createSchema: false });
    boss.on("error", tell);
    await boss.start();
    return boss;
  }
  const running = (): Promise<PgBoss> => (started ??= start());

  return {
    async send(tx, name, data, startAfter) {
      const boss = await running();
      const db = { executeSql: (statement: string, values?: unknown[]) => execute(tx, statement, values) };
      await boss.send(name, data, { ...SENT, startAfter, db });
    },
    async work(jobs) {
      const boss = await running();
      for (const { name, cron, atOnce = 1, run } of jobs) {
        const options = {
          batchSize: atOnce,
          burstWhenBatchFull: atOnce > 1,
          pollingIntervalSeconds: cron === undefined ? SOON : LATER,
        };
        await boss.work(name, options, async (batch) => {
          await Promise.all(batch.map(({ data }) => run(data)));
        });
        if (cron !== undefined) await boss.schedule(name, cron);
      }
    },
    async stop() {
      const boss = await started?.catch(() => undefined);
      await boss?.stop({ graceful: true, timeout: PATIENCE });
    },
  };
}
