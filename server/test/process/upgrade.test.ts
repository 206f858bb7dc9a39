import { execFileSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allChecks } from "#features/money/wallet/checks/check-books.ts";
import { type Migration, migrate, readMigrations } from "#kernel/database/migrate.ts";
import { findRunningPostgres } from "#postgres/find-running-postgres.ts";
import { launchPostgres } from "#postgres/launch-postgres.ts";
import { countOf, patienceOf } from "../../../scripts/soak-list.mjs";
import { gone, killAtOnce } from "../embedded-processes.ts";
import { loadRelease, migrationsOf } from "../releases/load-release.ts";
import { buildGate, closeGate, invariantsOf, schemaOf } from "./old-database.ts";
import { launch } from "./server-process.ts";

const KILLS = countOf("upgrades");
const OLDEST = "0.1.0";
const all = readMigrations();
/** What an upgrade from the oldest release finds, and what it has to do. */
const old = migrationsOf(OLDEST);
const pending = all.slice(old.length);

const folder = mkdtempSync(join(realpathSync(tmpdir()), "solodesk-upgrade-"));
/** A cold back-up: what stopping the server and copying DATA_DIR gives. */
const backUp = join(folder, "back-up");
let before: Record<string, unknown>;
/** By the last migration that was applied, what the schema is then. */
const schemas = new Map<string, string>();

async function inDatabase<T>(
  dataDir: string,
  work: (client: pg.Client, url: string) => Promise<T>,
): Promise<T> {
  const { url, stop } = await launchPostgres({ dataDir, durable: false });
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client, url);
  } finally {
    await client.end();
    await stop();
  }
}

const copy = (from: string, to: string) => execFileSync("cp", ["-a", from, to]);

async function expectWhole(client: pg.Client): Promise<void> {
  expect(await invariantsOf(client)).toEqual(before);
  for (const { claim, sql } of allChecks) expect((await client.query(sql)).rows, claim).toEqual([]);
}

beforeAll(async () => {
  before = await inDatabase(backUp, async (client, url) => {
    await loadRelease(url, OLDEST);
    await buildGate(client);
    return invariantsOf(client);
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("G5: a restored back-up of the oldest release holds what it held, and comes up to date with all of it", async () => {
  const dataDir = join(folder, "restored");
  copy(backUp, dataDir);
  await inDatabase(dataDir, async (client, url) => {
    expect(await invariantsOf(client)).toEqual(before);
    schemas.set(old.at(-1)?.name ?? "", await schemaOf(client));
    const done: Migration[] = [...old];
    for (const migration of pending) {
      done.push(migration);
      expect(await migrate(url, done)).toEqual([migration.name]);
      schemas.set(migration.name, await schemaOf(client));
    }
    await expectWhole(client);
  });
  // And once more: what is up to date can be copied and started too.
  const again = join(folder, "again");
  copy(dataDir, again);
  await inDatabase(again, async (client, url) => {
    expect(await migrate(url)).toEqual([]);
    await expectWhole(client);
  });
});

/** Waits until an upgrade is in the middle of a migration, with so many before it; its connection keeps it there. */
async function stopWithin(dataDir: string, count: number, hasEnded: () => boolean): Promise<void> {
  let client: pg.Client | undefined;
  while (!hasEnded()) {
    try {
      if (client === undefined) {
        const url = await findRunningPostgres(dataDir);
        if (url === undefined) throw new Error("not yet");
        client = new pg.Client(url);
        client.on("error", () => undefined);
        await client.connect();
      }
      const { rows } = await client.query<{ n: number }>("SELECT count(*)::int AS n FROM migrations");
      if ((rows[0]?.n ?? 0) >= count) return await closeGate(client, hasEnded);
    } catch {
      client = undefined;
      await wait(5);
    }
  }
}

test(
  "G5: kill -9 in the middle of an upgrade leaves each migration done or not begun, and the next start does the rest",
  async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const dataDir = join(folder, `killed-${kill}`);
      copy(backUp, dataDir);
      const { child } = launch({ dataDir, env: { BACKUP_BEFORE_UPGRADE: "off" } });
      // Spread over the upgrade: in the quick run in its middle.
      const count = old.length + Math.floor(((kill + 0.5) / KILLS) * pending.length);
      await stopWithin(dataDir, count, () => child.exitCode !== null);
      killAtOnce(child.pid!, dataDir);
      await gone(dataDir);

      await inDatabase(dataDir, async (client, url) => {
        const { rows } = await client.query<{ name: string }>("SELECT name FROM migrations ORDER BY name");
        const applied = rows.map(({ name }) => name);
        expect(applied).toEqual(all.slice(0, applied.length).map(({ name }) => name));
        expect(await schemaOf(client), `after ${applied.at(-1)}`).toBe(schemas.get(applied.at(-1) ?? ""));
        expect(await invariantsOf(client)).toEqual(before);
        expect(await migrate(url)).toEqual(all.slice(applied.length).map(({ name }) => name));
        expect(await schemaOf(client)).toBe(schemas.get(all.at(-1)?.name ?? ""));
        await expectWhole(client);
      });
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
  patienceOf("upgrades"),
);
