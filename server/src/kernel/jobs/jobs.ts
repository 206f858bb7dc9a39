// Work that runs later or on a schedule, exactly once however many processes there are.
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { watchDatabase } from "../database/database-watch.ts";
import { type Db, execute } from "../database/db.ts";
import { minutes, seconds } from "../time/clock.ts";

export interface Job {
  /** verb-noun, like the use case it runs. */
  name: string;
  /** Five cron fields, in UTC. If unset, the job runs only when sent. */
  cron?: string;
  /** How many run concurrently in this process. Default: 1. */
  atOnce?: number;
  /** How many such groups of `atOnce` run concurrently in this process: a slow job holds up only its group. Default: 1. */
  sideBySide?: number;
  run(data?: unknown): Promise<unknown>;
}

export interface JobQueue {
  /**
   * Sends a job as part of the transaction, so that it runs if and only if the transaction commits. One that takes longer than
   * `longest` milliseconds, 5 minutes if it is not given, counts as failed.
   */
  send(tx: Db, name: string, data: object, startAfter: Date, longest?: number): Promise<void>;
  /** The same for many jobs of one name, in one statement. */
  sendAll(tx: Db, name: string, data: readonly object[], startAfter: Date): Promise<void>;
  /** Runs a job once more that failed; does nothing if it has been retried meanwhile. */
  retry(name: string, id: string): Promise<void>;
  /** Starts to process these jobs. */
  work(jobs: Job[]): Promise<void>;
  stop(): Promise<void>;
}

/** How long a running job may continue when the process stops. */
const PATIENCE = seconds(1.5);
/** Options of sent jobs. The queue does not retry them; wakeJob says how missed work is found. */
const SENT = { retryLimit: 0, expireInSeconds: minutes(5) / 1000, deleteAfterSeconds: minutes(60) / 1000 };
const expiring = (longest?: number) => (longest === undefined ? {} : { expireInSeconds: longest / 1000 });

/** Polling intervals in seconds: short for sent jobs, which are awaited, and long for schedules. */
const [SOON, LATER] = [2, 15];

const complain = (log: Logger) => (error: Error) => log.error({ err: error }, "job queue");

/** Polling interval in milliseconds, and the maximum number of polls. */
const [LOOK, LOOKS] = [seconds(0.25), 1200];

/** Waits for the indexes that pg-boss builds after a migration, because only the owner can build them. */
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
 * Creates or upgrades the queue's tables and creates one queue per job. Needs the database owner, because it
 * creates tables.
 */
export async function prepareJobs(ownerUrl: string, names: string[], log: Logger): Promise<void> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    supervise: false,
    schedule: false,
    max: 2,
    // The minimum. One index is built per interval.
    bamIntervalSeconds: 10,
  });
  boss.on("error", complain(log));
  await boss.start();
  for (const name of names) await boss.createQueue(name);
  await finishMigration(boss, log);
  await boss.stop({ graceful: false });
}

/** Connects as the server's own role; starts on the first call. */
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
  // While the database is away, each worker fails every few seconds, so those errors are only debug logs.
  const logError = (error: Error) =>
    watch.isAway() ? log.debug({ reason: error.message }, "job queue") : complain(log)(error);
  let started: Promise<PgBoss> | undefined;

  async function start(): Promise<PgBoss> {
    const boss = new PgBoss({ db: { executeSql }, migrate: false, createSchema: false });
    boss.on("error", logError);
    await boss.start();
    return boss;
  }
  const running = (): Promise<PgBoss> => (started ??= start());

  const within = (tx: Db) => ({
    executeSql: (statement: string, values?: unknown[]) => execute(tx, statement, values),
  });

  return {
    async send(tx, name, data, startAfter, longest) {
      const boss = await running();
      await boss.send(name, data, { ...SENT, ...expiring(longest), startAfter, db: within(tx) });
    },
    async sendAll(tx, name, data, startAfter) {
      const boss = await running();
      const jobs = data.map((one) => ({ ...SENT, data: one, startAfter }));
      await boss.insert(name, jobs, { db: within(tx) });
    },
    async retry(name, id) {
      const boss = await running();
      await boss.retry(name, id);
    },
    async work(jobs) {
      const boss = await running();
      for (const { name, cron, atOnce = 1, sideBySide = 1, run } of jobs) {
        const options = {
          batchSize: atOnce,
          burstWhenBatchFull: atOnce > 1,
          localConcurrency: sideBySide,
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
