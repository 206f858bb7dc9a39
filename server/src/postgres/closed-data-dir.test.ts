// The data folder is closed to other users of the machine, and PostgreSQL still runs in it.
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { launchPostgres } from "./launch-postgres.ts";

const folder = mkdtempSync(join(realpathSync(tmpdir()), "solodesk-closed-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8);

/** Starts the database in `dataDir`, runs a query and stops it. */
async function visit(dataDir: string): Promise<void> {
  const { url, stop } = await launchPostgres({ dataDir, durable: false });
  const client = new pg.Client(url);
  await client.connect();
  expect((await client.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
  await client.end();
  await stop();
}

test("a folder that stood open is closed, as far as the user that runs PostgreSQL lets it", async () => {
  // When run as root, the user postgres must be able to reach the folder.
  chmodSync(folder, 0o755);
  const dataDir = join(folder, "data");
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o755);
  for (let start = 0; start < 2; start += 1) {
    await visit(dataDir);
    const cluster = statSync(join(dataDir, "postgres"));
    const { uid, gid } = statSync(dataDir);
    expect([uid, modeOf(join(dataDir, "postgres"))]).toEqual([process.getuid?.(), "700"]);
    if (cluster.uid === uid) expect(modeOf(dataDir)).toBe("700");
    else expect([modeOf(dataDir), gid]).toEqual(["710", cluster.gid]);
    chmodSync(dataDir, 0o777);
  }
});
