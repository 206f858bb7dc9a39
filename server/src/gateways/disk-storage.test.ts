import { mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { foldersOf, keepsFiles } from "#test/storage-contract.ts";
import { diskStorage } from "./disk-storage.ts";

const parent = mkdtempSync(join(tmpdir(), "solodesk-storage-"));
const root = join(parent, "uploads");
const storage = diskStorage(root);
afterAll(() => rmSync(parent, { recursive: true, force: true }));

test("how much room is left is known before the first folder is", async () => {
  const { bavail, bsize } = statfsSync(parent);
  expect(Math.abs((await storage.free()) - bavail * bsize)).toBeLessThan(1_000_000_000);
});

keepsFiles(() => storage, 200);

test("a file is for nobody else to read, and nothing lies outside of the folder", () => {
  const mode = (path: string) => statSync(join(root, path)).mode & 0o777;
  expect([mode(""), mode("a1"), mode("a1/10x10.webp")]).toEqual([0o700, 0o700, 0o600]);
  expect(readdirSync(parent)).toEqual(["uploads"]);
});

test("many writers of one file leave no drafts", () => {
  expect(readdirSync(join(root, "b2"))).toEqual(["x.webp"]);
});

test("what is not a folder of ours is not listed", async () => {
  symlinkSync("/etc", join(root, "etc"));
  expect(await foldersOf(storage)).toEqual(["a1", "b2"]);
});

test("what could not be kept leaves nothing behind", async () => {
  const before = readdirSync(join(root, "a1"));
  mkdirSync(join(root, "a1/taken.webp"));
  await expect(storage.put("a1/taken.webp", Buffer.from("x"))).rejects.toThrow("EISDIR");
  expect(readdirSync(join(root, "a1")).toSorted()).toEqual([...before, "taken.webp"].toSorted());
});
