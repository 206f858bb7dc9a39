// Runs `solo` as an operator does: in its own process, with a database and a folder for this test file alone.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { cloneDatabase, type TestDatabase } from "../../server/test/test-database.ts";

const MAIN = join(import.meta.dirname, "../src/main.ts");

export function testCli() {
  const folder = mkdtempSync(join(tmpdir(), "solo-"));
  let database: TestDatabase;
  beforeAll(async () => {
    database = await cloneDatabase((url) => url);
  });
  afterAll(async () => {
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder,
    /** Exists once the first test begins. */
    get database() {
      return database;
    },
    solo(...args: string[]) {
      const { PATH, NODE_COMPILE_CACHE } = process.env;
      const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: folder, DATABASE_URL: database.ownerUrl };
      const options = { cwd: folder, env, encoding: "utf8" } as const;
      const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], options);
      return { status, stdout, stderr };
    },
    /** Writes a file with this content and returns its path. */
    file(name: string, content: string): string {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    },
  };
}
