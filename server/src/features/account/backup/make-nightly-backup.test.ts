import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "#kernel/config/config.ts";
import { testApp } from "#test/test-app.ts";
import { backupMetrics } from "./backup-metrics.ts";
import { lockBackups, sweepScratchUnlessUsed } from "./backup-scratch.ts";
import { readLastBackup, UNFINISHED, writeLastBackup } from "./last-backup.ts";
import { isBackupDue, makeNightlyBackup } from "./make-nightly-backup.ts";
import { faultOfFigures } from "./prove-backup.ts";
import { beyond } from "./remove-older.ts";

test("a backup is due each night, on a machine that slept within the hour, and right after BACKUP_TO is set", () => {
  const due = (now: string, tried?: string) => isBackupDue(new Date(now), tried);
  expect(due("2026-11-30T15:24:00Z")).toBe(true);
  expect(due("2026-11-30T02:24:00Z", "2026-11-29T02:24:10Z")).toBe(true);
  expect(due("2026-11-30T02:24:30Z", "2026-11-30T02:24:10Z")).toBe(false);
  expect(due("2026-11-30T03:24:00Z", "2026-11-30T02:24:10Z")).toBe(false);
  expect(due("2026-11-30T09:24:00Z", "2026-11-29T02:24:10Z")).toBe(true);
  expect(due("2026-11-30T01:24:00Z", "2026-11-29T02:24:10Z")).toBe(false);
  expect(due("2026-12-01T02:24:00Z", "2026-11-30T09:24:00Z")).toBe(true);
});

test("a backup that fails is an error in the log and in the metrics, and the last good one stays known", async () => {
  const target = mkdtempSync(join(tmpdir(), "solodesk-nightly-"));
  // Its data folder runs no database.
  const server = await testApp({ BACKUP_TO: target, BACKUP_PASSPHRASE: "a long passphrase" });
  const { deps } = server;
  const figures = async () => {
    const read = backupMetrics(deps).map(async ({ name, read: value }) => [name, await value()]);
    return Object.fromEntries(await Promise.all(read)) as unknown;
  };
  expect(await figures()).toEqual({ solodesk_last_backup_timestamp_seconds: 0, solodesk_backup_failed: 0 });
  const proved = { at: "2026-11-28T02:24:00.000Z", place: target, name: "solodesk-x.tar.gz", size: 5 };
  await writeLastBackup(deps.config.DATA_DIR, { triedAt: proved.at, failure: null, proved });
  await makeNightlyBackup(deps);
  expect(server.logged()).toContain("the backup failed");
  expect(server.logged()).toContain("does not run");
  expect(await readLastBackup(deps.config.DATA_DIR)).toMatchObject({
    triedAt: deps.clock.now().toISOString(),
    failure: `The database in ${deps.config.DATA_DIR} does not run.`,
    proved,
  });
  expect(await figures()).toEqual({
    solodesk_last_backup_timestamp_seconds: Date.parse(proved.at) / 1000,
    solodesk_backup_failed: 1,
  });
  expect(readdirSync(target)).toEqual([]);
  expect(readdirSync(deps.config.DATA_DIR).filter((name) => name.includes("scratch"))).toEqual([]);
  await server.close();
  rmSync(target, { recursive: true, force: true });
});

test("without BACKUP_TO there is neither a backup nor a metric", async () => {
  const server = await testApp();
  await makeNightlyBackup(server.deps);
  expect(await readLastBackup(server.deps.config.DATA_DIR)).toBeUndefined();
  expect(backupMetrics(server.deps)).toEqual([]);
  await server.close();
});

test("a backup that was killed has failed, and what it left is removed unless one is being made", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "solodesk-killed-"));
  await sweepScratchUnlessUsed(dataDir);
  expect(readdirSync(dataDir)).toEqual([]);
  mkdirSync(join(dataDir, "backup.scratch-a", "restored"), { recursive: true });
  await writeLastBackup(dataDir, { triedAt: "2026-11-30T02:24:00.000Z", failure: UNFINISHED, proved: null });
  const lock = lockBackups(dataDir);
  expect((await readLastBackup(dataDir))?.failure, "while it is made").toBeNull();
  await sweepScratchUnlessUsed(dataDir);
  expect(readdirSync(dataDir)).toContain("backup.scratch-a");
  lock?.release();
  expect((await readLastBackup(dataDir))?.failure).toBe("It did not finish.");
  await sweepScratchUnlessUsed(dataDir);
  expect(readdirSync(dataDir)).not.toContain("backup.scratch-a");
  rmSync(dataDir, { recursive: true });
});

test("the backup just made is kept, even where the clock once ran ahead", () => {
  const day = (n: number) => `solodesk-2026110${n}T020000Z.tar.gz`;
  const names = [9, 8, 5, 4, 3].map(day);
  expect(beyond(names, day(5), 3)).toEqual([9, 8].map(day));
  expect(beyond(names, day(5), 1)).toEqual([4, 3, 9, 8].map(day));
  expect(beyond([`${day(4)}.failed`, ...names], day(9), 2)).toEqual([5, 4, 3].map(day));
  expect(beyond(names, day(5), 9)).toEqual([]);
});

test("a restored database must be as the live one was while it was copied", () => {
  const migrations = [{ name: "0001-kernel.sql", version: null }];
  const figures = (stores: number, orders: number, postings: number) => ({
    stores,
    orders,
    postings,
    lastPostingAt: null,
    migrations,
  });
  const fault = (restored: ReturnType<typeof figures>) =>
    faultOfFigures(restored, figures(3, 10, 100), figures(2, 12, 102));
  expect(fault(figures(3, 11, 100))).toBeUndefined();
  expect(fault(figures(2, 12, 102))).toBeUndefined();
  expect(fault(figures(4, 13, 101)), "a store that was deleted again").toBeUndefined();
  expect(fault(figures(0, 11, 100))).toBe("It has 0 stores, and the database had 2.");
  expect(fault(figures(2, 0, 100))).toBe("It has 0 orders, and the database had 10.");
  expect(fault(figures(2, 11, 99))).toBe("It has 99 postings, and the database had 100 to 102.");
  expect(fault(figures(2, 11, 103))).toBe("It has 103 postings, and the database had 100 to 102.");
  expect(faultOfFigures(figures(0, 0, 0), figures(0, 0, 0), figures(0, 0, 0))).toBeUndefined();
  expect(fault({ ...figures(2, 11, 100), migrations: [] })).toBe(
    "It has other migrations than the database.",
  );
});

test("settings with which no backup could be made are refused at the start", () => {
  const read = (settings: Record<string, string>) => () => readConfig(settings, "");
  const keys = { S3_REGION: "auto", S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b" };
  const passphrase = { BACKUP_PASSPHRASE: "a long passphrase" };
  expect(read({ BACKUP_TO: "/mnt/backup" })).toThrow("set BACKUP_PASSPHRASE too.");
  expect(read({ BACKUP_TO: "/b", ...passphrase, DATABASE_URL: "postgres://a:b@c/d" })).toThrow(
    "BACKUP_TO backs up the embedded database only",
  );
  expect(read({ BACKUP_TO: "s3://desk/x", ...passphrase })).toThrow(
    "set S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY too",
  );
  expect(read({ BACKUP_TO: "s3://-/x", ...passphrase, ...keys })).toThrow("BACKUP_TO=s3://-/x is invalid");
  expect(read({ BACKUP_TO: "s3://desk/x", ...passphrase, ...keys })().S3_BUCKET).toBeUndefined();
  expect(read(keys)).toThrow("set S3_BUCKET too");
});
