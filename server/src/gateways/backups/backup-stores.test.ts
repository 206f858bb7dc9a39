import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#kernel/config/config.ts";
import { type TestBucket, testBucket } from "#test/test-bucket.ts";
import { type BackupStore, isUnproved, nameBackup, unprovedName } from "./backup-store.ts";
import { openBackupAt, openBackups } from "./open-backups.ts";

const folder = mkdtempSync(join(tmpdir(), "solodesk-stores-"));
let bucket: TestBucket;
beforeAll(async () => {
  bucket = await testBucket();
  mkdirSync(join(folder, "kept"));
});
afterAll(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true, force: true });
});

const config = () => ({ ...readConfig({}, ""), ...bucket.settings() });

test("names sort by time and are known again", () => {
  const name = nameBackup(new Date("2026-11-30T02:24:05.123Z"));
  expect(name).toBe("solodesk-20261130T022405Z.tar.gz");
  expect([name, unprovedName(name)].map(isUnproved)).toEqual([false, true]);
});

/** Three parts in a bucket. */
const bytes = randomBytes(20_000_000);

describe.each<[string, () => BackupStore]>([
  ["a folder", () => openBackups(config(), join(folder, "kept"))],
  ["a bucket", () => openBackups(config(), "s3://pictures/backups/ada")],
])("%s", (_what, open) => {
  const names = [1, 2, 3].map((day) => nameBackup(new Date(`2026-11-0${day}T02:24:00Z`)));

  async function keep(store: BackupStore, name: string, content: Uint8Array): Promise<void> {
    const draft = join(store.folder ?? folder, "a-draft");
    writeFileSync(draft, content);
    await store.keep(draft, name);
    expect(existsSync(draft)).toBe(false);
  }

  test("keeps, lists, reads and removes backups, and sees nothing else", async () => {
    const store = open();
    expect(await store.list()).toEqual([]);
    for (const name of names) await keep(store, name, Buffer.from(name));
    await keep(store, unprovedName(names[2]!), Buffer.from("failed"));
    await keep(store, "solodesk-notes.txt", Buffer.from("notes"));
    expect((await store.list()).map(({ name }) => name)).toEqual([
      unprovedName(names[2]!),
      ...names.toReversed(),
    ]);
    await store.remove(names[0]!);
    await store.remove(names[0]!);
    expect(await store.list()).toHaveLength(3);
    expect(String(await buffer(await store.open(names[1]!)))).toBe(names[1]);
    await expect(store.open(names[0]!)).rejects.toThrow(/^There is no (file|backup) .*20261101T022400Z/);
  });

  test("returns a large one as it was", async () => {
    const store = open();
    await keep(store, names[0]!, bytes);
    expect(await store.list()).toContainEqual({ name: names[0], size: bytes.length });
    expect((await buffer(await store.open(names[0]!))).equals(bytes)).toBe(true);
  });
});

test("what a killed backup left in a folder is removed", async () => {
  const place = join(folder, "swept");
  mkdirSync(place);
  for (const name of [".solodesk-draft-a.tar.gz", ".solodesk-draft-b.tar.gz", ".draft-letter"])
    writeFileSync(join(place, name), "half");
  const store = openBackups(config(), place);
  await store.sweep("a.tar.gz");
  expect(readdirSync(place).toSorted()).toEqual([".draft-letter", ".solodesk-draft-b.tar.gz"]);
  await store.sweep();
  expect(readdirSync(place)).toEqual([".draft-letter"]);
});

test("a backup that cannot be read back from a bucket does not stay in it", async () => {
  const name = nameBackup(new Date("2026-11-04T02:24:00Z"));
  const isReadingBack = ({ method, url = "" }: IncomingMessage) =>
    method === "GET" && url.includes(`/${name}`);
  const broken = createServer((asked, answer) => {
    if (isReadingBack(asked)) return answer.destroy();
    const { method, url: path, headers } = asked;
    const passed = request({ port: bucket.port, method, path, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 500, given.headers);
      given.pipe(answer);
    });
    return asked.pipe(passed);
  }).listen(0);
  await once(broken, "listening");
  const address = broken.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  const store = openBackups(
    { ...config(), S3_ENDPOINT: `http://127.0.0.1:${port}` },
    "s3://pictures/backups/unread",
  );
  const draft = join(folder, "unread-draft");
  writeFileSync(draft, "a backup");
  await expect(store.keep(draft, name)).rejects.toThrow("s3://pictures/backups/unread did not do as asked");
  expect(await openBackups(config(), "s3://pictures/backups/unread").list()).toEqual([]);
  broken.closeAllConnections();
  broken.close();
});

test("a place that cannot be used is named, and never what is secret", async () => {
  const refusal = (store: BackupStore) => store.list().catch((error: Error) => error.message);
  expect(await refusal(openBackups(config(), join(folder, "none")))).toBe(
    `The folder ${join(folder, "none")} does not exist: create it, or mount its disk.`,
  );
  expect(await refusal(openBackups(config(), "s3://elsewhere/x"))).toBe(
    "s3://elsewhere/x did not do as asked (NoSuchBucket).",
  );
  const cut = { ...config(), S3_ENDPOINT: "http://127.0.0.1:9" };
  expect(await refusal(openBackups(cut, "s3://pictures"))).toBe(
    "s3://pictures did not do as asked (ECONNREFUSED).",
  );
  expect(() => openBackups(readConfig({}, ""), "s3://pictures")).toThrow("set S3_REGION, S3_ACCESS_KEY_ID");
  expect(() => openBackups(config(), "s3:/pictures")).toThrow("s3:/pictures is no bucket");
});

test("an address names a file, a folder, or either in a bucket", async () => {
  const at = async (address: string) => {
    const { store, name } = await openBackupAt(config(), address);
    return [store.place, name];
  };
  expect(await at(folder)).toEqual([folder, undefined]);
  expect(await at(join(folder, "a.tar.gz"))).toEqual([folder, "a.tar.gz"]);
  expect(await at(join(folder, "new"))).toEqual([join(folder, "new"), undefined]);
  expect(await at("s3://pictures/backups/")).toEqual(["s3://pictures/backups", undefined]);
  expect(await at("s3://pictures/a/b.tar.gz")).toEqual(["s3://pictures/a", "b.tar.gz"]);
});
