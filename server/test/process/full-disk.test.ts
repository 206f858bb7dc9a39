import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { execute, openDatabase } from "#kernel/database/db.ts";
import { toRefusal } from "#kernel/serve/refusal.ts";
import { binOf, type OutsidePostgres, outsidePostgres } from "./outside-postgres.ts";
import { type ServerProcess, startServer } from "./server-process.ts";
import { startWriters } from "./writers.ts";

const PATIENCE = 300_000;
let outside: OutsidePostgres;
let server: ServerProcess;
let dataDir: string;
beforeAll(async () => {
  outside = await outsidePostgres({ bin: await binOf("system"), megabytes: 160 });
  await outside.sql("CREATE DATABASE ada");
  dataDir = mkdtempSync(join(tmpdir(), "solodesk-full-"));
  server = await startServer({ dataDir, env: { DATABASE_URL: outside.urlOf("ada") } });
}, PATIENCE);
afterAll(async () => {
  await server.stop();
  await outside.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

const isReady = async () => (await fetch(`${server.url}/readyz`)).status;
/** By the database's own hands: its disk is of a namespace of its own. */
const onItsDisk = (command: string) => outside.sql(`COPY (SELECT 1) TO PROGRAM '${command}; true'`);

test(
  "a full disk is not ready, answers 503 and no 500, and all is well once there is room",
  async () => {
    expect(await isReady()).toBe(200);
    await onItsDisk("dd if=/dev/zero of=filler bs=4k 2>/dev/null");
    await expect.poll(isReady).toBe(503);

    const { db, close } = openDatabase(outside.urlOf("ada"), pino({ level: "silent" }));
    const refused = await execute(db, "SELECT count(*) FROM generate_series(1, 2000000)").catch(toRefusal);
    expect(refused).toMatchObject({ code: "unavailable", status: 503, retryAfter: 30 });
    await close();
    const writers = startWriters([server.url], "full");
    await expect.poll(() => writers.statuses.size + writers.acknowledged.length).toBeGreaterThan(1);
    await writers.stop();
    expect([...writers.statuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);

    await onItsDisk("rm filler");
    await expect.poll(isReady).toBe(200);
    expect(await writers.lost()).toEqual([]);
  },
  PATIENCE,
);
