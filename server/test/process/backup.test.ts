// `solo backup` beside a busy server and `solo restore` in another folder, as their operator runs them.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { M } from "@solodesk/contract/kernel/marketplace.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findRunningPostgres } from "#postgres/find-running-postgres.ts";
import { SOLO } from "../../../scripts/ensure-built.mjs";
import { NODE24_SETTINGS } from "../../../scripts/node24.mjs";
import { gone, processesOf } from "../embedded-processes.ts";
import { eventually } from "../eventually.ts";
import { type TestBucket, testBucket } from "../test-bucket.ts";
import { formOf, jpeg } from "../test-pictures.ts";
import { bookKeeper } from "./book-keeper.ts";
import { openStore, registerSeller, send } from "./seller-client.ts";
import { type ServerProcess, startServer } from "./server-process.ts";
import { type TestSite, testSite } from "./test-site.ts";
import { startWriters } from "./writers.ts";

const PASSPHRASE = "a passphrase of this test";

let site: TestSite;
let server: ServerProcess;
let bucket: TestBucket;
let token: string;
const folder = mkdtempSync(join(realpathSync(tmpdir()), "solodesk-backups-"));
const target = mkdtempSync(join(folder, "target-"));
beforeAll(async () => {
  bucket = await testBucket();
  site = await testSite({ embedded: true });
  server = await startServer({
    ...site,
    env: { METRICS: "on", BACKUP_TO: target, BACKUP_PASSPHRASE: PASSPHRASE },
  });
  token = await registerSeller(server.url, "ada@example.com");
});
afterAll(async () => {
  await server.stop();
  await gone(realpathSync(site.dataDir));
  await site.remove();
  await bucket.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

interface Run {
  code: number | null;
  output: string;
}

/**
 * Starts `solo` on the data folder of the server, unless told otherwise. It is stopped as soon as it has said
 * `stopAt`, so that what it is doing can be looked at.
 */
function solo(args: string[], env: Record<string, string> = {}, stopAt?: string) {
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, [SOLO, ...args], {
    env: { PATH, HOME, ...NODE24_SETTINGS, DATA_DIR: site.dataDir, BACKUP_PASSPHRASE: PASSPHRASE, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let isStopped = false;
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += String(chunk);
      if (isStopped || stopAt === undefined || !output.includes(stopAt)) return;
      isStopped = child.kill("SIGSTOP");
    });
  const ended = once(child, "close").then((): Run => ({ code: child.exitCode, output }));
  const says = (words: string) =>
    eventually(() => expect(child.exitCode !== null || output.includes(words), output).toBe(true));
  return { child, ended, says };
}

/**
 * Kills `solo` with signal 9 while `isBusy` is true, after it said `words`. The signal that stops it may arrive
 * when it is already past that work, because it does not wait for its reader: then it starts once more.
 */
async function killWhile(
  start: () => ReturnType<typeof solo>,
  words: string,
  isBusy: () => Promise<boolean>,
) {
  for (let tries = 1; ; tries += 1) {
    const killed = start();
    await killed.says(words);
    const wasBusy = await isBusy();
    killed.child.kill("SIGKILL");
    const { output } = await killed.ended;
    if (wasBusy) return;
    expect(tries, `it was always past "${words}": ${output}`).toBeLessThan(5);
  }
}

async function sql<Row extends pg.QueryResultRow>(dataDir: string, statement: string): Promise<Row[]> {
  const client = new pg.Client(await findRunningPostgres(dataDir));
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function upload(): Promise<string> {
  const answer = await fetch(`${server.url}${M}/uploads`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: formOf(["file", await jpeg(800, 600), "a.jpg"]),
  });
  return ((await answer.json()) as { url: string }).url;
}

/** Remembers how many there were at each moment, so that "said before" is known afterwards. */
function recordGrowth(list: readonly string[]) {
  const moments: { at: number; length: number }[] = [];
  const timer = setInterval(() => moments.push({ at: Date.now(), length: list.length }), 2);
  return {
    stop: () => clearInterval(timer),
    before: (at: number) => list.slice(0, moments.findLast((moment) => moment.at < at)?.length ?? 0),
  };
}

const inBucket = () => {
  const given = Object.entries(bucket.settings()).filter(
    ([name]) => !["S3_BUCKET", "S3_PREFIX"].includes(name),
  );
  return { ...(Object.fromEntries(given) as Record<string, string>), BACKUP_TO: "s3://pictures/backups/ada" };
};

test("a backup to a bucket beside constant writes, restored on another machine, has all that was acknowledged", async () => {
  await openStore(server.url, token, "ada");
  const picture = await upload();
  const writers = startWriters([server.url], "w");
  const books = bookKeeper(site.dataDir);
  const entries: string[] = [];
  const over = new AbortController();
  const booking = (async () => {
    for (let nth = 0; !over.signal.aborted; nth += 1) {
      await books.give(`entry ${nth}`);
      entries.push(`entry ${nth}`);
    }
  })();
  const people = recordGrowth(writers.acknowledged);
  const given = recordGrowth(entries);
  await eventually(() => expect(Math.min(entries.length, writers.acknowledged.length)).toBeGreaterThan(5));

  const before = entries.length;
  const backup = await solo(["backup"], inBucket()).ended;
  over.abort();
  await Promise.all([writers.stop(), booking]);
  people.stop();
  given.stop();
  expect(backup.output).toContain("Made and proved: s3://pictures/backups/ada/solodesk-");
  expect(backup.code, backup.output).toBe(0);

  const [address = ""] = /s3:\S+/.exec(backup.output) ?? [];
  const restored = { ...site, dataDir: join(folder, "restored") };
  const env = { ...inBucket(), DATA_DIR: restored.dataDir };
  const restoring = "20 %: restoring";
  await killWhile(
    () => {
      rmSync(restored.dataDir, { recursive: true, force: true });
      return solo(["restore", address], env, restoring);
    },
    restoring,
    async () => readdirSync(restored.dataDir).includes("restoring"),
  );
  expect(readdirSync(restored.dataDir)).toContain("restoring");
  const restore = await solo(["restore", address], env).ended;
  expect(restore.code, restore.output).toBe(0);
  expect(restore.output).toContain("All checks passed.");
  expect(readdirSync(restored.dataDir)).not.toContain("restoring");
  expect(restore.output).toMatch(/Restored into .*: 1 store, 0 orders and \d+ postings, the last one at 20/);

  const second = await startServer(restored);
  try {
    // Whatever was committed before something that is there is there as well.
    const [last] = await sql<{ person: number; entry: number }>(
      restored.dataDir,
      `SELECT (SELECT extract(epoch FROM max(created_at))::float8 * 1000 FROM users) AS person,
         (SELECT extract(epoch FROM max(at))::float8 * 1000 FROM ledger_transactions) AS entry`,
    );
    const emails = await sql<{ email: string }>(restored.dataDir, "SELECT email FROM users");
    const kept = new Set(emails.map(({ email }) => email));
    const acknowledged = people.before(last!.person);
    expect(acknowledged.length).toBeGreaterThan(5);
    expect(acknowledged.filter((email) => !kept.has(email))).toEqual([]);
    const booked = given.before(last!.entry);
    expect(booked.length, "some while the files were copied").toBeGreaterThan(before);
    await bookKeeper(restored.dataDir).expectKept(booked);

    const [here, there] = await Promise.all([server, second].map(({ url }) => fetch(`${url}${picture}`)));
    expect(there!.status).toBe(200);
    expect(Buffer.from(await there!.arrayBuffer())).toEqual(Buffer.from(await here!.arrayBuffer()));
    const signedIn = await send<unknown>(second.url, "/auth/profile", undefined, token);
    expect(signedIn.status, "the session of before").toBe(200);
  } finally {
    await second.stop();
  }
});

const draftsIn = (place: string) => readdirSync(place).filter((name) => name.startsWith(".solodesk-draft-"));

test("kill -9 of a backup leaves the server fine; the next one tidies up and keeps BACKUP_KEEP", async () => {
  const older = ["solodesk-20250101T020000Z.tar.gz", "solodesk-20250102T020000Z.tar.gz"];
  const others = ["solodesk-notes.txt", "holiday.tar.gz"];
  const env = { BACKUP_TO: target, BACKUP_KEEP: "2" };
  const copying = "10 %: copying";
  const connected = "SELECT FROM pg_stat_activity WHERE application_name = 'solodesk backup'";
  const slots = "SELECT FROM pg_replication_slots";
  await killWhile(
    () => {
      for (const name of readdirSync(target)) rmSync(join(target, name));
      for (const name of [...older, "solodesk-20250103T020000Z.tar.gz.failed", ...others])
        writeFileSync(join(target, name), "x");
      return solo(["backup"], env, copying);
    },
    copying,
    async () => (await sql(site.dataDir, `${connected} UNION ALL ${slots}`)).length > 0,
  );
  await eventually(async () =>
    expect(await sql(site.dataDir, `${connected} UNION ALL ${slots}`)).toEqual([]),
  );
  expect(draftsIn(target)).toHaveLength(1);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);

  const failed = async () => {
    const text = await (await fetch(`${server.url}/metrics`)).text();
    return /^solodesk_backup_failed (\d)$/m.exec(text)?.[1];
  };
  expect(await failed(), "after the kill").toBe("1");

  const running = solo(["backup"], env, copying);
  await running.says(copying);
  expect(await failed(), "while one is made").toBe("0");
  const refused = await solo(["backup"], env).ended;
  expect(refused).toEqual({ code: 1, output: "Another backup is being made: wait until it is done.\n" });
  running.child.kill("SIGCONT");
  const { code, output } = await running.ended;
  expect(code, output).toBe(0);
  const [, name = ""] = /target-\w+\/(solodesk-\S+)/.exec(output) ?? [];
  expect(readdirSync(target).toSorted()).toEqual([older[1]!, name, ...others].toSorted());
  expect(output).toContain(`Removed, because BACKUP_KEEP is 2: ${older[0]}`);
  expect(readdirSync(site.dataDir).filter((one) => one.startsWith("backup.scratch"))).toEqual([]);
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toMatch(/^solodesk_last_backup_timestamp_seconds 1\d{9}/m);
  expect(await failed()).toBe("0");
});

test("a restore refuses what it must not do, in one sentence", async () => {
  const [name = ""] = readdirSync(target).filter((one) => /^solodesk-20(?!25).*gz$/.test(one));
  const whole = join(target, name);
  const cut = join(folder, "cut.tar.gz");
  writeFileSync(cut, readFileSync(whole).subarray(0, -2000));
  const cases: [backup: string, dataDir: string, sentence: string][] = [
    [whole, site.dataDir, `already uses the data folder ${realpathSync(site.dataDir)}`],
    [whole, join(folder, "restored"), "DATA_DIR is not empty ("],
    [cut, join(folder, "empty"), "cut.tar.gz cannot be restored: it is damaged or not whole"],
    [target, join(folder, "empty"), `Name one of the backups in ${target}: ${name}`],
  ];
  const runs = await Promise.all(
    cases.map(([backup, dataDir]) => solo(["restore", backup], { DATA_DIR: dataDir }).ended),
  );
  for (const [nth, [, , sentence]] of cases.entries()) {
    expect(runs[nth]!.output.trim().split("\n").at(-1)).toContain(sentence);
    expect(runs[nth]!.code).toBe(1);
  }
});

test("a backup whose ledger is wrong is kept under another name, and says so", async () => {
  await sql(
    site.dataDir,
    `BEGIN; ALTER TABLE accounts DISABLE TRIGGER USER; UPDATE accounts SET balance = balance + 1 WHERE kind = 'recharged';
     ALTER TABLE accounts ENABLE TRIGGER USER; COMMIT`,
  );
  const { code, output } = await solo(["backup"], { BACKUP_TO: target }).ended;
  expect(code).toBe(1);
  expect(output).toMatch(
    /does not restore and is kept as solodesk-\w+\.tar\.gz\.failed: The ledger check fails in it/,
  );
  expect(readdirSync(target).filter((one) => one.endsWith(".failed"))).toHaveLength(1);
  expect(await (await fetch(`${server.url}/metrics`)).text()).toMatch(/^solodesk_backup_failed 1$/m);
  const scratch = processesOf(join(realpathSync(site.dataDir), "backup.scratch-"));
  expect(scratch).toEqual([]);
});
