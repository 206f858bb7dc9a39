// With an archive that holds no real database: a restore does not start it.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Config } from "#kernel/config/config.ts";
import { readConfig } from "#kernel/config/config.ts";
import { textEntry } from "#kernel/files/pack-tar.ts";
import { bodyEntries, headEntries, PASSPHRASE, sealEntries, tarOf, wholeArchive } from "#test/test-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

let archive: Buffer;
let dataDir: string;
beforeAll(async () => {
  archive = await wholeArchive();
});
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "solodesk-restore-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const restore = (settings: Partial<Config> = {}, passphrase = PASSPHRASE) =>
  restoreBackup(
    { ...readConfig({}, ""), DATA_DIR: dataDir, ...settings },
    { source: Readable.from([archive]), name: "b.tar.gz", passphrase, progress: () => undefined },
  );

const found = () =>
  readdirSync(dataDir)
    .filter((name) => !/^solodesk\.(lock|pid)/.test(name))
    .toSorted();
const PARTS = ["postgres", "postgres.password", "secret.key", "uploads"];

test("everything is put in place, closed to others", async () => {
  expect(await restore()).toMatchObject({ stores: 1, orders: 2, postings: 3 });
  expect(found()).toEqual(PARTS);
  expect(readFileSync(join(dataDir, "secret.key"), "utf8")).toBe("cm9vdA");
  for (const name of PARTS) expect(statSync(join(dataDir, name)).mode & 0o77, name).toBe(0);
});

test("a folder with anything in it is refused and left alone", async () => {
  mkdirSync(join(dataDir, "uploads"));
  await expect(restore()).rejects.toThrow(`DATA_DIR is not empty (${join(dataDir, "uploads")})`);
  expect(found()).toEqual(["uploads"]);
});

test("what a killed restore left is begun again, unless it was complete", async () => {
  for (const name of ["restoring", "postgres", "uploads", "postgres.probe-x"]) mkdirSync(join(dataDir, name));
  writeFileSync(join(dataDir, "postgres", "half"), "");
  await restore();
  expect(found()).toEqual([...PARTS, "postgres.probe-x"].toSorted());
  expect(readdirSync(join(dataDir, "postgres"))).not.toContain("half");
  mkdirSync(join(dataDir, "restoring"));
  await expect(restore()).rejects.toThrow("DATA_DIR is not empty");
  expect(found()).toContain("postgres.password");
});

test.each([
  ["another passphrase", {}, "wrong", "The passphrase does not open this backup"],
  [
    "another SECRET_KEY",
    { SECRET_KEY: "x".repeat(40) },
    PASSPHRASE,
    "SECRET_KEY is not the one of this backup",
  ],
  ["DATABASE_URL", { DATABASE_URL: "postgres://a:b@localhost/c" }, PASSPHRASE, "unset DATABASE_URL."],
])("%s is refused, and nothing stays", async (_what, settings, passphrase, sentence) => {
  await expect(restore(settings, passphrase)).rejects.toThrow(sentence);
  expect(found()).toEqual([]);
});

test("a backup that was changed is refused, and nothing stays", async () => {
  const entries = await sealEntries([...(await headEntries()), ...bodyEntries()]);
  const planted = textEntry("postgres/postgresql.auto.conf", "archive_command = 'evil'");
  archive = gzipSync(await tarOf(entries.toSpliced(-1, 0, planted)));
  await expect(restore()).rejects.toThrow("it was changed after it was made, or is not whole");
  expect(found()).toEqual([]);
});

test("its own SECRET_KEY is accepted and not written down", async () => {
  const key = "k".repeat(40);
  archive = await wholeArchive({ root: Buffer.from(key).toString("base64url") });
  await restore({ SECRET_KEY: key });
  expect(found()).toEqual(PARTS.filter((name) => name !== "secret.key"));
});
