import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { isAlive } from "#postgres/postmaster.ts";
import { WAIT } from "../../../scripts/patience.mjs";
import { countOf, isSoak, patienceOf } from "../../../scripts/soak-list.mjs";
import { gone, postmasterOf, processesOf } from "../embedded-processes.ts";
import { bookKeeper } from "./book-keeper.ts";
import { type ServerProcess, startServer } from "./server-process.ts";
import { startWriters } from "./writers.ts";

const FAULTS = countOf("faults");
/** Milliseconds for which a fault lasts; in the soak, longer than a few restarts of the database take. */
const LASTS = isSoak("faults") ? 15_000 : 0;
/** Room for a database, its log and the load of the longest run. */
const DISK = "600m";

const disk = mkdtempSync(join(realpathSync(tmpdir()), "solodesk-disk-"));
const site = { dataDir: join(disk, "data") };
let server: ServerProcess;

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

/** Begins something; what it returns ends it. */
type Fault = () => Promise<() => Promise<unknown>>;

/** Makes these system calls of the database fail, also of one that is started meanwhile. */
function failing(calls: string, error: string): Fault {
  return async () => {
    const { pid } = postmasterOf(site.dataDir);
    const who = processesOf(site.dataDir).map((one) => `--attach=${one.pid}`);
    const what = ["-e", `trace=${calls}`, "-e", `inject=${calls}:error=${error}`];
    const tracer = spawn("strace", ["-f", "-qq", "-o", "/dev/null", ...what, ...who], { stdio: "ignore" });
    const ended = once(tracer, "exit");
    await vi.waitFor(() => {
      // The database may have met the fault, and ended, before this process looks.
      const isAttached = readFileSync(`/proc/${pid}/status`, "utf8").includes(`TracerPid:\t${tracer.pid}\n`);
      expect(isAttached || !isAlive(pid)).toBe(true);
    }, WAIT);
    return () => {
      tracer.kill("SIGTERM");
      return ended;
    };
  };
}

const faults: [what: string, begin: Fault][] = [
  [
    "the disk is full",
    async () => {
      const filler = join(disk, "filler");
      const piece = Buffer.alloc(4 * 1024, 1);
      try {
        for (;;) appendFileSync(filler, piece);
      } catch (error) {
        expect(error).toMatchObject({ code: "ENOSPC" });
      }
      return async () => rmSync(filler);
    },
  ],
  // A file system may take the bytes and fail to store them, …
  ["storing fails", failing("fsync,fdatasync", "EIO")],
  // … or not even take them.
  ["writing fails", failing("pwrite64,pwritev", "EIO")],
];

/** Gifts until it is told to stop; what is refused is tried again under another name. */
function startGifts(name: string) {
  const books = bookKeeper(site.dataDir);
  const done: string[] = [];
  const over = new AbortController();
  const running = (async () => {
    for (let i = 0; !over.signal.aborted; i += 1) {
      try {
        await books.give(`${name}-${i}`);
        done.push(`${name}-${i}`);
      } catch {
        await wait(20);
      }
    }
  })();
  return {
    done,
    stop: () => {
      over.abort();
      return running;
    },
    expectKept: () => books.expectKept(done),
  };
}

beforeAll(async () => {
  if (noDisk !== undefined) return;
  mkdirSync(site.dataDir);
  server = await startServer(site);
});
afterAll(async () => {
  if (noDisk === undefined) await server.stop();
  await gone(site.dataDir);
  if (noDisk === undefined) execFileSync("umount", ["--lazy", disk]);
  rmSync(disk, { recursive: true, force: true });
});

async function survive([what, begin]: [string, Fault], nth: number): Promise<void> {
  const writers = startWriters([server.url], `w${nth}`);
  const gifts = startGifts(`g${nth}`);
  const acknowledged = () => Math.min(writers.acknowledged.length, gifts.done.length);
  await vi.waitFor(() => expect(acknowledged()).toBeGreaterThan(3), WAIT);

  const end = await begin();
  await vi.waitFor(() => expect(writers.refusals.size, what).toBeGreaterThan(0), WAIT);
  await wait(LASTS);
  await end();
  const over = performance.now();

  const [writes, given] = [writers.acknowledged.length, gifts.done.length];
  await vi.waitFor(() => {
    expect(writers.acknowledged.length, what).toBeGreaterThan(writes + 2);
    expect(gifts.done.length, what).toBeGreaterThan(given + 2);
  }, WAIT);
  const took = ((performance.now() - over) / 1000).toFixed(1);
  await writers.stop();
  await gifts.stop();
  expect((await fetch(`${server.url}/readyz`)).status, what).toBe(200);
  expect(isAlive(server.pid), what).toBe(true);

  expect(
    [...writers.refusals].filter((said) => !/^\d+ .*"code":"unavailable"/.test(said)),
    what,
  ).toEqual([]);
  expect(
    [...writers.statuses].filter((status) => status !== 201 && status !== 503),
    what,
  ).toEqual([]);
  expect(await writers.lost(), what).toEqual([]);
  await gifts.expectKept();
  console.info(
    `G4: ${what} for ${LASTS / 1000} s: ${writers.acknowledged.length} registrations and ${gifts.done.length} gifts kept, writing went on ${took} s later`,
  );
}

test(
  "G4: a disk that is full or fails under load loses nothing that was acknowledged, answers 503, and writing goes on once it is well",
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
