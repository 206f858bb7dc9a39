import { mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { diskStorage } from "./disk-storage.ts";

const parent = mkdtempSync(join(tmpdir(), "solodesk-storage-"));
const root = join(parent, "uploads");
const storage = diskStorage(root);
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const read = async (key: string) => {
  const file = await storage.open(key);
  return file && { size: file.size, text: (await buffer(file.stream)).toString() };
};
const folders = async () => {
  const names: string[] = [];
  for await (const name of storage.list()) names.push(name);
  return names.toSorted();
};

test("nothing was kept yet", async () => {
  expect(await folders()).toEqual([]);
  expect(await read("a1/10x10.webp")).toBeUndefined();
  await storage.remove("a1");
});

test("how much room is left is known before the first folder is", async () => {
  const { bavail, bsize } = statfsSync(parent);
  expect(Math.abs((await storage.free()) - bavail * bsize)).toBeLessThan(1_000_000_000);
});

test("a file is kept whole, replaced whole, and for nobody else to read", async () => {
  await storage.put("a1/10x10.webp", Buffer.from("first"));
  await storage.put("a1/10x10.webp", Buffer.from("second one"));
  await storage.put("a1/w160.webp", Buffer.from("small"));
  expect(await read("a1/10x10.webp")).toEqual({ size: 10, text: "second one" });
  expect(readdirSync(join(root, "a1")).toSorted()).toEqual(["10x10.webp", "w160.webp"]);
  const mode = (path: string) => statSync(join(root, path)).mode & 0o777;
  expect([mode(""), mode("a1"), mode("a1/10x10.webp")]).toEqual([0o700, 0o700, 0o600]);
});

test("of many who write one file at once, one stays, and no drafts", async () => {
  const texts = Array.from({ length: 20 }, (_, i) => `text ${i}`.repeat(5_000));
  await Promise.all(texts.map((written) => storage.put("b2/x.webp", Buffer.from(written))));
  expect(texts).toContain((await read("b2/x.webp"))?.text);
  expect(readdirSync(join(root, "b2"))).toEqual(["x.webp"]);
});

test("a folder goes with all that is in it", async () => {
  await storage.put("c3/x.webp", Buffer.from("x"));
  expect(await folders()).toEqual(["a1", "b2", "c3"]);
  await storage.remove("c3");
  await storage.remove("c3");
  expect(await folders()).toEqual(["a1", "b2"]);
});

test.each([
  "",
  "a1",
  "a1/",
  "/etc/passwd",
  "../x.webp",
  "a1/../x.webp",
  "a1/..",
  "a1/.draft",
  "./a1/x.webp",
  "a1//x.webp",
  "a1/b/x.webp",
  "a1\\x.webp",
  "a1/x.webp\u0000",
  "a1/x.webp\n",
  "A1/x.webp",
  "~/x.webp",
])("%j is no name of a file", async (key) => {
  await expect(storage.put(key, Buffer.from("x"))).rejects.toThrow("is no name of a stored file");
  await expect(storage.open(key)).rejects.toThrow("is no name of a stored file");
  if (key !== "a1") await expect(storage.remove(key)).rejects.toThrow("is no name of a stored file");
  expect(readdirSync(parent)).toEqual(["uploads"]);
});

test("what is not a folder of ours is not listed", async () => {
  symlinkSync("/etc", join(root, "etc"));
  expect(await folders()).toEqual(["a1", "b2"]);
});

test("what could not be kept leaves nothing behind", async () => {
  mkdirSync(join(root, "a1/taken.webp"));
  await expect(storage.put("a1/taken.webp", Buffer.from("x"))).rejects.toThrow("EISDIR");
  expect(readdirSync(join(root, "a1")).toSorted()).toEqual(["10x10.webp", "taken.webp", "w160.webp"]);
});
