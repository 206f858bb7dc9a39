/**
 * A separate process that keeps the database running while the application runs. It stops only when the
 * channel to the application closes, however that ended. It ignores signals from a terminal or service
 * manager, because the application handles them and finishes its requests first.
 */
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { StartError } from "#kernel/config/start-error.ts";
import { type HeldLock, tryLock } from "#kernel/files/file-lock.ts";
import { findFreePort } from "./free-port.ts";
import { findOwnerPassword } from "./owner-password.ts";
import { disownPostmasterFile, isAlive, isPostmasterOf, readPostmaster, sendSignal } from "./postmaster.ts";
import { restartPauses } from "./restart-pauses.ts";
import { adoptServer, type Server, startServer } from "./server.ts";
import { tryLogin } from "./server-login.ts";
import { stopServer } from "./stop-server.ts";
import { parseOrder, type SupervisorMessage } from "./supervisor-order.ts";

/** Starts of a database that has never been ready. */
const MOST_FIRST_STARTS = 5;

const order = parseOrder(process.argv.slice(2));
const cluster = join(order.dataDir, "postgres");
const password = (await findOwnerPassword(order.dataDir)) ?? "";
const abandoned = new Promise<void>((resolve) => {
  if (process.connected) process.once("disconnect", () => resolve());
  else resolve();
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);

let hasFailed = false;
try {
  const lock = await succeedPredecessor();
  await keepRunning();
  lock.release();
} catch (error) {
  hasFailed = true;
  await send({ type: "failed", text: error instanceof Error ? error.message : String(error) });
}
process.exit(hasFailed ? 1 : 0); // the watch of a server that was not adopted may still run

/** Waits until a killed application's supervisor stops its server. Throws StartError after 20 s. */
async function succeedPredecessor(): Promise<HeldLock> {
  const stepMs = 25;
  for (let waitedMs = 0; waitedMs < 20_000; waitedMs += stepMs) {
    const lock = tryLock(join(order.dataDir, "postgres.lock"));
    if (lock !== undefined) return lock;
    if (waitedMs === 500)
      void send({ type: "progress", text: "Waiting for the last run to close the database…" });
    if (waitedMs === 2500) hurry();
    await wait(stepMs);
  }
  throw new StartError(`The database in ${cluster} is still held by an earlier run that does not end.`);
}

/** Cuts a long final checkpoint short; the next start recovers it from the write-ahead log. */
function hurry(): void {
  const running = readPostmaster(cluster);
  if (running !== undefined && isPostmasterOf(cluster, running.pid) === true)
    sendSignal(running.pid, "SIGQUIT");
}

/** Throws StartError if the database does not run at all. One that has run is restarted as long as it takes. */
async function keepRunning(): Promise<void> {
  const nextPause = restartPauses();
  let port = order.port;
  for (let starts = 1; ; starts += 1) {
    const server = (await adopt()) ?? (process.connected ? await start(port) : undefined);
    if (server === undefined) return;
    const announce = async () => {
      await server.ready;
      port = server.port;
      void send({ type: "ready", port, adopted: server.adopted });
      return neverFulfilled();
    };
    const outcome = await Promise.race([server.ended, abandoned, announce()]);
    if (outcome === undefined) return stopServer(server, cluster, order.pgCtl);
    if (port === undefined && starts > MOST_FIRST_STARTS)
      throw new StartError(`The database in ${cluster} does not keep running: ${outcome}`);
    log(`The database ended (${outcome}) and is started again.`);
    await Promise.race([wait(nextPause()), abandoned]);
  }
}

async function start(port: number | undefined): Promise<Server> {
  return startServer({ ...order, cluster, port: port ?? (await findFreePort()), log });
}

/** Returns the server in postmaster.pid if it is alive and ours; marks the file stale if it is not ours. */
async function adopt(): Promise<Server | undefined> {
  const known = readPostmaster(cluster);
  if (known === undefined || !isAlive(known.pid)) return undefined;
  const claim = isPostmasterOf(cluster, known.pid);
  const isOurs = claim ?? ["ours", "not yet"].includes(await tryLogin(cluster, known.port, password));
  if (isOurs) return adoptServer(cluster, known, password);
  disownPostmasterFile(cluster);
  return undefined;
}

function log(line: string): void {
  void send({ type: "log", text: line });
}

/** Resolves once the message is sent or the application is known to be gone. */
function send(message: SupervisorMessage): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected && process.send) process.send(message, undefined, undefined, () => resolve());
    else resolve();
  });
}

function neverFulfilled(): Promise<never> {
  return new Promise(() => undefined);
}
