import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from "node:fs";
import { chmod, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { gone, killAtOnce, postmasterOf, processesOf, supervisorOf } from "#test/embedded-processes.ts";
import { eventually } from "#test/eventually.ts";
import { findRunningPostgres } from "./find-running-postgres.ts";
import { DataDirInUse, launchPostgres } from "./launch-postgres.ts";

type App = { child: ChildProcess; pid: number; port: number; url: string; adopted: boolean };

const folders: string[] = [];
const strangers: ChildProcess[] = [];

// Survives kill -9 of the server, though not a power cut.
const MAKE_KEPT =
  "set synchronous_commit = on; drop table if exists kept; create table kept (n int); insert into kept values (1)";
// Most tests share one folder: they also show that it survives all of them in a row.
let shared = "";

beforeAll(async () => {
  shared = join(mkdtempSync(join(realpathSync(tmpdir()), "solodesk-postgres-")), "data");
  const { stop } = await launchPostgres({ dataDir: shared, durable: false });
  await stop();
});

afterAll(() => rmSync(join(shared, ".."), { recursive: true, force: true }));

afterEach(async () => {
  for (const child of strangers.splice(0)) child.kill("SIGKILL");
  await gone(shared);
  for (const folder of folders.splice(0)) {
    await gone(join(folder, "data"));
    rmSync(folder, { recursive: true, force: true });
  }
});

test("the first start makes the database, the next one keeps what is in it", async () => {
  const dataDir = newDataDir();
  await chmod(join(dataDir, ".."), 0o755); // as root: a folder the user postgres can enter
  const said: string[] = [];
  const first = await launchPostgres({ dataDir, progress: (message) => said.push(message) });
  expect(said).toEqual(["Preparing the database…"]);
  await query(first.url, "create table kept (word text); insert into kept values ('Été')");
  expect(await query(first.url, "show fsync")).toEqual([{ fsync: "on" }]);
  await first.stop();

  const again = await launchPostgres({ dataDir, progress: (message) => said.push(message) });
  expect(await query(again.url, "select word, upper(word) as loud from kept")).toEqual([
    { word: "Été", loud: "ÉTÉ" },
  ]);
  expect(again.adopted).toBe(false);
  expect(said).toHaveLength(1);
  await again.stop();
  await again.stop();
  expect(processesOf(dataDir)).toEqual([]);
});

test("the server is closed to all who lack the password, and set as we need it", async () => {
  const dataDir = shared;
  const database = await launchPostgres({ dataDir, durable: false });
  const settings = await query(
    database.url,
    `select name, setting from pg_settings where name in ('data_checksums', 'TimeZone', 'listen_addresses',
     'unix_socket_directories', 'password_encryption', 'server_encoding', 'max_connections') order by lower(name)`,
  );
  expect(settings.map(({ setting }) => setting)).toEqual([
    "on",
    "127.0.0.1",
    "200",
    "scram-sha-256",
    "UTF8",
    "UTC",
    "",
  ]);
  expect(await query(database.url, "select distinct auth_method from pg_hba_file_rules")).toEqual([
    { auth_method: "scram-sha-256" },
  ]);
  expect(
    await query(
      database.url,
      "select datlocprovider as p, datlocale as l from pg_database where datname = 'solodesk'",
    ),
  ).toEqual([{ p: "b", l: "C.UTF-8" }]);
  const wrong = database.url.replace(/solodesk:[^@]+@/, "solodesk:guess@");
  await expect(query(wrong, "select 1")).rejects.toThrow("password authentication failed");
  expect(statSync(join(dataDir, "postgres.password")).mode & 0o777).toBe(0o600);
  await database.stop();
});

test("G2: kill -9 of the application leaves no process behind, and a start right then works", async () => {
  const dataDir = shared;
  const app = await startApp(dataDir);
  await query(app.url, MAKE_KEPT);
  await kill(app.pid);
  await gone(dataDir);

  const second = await startApp(dataDir);
  await kill(second.pid);
  const third = await startApp(dataDir);
  expect(await query(third.url, "select n from kept")).toEqual([{ n: 1 }]);
  await kill(third.pid);
});

test("G2: a server left by a killed application and supervisor is adopted, then ends with the new application", async () => {
  const dataDir = shared;
  const app = await startApp(dataDir);
  const orphan = postmasterOf(dataDir);
  process.kill(app.pid, "SIGSTOP"); // otherwise it would replace its supervisor
  process.kill(supervisorOf(dataDir), "SIGKILL");
  await kill(app.pid);

  const next = await startApp(dataDir);
  expect(next).toMatchObject({ adopted: true, port: orphan.port });
  expect(postmasterOf(dataDir).pid).toBe(orphan.pid);
  await kill(next.pid);
  await gone(dataDir);
});

test("G2: a killed server comes back on its port, whatever its sessions were busy with", async () => {
  const dataDir = shared;
  const app = await startApp(dataDir);
  await query(app.url, MAKE_KEPT);
  // A session that is busy computing does not notice that its server died, and holds the shared memory.
  const busy = new pg.Client(app.url);
  busy.on("error", () => undefined);
  await busy.connect();
  busy.query("do $$ begin loop end loop; end $$").catch(() => undefined);
  await wait(100);
  const before = postmasterOf(dataDir).pid;
  await kill(before);
  await eventually(async () => expect(await query(app.url, "select n from kept")).toEqual([{ n: 1 }]));
  expect(postmasterOf(dataDir)).toMatchObject({ port: app.port });
  expect(postmasterOf(dataDir).pid).not.toBe(before);
  await kill(app.pid);
  await gone(dataDir);
});

test("G4: a server that ends again and again, as on a failing disk, is started as often", async () => {
  const dataDir = shared;
  const app = await startApp(dataDir);
  await query(app.url, MAKE_KEPT);
  for (let ends = 0; ends < 6; ends += 1) {
    const { pid } = postmasterOf(dataDir);
    process.kill(pid, "SIGKILL");
    await eventually(() => expect(postmasterOf(dataDir).pid).not.toBe(pid));
    await eventually(async () => expect(await query(app.url, "select n from kept")).toEqual([{ n: 1 }]));
  }
  await kill(app.pid);
  await gone(dataDir);
});

test("G4: a server whose process crashed ends as a whole and is started anew, because it may hang if it restarts by itself", async () => {
  const dataDir = shared;
  const app = await startApp(dataDir);
  const before = postmasterOf(dataDir).pid;
  const crashed = new pg.Client(app.url);
  crashed.on("error", () => undefined);
  await crashed.connect();
  const { rows } = await crashed.query<{ pid: number }>("select pg_backend_pid() as pid");
  process.kill(rows[0]?.pid ?? 0, "SIGABRT");
  await eventually(() => expect(postmasterOf(dataDir).pid).not.toBe(before));
  await eventually(async () => expect(await query(app.url, "select 1 as n")).toEqual([{ n: 1 }]));
  await kill(app.pid);
  await gone(dataDir);
});

test("G2: a killed supervisor is replaced without a stop of the server", async () => {
  const dataDir = shared;
  const database = await launchPostgres({ dataDir, durable: false });
  const { pid } = postmasterOf(dataDir);
  const killed = supervisorOf(dataDir);
  await kill(killed);
  await eventually(() => expect(supervisorOf(dataDir)).not.toBe(killed));
  expect(postmasterOf(dataDir).pid).toBe(pid);
  await kill(supervisorOf(dataDir));
  await database.stop(); // while no supervisor runs
  expect(processesOf(dataDir)).toEqual([]);
});

test("a start while the last run still closes its server waits for that, and does not take the server on", async () => {
  const dataDir = shared;
  const app = await startApp(dataDir);
  const predecessor = supervisorOf(dataDir);
  process.kill(predecessor, "SIGSTOP");
  await kill(app.pid);
  const next = startApp(dataDir);
  expect(await Promise.race([next, wait(600, "waits")])).toBe("waits");
  process.kill(predecessor, "SIGCONT");
  expect((await next).adopted).toBe(false);
  await kill((await next).pid);
});

test("G2: kill -9 of everything is mended by the next start", async () => {
  const dataDir = shared;
  const app = await startApp(dataDir);
  await query(app.url, MAKE_KEPT);
  killAtOnce(app.pid, dataDir);
  const next = await startApp(dataDir);
  expect(await query(next.url, "select n from kept")).toEqual([{ n: 1 }]);
  await kill(next.pid);
});

test("a second start on the same folder refuses at once, and the first goes on", async () => {
  const dataDir = shared;
  const began = performance.now();
  const app = await startApp(dataDir);
  const started = performance.now();
  const refusal = await launchPostgres({ dataDir }).catch((error: unknown) => error);
  // It fails at once, in a fraction of the time of a start.
  const [refused, usual] = [performance.now() - started, started - began];
  expect(refused / usual).toBeLessThan(2);
  expect(refusal).toBeInstanceOf(DataDirInUse);
  expect(refusal).toMatchObject({
    pid: app.pid,
    message: `Process ${app.pid} already uses the data folder ${dataDir}: stop it, or set DATA_DIR to another folder.`,
  });
  expect(await findRunningPostgres(dataDir)).toBe(app.url);
  expect(await query(app.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await kill(app.pid);
  await gone(dataDir);
  expect(await findRunningPostgres(dataDir)).toBeUndefined();
});

test("of two first starts at the same moment one wins", async () => {
  const dataDir = newDataDir();
  const starts = await Promise.allSettled([startApp(dataDir), startApp(dataDir), startApp(dataDir)]);
  const won = starts.flatMap((start) => (start.status === "fulfilled" ? [start.value] : []));
  const lost = starts.flatMap((start) => (start.status === "rejected" ? [String(start.reason)] : []));
  expect(won).toHaveLength(1);
  for (const reason of lost) expect(reason).toContain("already uses the data folder");
  for (const { pid } of won) await kill(pid);
});

test("G2: a process id that another program uses now does not pass for the server", async () => {
  const dataDir = shared;
  const other = newDataDir();
  const elsewhere = await startApp(other);
  const stranger = spawn("sleep", ["60"]);
  strangers.push(stranger);
  for (const pid of [pidOf(stranger), postmasterOf(other).pid]) {
    const app = await startApp(dataDir);
    killAtOnce(app.pid, dataDir);
    await gone(dataDir);
    const file = join(dataDir, "postgres", "postmaster.pid");
    await writeFile(file, readFileSync(file, "utf8").replace(/^\d+/, String(pid)));

    const next = await startApp(dataDir);
    expect(next.adopted).toBe(false);
    expect(await query(next.url, "show data_directory")).toEqual([
      { data_directory: join(dataDir, "postgres") },
    ]);
    await kill(next.pid);
    await gone(dataDir);
  }
  expect(await query(elsewhere.url, "show data_directory")).toEqual([
    { data_directory: join(other, "postgres") },
  ]);
  expect(stranger.exitCode).toBeNull();
  await kill(elsewhere.pid);
});

test("G2: a first start that is killed half-way is begun again", async () => {
  const dataDir = newDataDir();
  const child = spawnApp(dataDir);
  const isBegun = () => {
    const draft = readdirSync(dataDir).find((name) => name.startsWith("postgres.init-")) ?? "none";
    return existsSync(join(dataDir, draft, "data", "base"));
  };
  await expect.poll(isBegun, { interval: 5 }).toBe(true);
  await kill(pidOf(child));
  expect(existsSync(join(dataDir, "postgres"))).toBe(false);
  for (let starts = 0; starts < 2; starts += 1) {
    const next = await startApp(dataDir);
    expect(await query(next.url, "select 1 as one")).toEqual([{ one: 1 }]);
    await kill(next.pid);
    await gone(dataDir);
  }
  expect((await readdir(dataDir)).filter((name) => name.startsWith("postgres.")).toSorted()).toEqual([
    "postgres.lock",
    "postgres.password",
  ]);
});

test("a database that cannot run is given up with its own last words, and is left alone", async () => {
  const dataDir = newDataDir();
  const { stop } = await launchPostgres({ dataDir, durable: false });
  await stop();
  rmSync(join(dataDir, "postgres", "global", "pg_control"));
  await expect(launchPostgres({ dataDir })).rejects.toThrow(
    /does not keep running: .*could not find the database system/,
  );
  rmSync(join(dataDir, "postgres", "PG_VERSION"));
  await expect(launchPostgres({ dataDir })).rejects.toThrow("is not empty and holds no database");
  expect(existsSync(join(dataDir, "postgres", "base"))).toBe(true);
});

test("an application that has nothing left to do is not held up by its database", async () => {
  for (const then of ["", "await database.stop();"]) {
    const child = spawnApp(shared, then);
    await once(child, "exit");
    expect(child.exitCode).toBe(0);
  }
});

function newDataDir(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "solodesk-postgres-"));
  folders.push(folder);
  return join(folder, "data");
}

function spawnApp(dataDir: string, then = "setInterval(() => undefined, 60_000);"): ChildProcess {
  const script = `
    import { launchPostgres } from ${JSON.stringify(`file://${join(import.meta.dirname, "launch-postgres.ts")}`)};
    const database = await launchPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: false });
    console.log(JSON.stringify(database));
    ${then}`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  strangers.push(child);
  return child;
}

async function startApp(dataDir: string): Promise<App> {
  const child = spawnApp(dataDir);
  let errors = "";
  child.stderr?.on("data", (chunk) => {
    errors += String(chunk);
  });
  const line = new Promise<string>((resolve, reject) => {
    if (child.stdout) createInterface({ input: child.stdout }).once("line", resolve);
    child.once("exit", () => reject(new Error(`The app ended: ${errors}`)));
  });
  return { child, pid: pidOf(child), ...(JSON.parse(await line) as Omit<App, "child" | "pid">) };
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Never 0, because a signal to 0 goes to the whole process group. */
function pidOf(child: ChildProcess): number {
  if (child.pid === undefined) throw new Error("not started");
  return child.pid;
}

async function kill(pid: number): Promise<void> {
  process.kill(pid, "SIGKILL");
  const child = strangers.find((stranger) => stranger.pid === pid);
  if (child && child.exitCode === null && child.signalCode === null) await once(child, "exit");
}
