import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { spool } from "./spooled-file.ts";

const folder = mkdtempSync(join(tmpdir(), "solodesk-spool-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Files of the folder that this process has open, including unlinked ones. */
const open = () =>
  readdirSync("/proc/self/fd")
    .map((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`);
      } catch {
        return "";
      }
    })
    .filter((path) => path.startsWith(folder));

async function* pieces(count: number, broken = false) {
  for (let n = 0; n < count; n += 1) yield Buffer.alloc(50_000, n);
  if (broken) throw new Error("The sender hung up.");
}

test("a file waits without a name, is read from its beginning as often as wanted, and is gone when it is closed", async () => {
  const file = await spool(folder, "report.csv", pieces(7));
  const whole = Buffer.concat(Array.from({ length: 7 }, (_piece, n) => Buffer.alloc(50_000, n)));
  expect([file.size, file.sha256]).toEqual([350_000, createHash("sha256").update(whole).digest("hex")]);
  for (const _time of [1, 2]) {
    const read: Buffer[] = [];
    for await (const chunk of file.chunks()) read.push(chunk);
    expect(Buffer.concat(read).equals(whole)).toBe(true);
  }
  expect([readdirSync(folder), open().length]).toEqual([[], 1]);
  await file.close();
  expect(open()).toEqual([]);
});

test("nothing stays of one that broke off", async () => {
  await expect(spool(folder, "report.csv", pieces(3, true))).rejects.toThrow("hung up");
  expect([readdirSync(folder), open()]).toEqual([[], []]);
});
