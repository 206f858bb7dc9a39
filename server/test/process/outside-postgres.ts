// A PostgreSQL that is not the application's own, for tests that stop, kill, freeze or fill it.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { findBinaries } from "#postgres/find-binaries.ts";
import { findFreePort } from "#postgres/free-port.ts";
import { sendSignal } from "#postgres/postmaster.ts";
import { commandAs, type RunAs } from "#postgres/run-as.ts";
import { type Server, startServer } from "#postgres/server.ts";
import { stopServer } from "#postgres/stop-server.ts";
import { findPostgres } from "../../../scripts/ensure-postgres.mjs";

export interface OutsidePostgres {
  port: number;
  /** Address of a database for somebody; the superuser unless told otherwise. */
  urlOf(database: string, user?: string, password?: string): string;
  /** One statement as the superuser. */
  sql<Row extends pg.QueryResultRow>(statement: string, database?: string): Promise<Row[]>;
  /** SIGKILL to the postmaster. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Nothing of it answers any more, until `thaw`. */
  freeze(): void;
  thaw(): void;
  remove(): Promise<void>;
}

/** PostgreSQL refuses root: root bears another id in a namespace, as the application's own database does. */
export const asNobody = (): RunAs =>
  process.getuid?.() === 0 ? { who: "namespace", uid: 65_534, gid: 65_534 } : { who: "self" };

/** Where the programs of PostgreSQL are: those of the system, or those that the application brings. */
export async function binOf(which: "system" | "embedded"): Promise<string> {
  if (which === "embedded") return join((await findBinaries()).postgres, "..");
  const found = findPostgres();
  if (found === undefined) throw new Error("There is no PostgreSQL: run the tests by npm test once.");
  return found;
}

/** A program that runs PostgreSQL on a copy of `cluster`, in memory, with room for so many megabytes. */
function littleRoom(postgres: string, cluster: string, megabytes: number): string {
  const [file, copy] = [`${cluster}.sh`, `${cluster}.copy`];
  const mount = `mount -t tmpfs -o size=${megabytes}m tmpfs ${cluster}`;
  const fill = `mkdir ${cluster}/in && cp -a ${copy}/. ${cluster}/in && chmod 700 ${cluster}/in`;
  execFileSync("cp", ["-a", cluster, copy]);
  const run = `exec unshare --user --map-user=65534 --map-group=65534 ${postgres} -D ${cluster}/in`;
  const inside = `${mount} && ${fill} && shift 2 && ${run} "$@"`;
  writeFileSync(file, `#!/bin/sh\nexec unshare --user --map-root-user --mount sh -c '${inside}' sh "$@"\n`, {
    mode: 0o755,
  });
  return file;
}

const PASSWORD = "super";

export async function outsidePostgres({
  bin,
  megabytes,
}: {
  bin: string;
  megabytes?: number;
}): Promise<OutsidePostgres> {
  const folder = mkdtempSync(join(tmpdir(), "solodesk-outside-"));
  const cluster = join(folder, "cluster");
  const pwfile = join(folder, "password");
  mkdirSync(cluster, { mode: 0o700 });
  writeFileSync(pwfile, PASSWORD);
  const init = commandAs(asNobody(), join(bin, "initdb"), [
    `--pgdata=${cluster}`,
    `--pwfile=${pwfile}`,
    "--username=super",
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C.UTF-8",
    "--wal-segsize=1",
    "--no-sync",
  ]);
  execFileSync(init.file, init.args, { ...init.options, stdio: "ignore" } as object);
  const own = join(bin, "postgres");
  const small = megabytes === undefined ? undefined : littleRoom(own, cluster, megabytes);
  const port = await findFreePort();
  let server: Server | undefined;
  let said: string[] = [];

  const urlOf = (database: string, user = "super", password = PASSWORD) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
  async function start(): Promise<void> {
    // After a kill its processes may hold the memory for a moment.
    for (let tries = 0; tries < 100; tries += 1) {
      said = [];
      server = startServer({
        cluster,
        postgres: small ?? own,
        runAs: small === undefined ? asNobody() : { who: "self" },
        // What it acknowledged has to outlive its own end.
        durable: true,
        port,
        log: (line) => said.push(line),
      });
      const isUp = await Promise.race([server.ready.then(() => true), server.ended.then(() => false)]);
      if (isUp) return;
      await wait(100);
    }
    throw new Error(said.join("\n"));
  }
  const processes = () =>
    readFileSync(`/proc/${server?.pid}/task/${server?.pid}/children`, "utf8").split(" ").map(Number);
  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of [server?.pid ?? 0, ...processes()]) sendSignal(pid, signal);
  };
  await start();
  return {
    port,
    urlOf,
    async sql(statement, database = "postgres") {
      const client = new pg.Client(urlOf(database));
      await client.connect();
      try {
        return (await client.query(statement)).rows;
      } finally {
        await client.end();
      }
    },
    async kill() {
      sendSignal(server?.pid ?? 0, "SIGKILL");
      await server?.ended;
    },
    start,
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
    async remove() {
      signalAll("SIGCONT");
      if (server) await stopServer(server, cluster, join(bin, "pg_ctl"));
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}
