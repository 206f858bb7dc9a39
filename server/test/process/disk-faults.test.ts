import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { isAlive } from "#postgres/postmaster.ts";
import { WAIT } from "../../../scripts/patience.mjs";
import { countOf, isSoak, patienceOf } from "../../../scripts/soak-list.mjs";
import { gone, processesOf } from "../embedded-processes.ts";
import { bookKeeper } from "./book-keeper.ts";
import { loginSeller, registerSeller } from "./seller-client.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

const FAULTS = countOf("faults");
/** As long as a slow machine may take; what is waited for is an event. */
/** Room for a database, its log and the load of the longest run. */
const DISK = "600m";

const disk = mkdtempSync(join(realpathSync(tmpdir()), "solodesk-disk-"));
const site = { dataDir: join(disk, "data") };
let server: ServerProcess | undefined;

/** Why this machine cannot do it; undefined where it can. */
function reasonAgainst(what: string, file: string, args: string[]): string | undefined {
  try {
    execFileSync(file, args, { stdio: "pipe" });
    return undefined;
  } catch (error) {
    return `${what}: ${error instanceof Error ? error.message.trim() : String(error)}`;
  }
}
const mountArgs = ["-t", "tmpfs", "-o", `size=${DISK}`, "solodesk", disk];
const noDisk = reasonAgainst(
  "G4 needs a small disk of its own, which only root can mount",
  "mount",
  mountArgs,
);
const noStrace = isSoak("faults")
  ? reasonAgainst("G4 needs strace, for a disk that fails", "strace", [
      "-o",
      "/dev/null",
      "-e",
      "inject=fsync:error=EIO",
      "true",
    ])
  : undefined;

/** What a fault does, and what ends it. */
const faults: (() => Promise<() => Promise<unknown>>)[] = [
  async function full() {
    const filler = join(disk, "filler");
    const piece = Buffer.alloc(64 * 1024, 1);
    try {
      for (;;) appendFileSync(filler, piece);
    } catch (error) {
      expect(error).toMatchObject({ code: "ENOSPC" });
    }
    return async () => rmSync(filler);
  },
  async function failing() {
    const pids = processesOf(site.dataDir).filter(({ line }) => !line.includes("supervisor.ts"));
    const who = pids.map(({ pid }) => `--attach=${pid}`);
    const what = ["-e", "trace=fsync,fdatasync", "-e", "inject=fsync,fdatasync:error=EIO"];
    const tracer = spawn("strace", ["-f", "-qq", "-o", "/dev/null", ...what, ...who]);
    return async () => {
      tracer.kill("SIGTERM");
      if (tracer.exitCode === null && tracer.signalCode === null) await once(tracer, "exit");
    };
  },
];

/** Writes until it is told to stop; what is refused is tried again, as somebody new. */
function startLoad(name: string, write: (nth: string) => Promise<unknown>) {
  const done: string[] = [];
  let refused = 0;
  let reason: unknown;
  const over = new AbortController();
  const running = (async () => {
    for (let i = 0; !over.signal.aborted; i += 1) {
      try {
        await write(`${name}-${i}`);
        done.push(`${name}-${i}`);
      } catch (error) {
        refused += 1;
        reason = error;
        await wait(20);
      }
    }
  })();
  return {
    done,
    refused: () => refused,
    reason: () => reason,
    stop: () => {
      over.abort();
      return running;
    },
  };
}

const email = (nth: string) => `${nth}@example.com`;
const register = (nth: string) => registerSeller(server?.url ?? "", email(nth));

beforeAll(async () => {
  if (noDisk !== undefined) return;
  mkdirSync(site.dataDir);
  server = await startServer(site);
});
afterAll(async () => {
  await server?.stop();
  await gone(site.dataDir);
  if (noDisk === undefined) execFileSync("umount", ["--lazy", disk]);
  rmSync(disk, { recursive: true, force: true });
});

async function survive(fault: () => Promise<() => Promise<unknown>>, nth: number): Promise<void> {
  const books = bookKeeper(site.dataDir);
  const loads = [
    startLoad(`a${nth}`, register),
    startLoad(`b${nth}`, register),
    startLoad(`c${nth}`, books.give),
  ];
  const acknowledged = () => loads.map(({ done }) => done.length);
  await vi.waitFor(
    () => expect(Math.min(...acknowledged()), String(loads.map(({ reason }) => reason()))).toBeGreaterThan(3),
    WAIT,
  );

  const end = await fault();
  const refused = () => loads.reduce((sum, load) => sum + load.refused(), 0);
  const before = refused();
  await vi.waitFor(() => expect(refused(), fault.name).toBeGreaterThan(before), WAIT);
  await end();

  const then = acknowledged();
  await vi.waitFor(
    async () => {
      // As whatever keeps services running does.
      if (server !== undefined && !isAlive(server.pid)) server = await startServer(site);
      const recovered = acknowledged().every((count, load) => count > then[load]! + 2);
      expect(recovered, `${fault.name}: ${String(loads.map(({ reason }) => reason()))}`).toBe(true);
    },
    { timeout: WAIT, interval: 100 },
  );
  for (const load of loads) await load.stop();

  const [a, b, gifts] = loads.map(({ done }) => done);
  for (const one of [...a!, ...b!])
    expect((await loginSeller(server?.url ?? "", email(one))).status, `${fault.name}: ${one}`).toBe(200);
  await books.expectKept(gifts!);
}

test(
  "G4: a disk that is full or fails under load loses nothing that was acknowledged, and writing goes on once it is well",
  async () => {
    const reasons = [noDisk, noStrace].filter((reason) => reason !== undefined);
    if (reasons.length > 0) {
      console.error(reasons.join("\n"));
      expect(isSoak("faults") ? reasons : []).toEqual([]);
    }
    if (noDisk !== undefined) return;
    for (let nth = 0; nth < FAULTS; nth += 1) await survive(faults[nth % faults.length]!, nth);
  },
  patienceOf("faults"),
);
