// A host pulls a new version onto data of an earlier one and starts it: with or without a terminal.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backUpBeforeUpgrade } from "#features/account/backup/back-up-before-upgrade.ts";
import { readConfig } from "#kernel/config/config.ts";
import { readMigrations } from "#kernel/database/migrate.ts";
import { launchPostgres } from "#postgres/launch-postgres.ts";
import { SERVER, SOLO } from "../../../scripts/ensure-built.mjs";
import { NODE24_SETTINGS } from "../../../scripts/node24.mjs";
import { gone } from "../embedded-processes.ts";
import { eventually } from "../eventually.ts";
import { loadRelease, migrationsOf } from "../releases/load-release.ts";
import { launch, startRefused, startServer } from "./server-process.ts";

const OLDEST = "0.1.0";
const pending = readMigrations().length - migrationsOf(OLDEST).length;

const folder = mkdtempSync(join(realpathSync(tmpdir()), "solodesk-upgrade-"));
const original = join(folder, "original");
beforeAll(async () => {
  const { url, stop } = await launchPostgres({ dataDir: original, durable: false });
  await loadRelease(url, OLDEST);
  await stop();
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

function copyAs(name: string): string {
  const dataDir = join(folder, name);
  execFileSync("cp", ["-a", original, dataDir]);
  return dataDir;
}

const backupsIn = (dataDir: string): string[] => {
  const names = readdirSync(dataDir).includes("backups") ? readdirSync(join(dataDir, "backups")) : [];
  return names.filter((name) => name.startsWith("solodesk-"));
};

async function appliedIn(dataDir: string): Promise<number> {
  const { url, stop } = await launchPostgres({ dataDir, durable: false });
  const client = new pg.Client(url);
  await client.connect();
  const { rowCount } = await client.query("SELECT FROM migrations");
  await client.end();
  await stop();
  return rowCount ?? 0;
}

function runSolo(dataDir: string, args: string[], settings: Record<string, string> = {}) {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, ...NODE24_SETTINGS, DATA_DIR: dataDir, ...settings };
  return spawnSync(process.execPath, [SOLO, ...args], { encoding: "utf8", env });
}

test("without a terminal, the backup is made and proved before anything changes, and a stop ends it", async () => {
  const dataDir = copyAs("unattended");
  const stopped = launch({ dataDir });
  await eventually(() => expect(stopped.output()).toContain("Backup: copying"));
  const command = runSolo(dataDir, ["ledger", "check"]);
  expect(command.stderr).toContain("The server is upgrading this database. Try again when it is ready.");
  expect(command.status).toBe(1);
  stopped.child.kill("SIGTERM");
  const [code] = await once(stopped.child, "exit");
  expect(code, stopped.output()).toBe(0);
  expect(stopped.output()).not.toContain("failed");
  await gone(dataDir);
  expect([await appliedIn(dataDir), backupsIn(dataDir)]).toEqual([migrationsOf(OLDEST).length, []]);

  const server = await startServer({ dataDir });
  expect(server.output()).toContain(`has ${pending} migrations for this database`);
  const [name = ""] = backupsIn(dataDir);
  expect(name).toMatch(/^solodesk-\d{8}T\d{6}Z\.tar\.gz$/);
  expect(await server.stop()).toBe(0);
  const again = await startServer({ dataDir });
  expect(again.output()).not.toContain("Backup");
  expect(await again.stop()).toBe(0);
  expect(backupsIn(dataDir)).toEqual([name]);

  // As docs/operate/upgrade.md goes back in a volume, whose folder cannot be moved itself.
  const inFolder = (script: string) => execFileSync("sh", ["-c", script], { cwd: dataDir });
  inFolder('mkdir new; find . -mindepth 1 -maxdepth 1 ! -name new -exec mv {} new ";"');
  const [old, backup] = [join(dataDir, "old"), join(dataDir, "new/backups", name)];
  const { stdout, stderr } = runSolo(old, ["restore", backup], {
    BACKUP_PASSPHRASE: readFileSync(join(dataDir, "new/secret.key"), "utf8").trim(),
  });
  expect(stdout, stderr).toContain("All checks passed.");
  expect(stdout).toContain("2 stores, 18 orders");
  inFolder("mv old/* .; rm -r old");
  const restored = await startServer({ dataDir });
  expect(restored.output()).not.toContain("Backup");
  expect(await restored.stop()).toBe(0);
  expect(backupsIn(dataDir)).toEqual([]);
});

test("a backup that fails ends the start with what to do, and a setting goes on without one", async () => {
  const dataDir = copyAs("failing");
  const env = { BACKUP_TO: join(folder, "unmounted"), BACKUP_PASSPHRASE: "a passphrase of this test" };
  const { code, output } = await startRefused({ dataDir, env });
  expect(code).toBe(1);
  expect(output).toContain(
    `The backup before the upgrade failed, so nothing was changed: The folder ${env.BACKUP_TO} does not exist: create it, or mount its disk. Correct that and start again, or set BACKUP_BEFORE_UPGRADE=off to upgrade without one.`,
  );
  await gone(dataDir);
  expect(await appliedIn(dataDir)).toBe(migrationsOf(OLDEST).length);
  const server = await startServer({ dataDir, env: { ...env, BACKUP_BEFORE_UPGRADE: "off" } });
  expect(server.output()).not.toContain("Backup:");
  expect(await server.stop()).toBe(0);
});

test("of backups that fail their proof at one start after the other, the newest is kept", async () => {
  const dataDir = copyAs("unproved");
  const { url, stop } = await launchPostgres({ dataDir, durable: false });
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    `CREATE FUNCTION refuse() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no change'; END $$`,
  );
  await client.query("CREATE EVENT TRIGGER refuse ON ddl_command_start EXECUTE FUNCTION refuse()");
  await client.end();
  const config = readConfig({ DATA_DIR: dataDir });
  const start = { config, log: pino({ level: "silent" }), ownerUrl: url, say: () => undefined };
  const kept: string[][] = [];
  for (let tries = 0; tries < 2; tries += 1) {
    await expect(backUpBeforeUpgrade(start, ["next.sql"])).rejects.toThrow("no change");
    kept.push(readdirSync(join(dataDir, "backups")));
  }
  await stop();
  const [first = [], second = []] = kept;
  expect([first.length, second.length]).toEqual([1, 1]);
  expect(second[0]).toMatch(/\.failed$/);
  expect(second, "the newest").not.toEqual(first);
});

