// Runs `solo` with a database and a folder for this test file alone.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Writable } from "node:stream";
import { afterAll, beforeAll, expect } from "vitest";
import { expectBuilt, SOLO } from "../../scripts/ensure-built.mjs";
import { cloneDatabase, type TestDatabase } from "../../server/test/test-database.ts";
import { run } from "../src/run.ts";
import { watchHeldOpen } from "./held-open.ts";

function written() {
  const chunks: string[] = [];
  const sink = new Writable({ write: (chunk, _encoding, done) => (chunks.push(String(chunk)), done()) });
  return { sink, text: () => chunks.join("") };
}

export function testCli() {
  const folder = mkdtempSync(join(tmpdir(), "solo-"));
  const home = process.cwd();
  let database: TestDatabase;
  beforeAll(async () => {
    database = await cloneDatabase((url) => url);
    process.chdir(folder);
  });
  afterAll(async () => {
    process.chdir(home);
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });
  const settings = () => ({ DATA_DIR: folder, DATABASE_URL: database.ownerUrl });
  function processOptions() {
    expectBuilt();
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    return { cwd: folder, env: { PATH, NODE_COMPILE_CACHE, ...settings() } };
  }
  return {
    folder,
    /** Exists once the first test begins. */
    get database() {
      return database;
    },
    /** Runs a command without a process of its own, which takes longer than most commands. */
    async solo(...args: string[]) {
      const [stdout, stderr] = [written(), written()];
      const held = watchHeldOpen();
      const terminal = {
        env: settings(),
        stdin: new PassThrough(),
        stdout: stdout.sink,
        stderr: stderr.sink,
      };
      const status = await held.run(() => run(args, terminal));
      await expect.poll(held.count, { message: "the process of this command would end" }).toBe(0);
      held.stop();
      return { status, stdout: stdout.text(), stderr: stderr.text() };
    },
    /** Runs a command as an operator does. */
    soloProcess(...args: string[]) {
      const options = { ...processOptions(), encoding: "utf8" } as const;
      const { status, stdout, stderr } = spawnSync(process.execPath, [SOLO, ...args], options);
      return { status, stdout, stderr };
    },
    /** Begins a command as an operator does. */
    startSolo: (...args: string[]) => spawn(process.execPath, [SOLO, ...args], processOptions()),
    /** Writes a file with this content and returns its path. */
    file(name: string, content: string): string {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    },
  };
}
