import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openSecrets } from "../secrets/secrets.ts";
import { closeDataDir, makeDataDir } from "./data-dir.ts";

const folder = mkdtempSync(join(tmpdir(), "solodesk-closed-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8);

test("a new folder is closed to others, and the one above it is made as usual", () => {
  const usual = join(folder, "usual");
  mkdirSync(usual);
  makeDataDir(join(folder, "above", "data"));
  expect([modeOf(join(folder, "above", "data")), modeOf(join(folder, "above"))]).toEqual([
    "700",
    modeOf(usual),
  ]);
  openSecrets({ SECRET_KEY: undefined, DATA_DIR: join(folder, "secrets") });
  expect(modeOf(join(folder, "secrets"))).toBe("700");
});

test("one that is there stays as it is until it is closed; a file is refused", () => {
  const open = join(folder, "open");
  mkdirSync(open);
  chmodSync(open, 0o755);
  makeDataDir(open);
  expect(modeOf(open)).toBe("755");
  closeDataDir(open);
  expect(modeOf(open)).toBe("700");
  writeFileSync(join(folder, "file"), "");
  expect(() => makeDataDir(join(folder, "file"))).toThrow("EEXIST");
});

test("a group may pass through, and no longer once it need not", () => {
  const shared = join(folder, "shared");
  mkdirSync(shared);
  const { gid } = statSync(shared);
  closeDataDir(shared, gid);
  expect(modeOf(shared)).toBe("710");
  closeDataDir(shared);
  expect(modeOf(shared)).toBe("700");
});

test("a folder that everybody may write to is not closed", () => {
  const everybody = join(folder, "everybody");
  mkdirSync(everybody);
  chmodSync(everybody, 0o1777);
  closeDataDir(everybody);
  expect(modeOf(everybody)).toBe("1777");
});