/** Starts the server on a terminal of its own, and types the answer once it asks. */
async function onTerminal(dataDir: string, { answer = "", options = "" }) {
  const { PATH = "", HOME = "" } = process.env;
  const settings = { DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "warn" };
  const child = spawn("script", ["-qefc", `exec "${process.execPath}" "${SERVER}" ${options}`, "/dev/null"], {
    env: { PATH, HOME, ...NODE24_SETTINGS, ...settings },
    stdio: ["pipe", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += String(chunk)));
  const ended = once(child, "exit");
  await eventually(() => expect(output).toMatch(/\[y\/N\]|is ready/));
  const wasAsked = output.includes("[y/N]");
  if (wasAsked) child.stdin.write(`${answer}\n`);
  await eventually(() => expect(child.exitCode !== null || output.includes("is ready"), output).toBe(true));
  const isReady = output.includes("is ready");
  // Ctrl+C
  if (isReady) child.stdin.write("\u0003");
  await ended;
  await gone(dataDir);
  return { output, wasAsked, isReady };
}

test("on a terminal it asks first, says what will happen, and takes --yes for an answer", async () => {
  const dataDir = copyAs("attended");
  const refused = await onTerminal(dataDir, { answer: "n" });
  expect(refused.output.replaceAll(/\s+/g, " ")).toMatch(
    new RegExp(
      `has ${pending} migrations for this database, and older versions cannot use it afterwards\\. It first makes a backup in ${join(dataDir, "backups")}, of at most \\d+ MB, .* about \\d0 seconds\\. Continue\\?`,
    ),
  );
  expect(refused.output).toContain("Nothing was changed.");
  expect([refused.isReady, await appliedIn(dataDir)]).toEqual([false, migrationsOf(OLDEST).length]);

  expect(await onTerminal(dataDir, { options: "--yes" })).toMatchObject({ wasAsked: false, isReady: true });
  expect(backupsIn(dataDir)).toHaveLength(1);
});
