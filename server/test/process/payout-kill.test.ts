import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requestPayout } from "#features/selling/payouts/request-payout.ts";
import { seconds } from "#kernel/time/clock.ts";
import { NODE24_SETTINGS } from "../../../scripts/node24.mjs";
import { TEST } from "../../../scripts/patience.mjs";
import { countOf } from "../../../scripts/soak-list.mjs";
import { TEST_SECRET } from "../start-database.ts";
import { type TestApp, testApp } from "../test-app.ts";
import { testEarner } from "../test-payouts.ts";

const WORKER = join(import.meta.dirname, "payout-worker.ts");
const WORKERS = 5;
const PAYOUTS = 100;
/** Each time one is killed between the provider's yes and the line that says so. */
const KILLS = countOf("payoutKills");

let server: TestApp;
const children = new Set<ChildProcess>();
beforeAll(async () => {
  server = await testApp({ PAYOUT_PROVIDER: "sandbox" });
});
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await server.close();
});

function work(standsAt: string, ahead = 0): ChildProcess {
  const { PATH, HOME } = process.env;
  const { DATA_DIR } = server.deps.config;
  const child = fork(WORKER, [server.database.appUrl, standsAt, String(ahead)], {
    env: {
      PATH,
      HOME,
      ...NODE24_SETTINGS,
      DATA_DIR,
      SECRET_KEY: TEST_SECRET,
      PAYOUT_PROVIDER: "sandbox",
      LOG_LEVEL: "warn",
    },
  });
  children.add(child);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  if (child.signalCode === null && child.exitCode === null) await once(child, "exit");
  children.delete(child);
}

const counted = async (): Promise<Record<string, number>> => {
  const rows = await server.database.sql<{ status: string; found: number }>(
    "SELECT status, count(*)::int AS found FROM payouts GROUP BY status",
  );
  return Object.fromEntries(rows.map(({ status, found }) => [status, found]));
};

test("D5: kill -9 between the provider's yes and ours: each is paid once, and one sweep leaves none behind", async () => {
  for (let n = 0; n < PAYOUTS / 10; n += 1) {
    const earner = await testEarner(server, 100_000);
    for (let of = 0; of < 10; of += 1)
      await requestPayout(server.deps, earner, { amount: 1000 + of, destination_id: earner.destinationId });
  }
  let started = 0;
  let killed = 0;
  const start = () => {
    const child = work(started < KILLS ? "2" : "0");
    started += 1;
    child.on("message", () => {
      killed += 1;
      void kill(child).then(start);
    });
  };
  for (let n = 0; n < WORKERS; n += 1) start();
  await expect.poll(counted, { timeout: TEST, interval: 50 }).toEqual({
    paid: PAYOUTS - KILLS,
    processing: KILLS,
  });
  expect(killed).toBe(KILLS);
  await Promise.all([...children].map(kill));

  await once(work("once", seconds(61)), "exit");
  expect(await counted()).toEqual({ paid: PAYOUTS });
  const [seen] = await server.database.sql(
    `SELECT count(*)::int AS keys, sum(asked)::int AS asked, sum(amount)::int AS paid,
       (SELECT sum(amount)::int FROM payouts) AS wanted,
       (SELECT count(*)::int FROM mails WHERE kind = 'payout_paid') AS mails FROM sandbox_payouts`,
  );
  expect(seen).toEqual({
    keys: PAYOUTS,
    asked: PAYOUTS + KILLS,
    paid: 10 * 10_045,
    wanted: 10 * 10_045,
    mails: PAYOUTS,
  });
});
