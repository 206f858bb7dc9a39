// A whole server on its own database, as main.ts builds it, with a clock the test moves.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import type { BookCheck } from "#features/money/wallet/checks/book-checks.ts";
import type { App } from "#kernel/app.ts";
import { type Config, readConfig } from "#kernel/config/config.ts";
import { appUrlOf } from "#kernel/database/app-role.ts";
import { openDatabase } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { BACKLOG } from "#kernel/http/http.ts";
import { buildLog } from "#kernel/log.ts";
import { openSecrets } from "#kernel/secrets/secrets.ts";
import type { Clock } from "#kernel/time/clock.ts";
import { WAIT } from "../../scripts/patience.mjs";
import { buildApp } from "../src/app.ts";
import { buildDeps } from "../src/build-deps.ts";
import { expectBooksBalanced } from "./books.ts";
import { TEST_SECRET } from "./start-database.ts";
import { cloneDatabase, type TestDatabase } from "./test-database.ts";

export interface TestClock extends Clock {
  set(moment: string): void;
  /** Milliseconds. */
  advance(amount: number): void;
}

export function testClock(start = new Date().toISOString()): TestClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    set: (moment) => {
      now = new Date(moment);
    },
    advance: (amount) => {
      now = new Date(now.getTime() + amount);
    },
  };
}

export interface TestApp {
  app: App;
  http: App["http"];
  deps: Deps;
  clock: TestClock;
  database: TestDatabase;
  /** Every line the server logged so far. */
  logged(): string;
  /** Listens on a free port and answers its address. */
  listen(): Promise<string>;
  /** The server stops, and its database stays as it is. */
  stop(): Promise<void>;
  /** Whatever a test did with money, all of this must hold of its books at the end. */
  close(claims?: readonly BookCheck[]): Promise<void>;
}

/** `original` is the owner's address of a database to start from. */
export async function testApp(settings: Partial<Config> = {}, original?: string): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), "solodesk-app-"));
  const variables = { DATA_DIR: dataDir, RATE_LIMIT: "off", PAYOUT_DELAY_HOURS: "0" };
  const config: Config = { ...readConfig(variables, ""), ...settings };
  const secrets = openSecrets({ SECRET_KEY: TEST_SECRET, DATA_DIR: dataDir });
  const database = await cloneDatabase((ownerUrl) => appUrlOf(ownerUrl, { secrets }), original);
  const lines: string[] = [];
  const sink = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) });
  const log = buildLog(config, sink);
  const connection = openDatabase(database.appUrl, log);
  // Two hundred callers at once queue for connections; on a slow machine for longer than people would wait.
  connection.pool.options.connectionTimeoutMillis = WAIT;
  const clock = testClock();
  const deps = buildDeps({ config, database: connection, secrets, log, clock });
  const app = await buildApp(deps);
  await app.http.ready();
  const stop = async () => {
    await app.http.close();
    await deps.jobs.stop();
    await deps.passwords.close();
    await connection.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    app,
    http: app.http,
    deps,
    clock,
    database,
    logged: () => lines.join(""),
    listen: () => app.http.listen({ port: 0, host: "127.0.0.1", backlog: BACKLOG }),
    stop,
    close: async (claims) => {
      await stop();
      try {
        await expectBooksBalanced(database, claims);
      } finally {
        await database.drop();
      }
    },
  };
}
