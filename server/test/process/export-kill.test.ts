import type { DataExport } from "@solodesk/contract/account/data-exports.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MAKE_EXPORT } from "#features/account/data-exports/export-life.ts";
import { folderOf, pieceKey } from "#features/account/data-exports/piece-key.ts";
import { TEST } from "../../../scripts/patience.mjs";
import { TEST_SECRET } from "../start-database.ts";
import { type TestApp, testApp } from "../test-app.ts";
import { unzipped } from "../unzipped.ts";
import { registerSeller, send } from "./seller-client.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

const PATH = "/auth/data-exports";
/** Some pieces of a file, so that there is a middle to be killed in. */
const ENTRIES = 30_000;

/** Has the database and the folder in which the processes work, and asks nothing of them but over HTTP. */
let server: TestApp;
let running: ServerProcess | undefined;
beforeAll(async () => {
  server = await testApp();
});
afterAll(async () => {
  await running?.stop();
  await server.close();
});

function start(): Promise<ServerProcess> {
  const { DATA_DIR } = server.deps.config;
  const env = { DATABASE_URL: server.database.ownerUrl, SECRET_KEY: TEST_SECRET };
  return startServer({ dataDir: DATA_DIR, env });
}

async function keptFolders(): Promise<string[]> {
  const names: string[] = [];
  for await (const name of server.deps.storage.list()) names.push(name);
  return names;
}

async function isThere(key: string): Promise<boolean> {
  const file = await server.deps.storage.open(key);
  file?.stream.destroy();
  return file !== undefined;
}

const rowOf = async (id: string) => {
  const [row] = await server.database.sql(
    "SELECT status, attempts, pieces, bytes::int FROM data_exports WHERE id = $1",
    [id],
  );
  return row;
};

test("G1: a copy in whose middle the server was killed is made by the next one, once and whole", async () => {
  const { database, deps } = server;
  running = await start();
  const token = await registerSeller(running.url, "ada@example.com");
  await database.sql(
    `INSERT INTO audit_entries (user_id, event, about, device, address)
     SELECT u.id, 'signed_in', (SELECT string_agg(md5(n::text || part), '') FROM generate_series(1, 12) part), '', ''
     FROM users u, generate_series(1, $1) n`,
    [ENTRIES],
  );
  const { status, body } = await send<{ data: DataExport }>(running.url, PATH, {}, token);
  expect(status).toBe(202);
  const { id } = body.data;
  await expect.poll(() => isThere(pieceKey(id, 1, 1)), { interval: 5 }).toBe(true);
  await running.kill();
  expect(await rowOf(id)).toEqual({ status: "running", attempts: 1, pieces: 0, bytes: null });

  const kept = await database.sql<{ id: number }>("SELECT id::int FROM audit_entries ORDER BY id");
  expect(kept.length).toBeGreaterThan(ENTRIES);

  // So much time passes that nobody is waited for any more; and two jobs of one process come to it at once.
  await database.sql(
    `UPDATE data_exports SET claimed_until = claimed_until - interval '2 minutes',
       requested_at = requested_at - interval '2 minutes'`,
  );
  for (const name of ["sweep-data-exports", MAKE_EXPORT])
    await deps.jobs.send(deps.db, name, { id }, new Date());
  running = await start();
  const { url } = running;
  const listed = () => send<{ data: DataExport[] }>(url, PATH, undefined, token);
  await expect
    .poll(async () => (await listed()).body.data[0]?.status, { timeout: TEST, interval: 100 })
    .toBe("ready");
  const answer = await fetch(`${url}${PATH}/${id}/file`, { headers: { authorization: `Bearer ${token}` } });
  const file = new Uint8Array(await answer.arrayBuffer());
  expect(await rowOf(id)).toEqual({
    status: "ready",
    attempts: 2,
    pieces: expect.any(Number),
    bytes: file.length,
  });
  const files = unzipped(file);
  const entries: { id: number }[] = JSON.parse(files["json/activity.json"] ?? "");
  expect(entries.map((entry) => entry.id)).toEqual(kept.map((entry) => entry.id));
  expect(files["csv/activity.csv"]?.trimEnd().split("\r\n")).toHaveLength(kept.length + 1);
  // What the dead one left is gone, and its owner is told once.
  expect((await keptFolders()).filter((name) => name.includes(id))).toEqual([folderOf(id, 2)]);
  expect(await database.sql("SELECT 1 FROM notifications WHERE kind = 'export_ready'")).toHaveLength(1);
});
