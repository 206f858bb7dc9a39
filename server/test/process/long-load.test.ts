import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { M } from "@solodesk/contract/kernel/marketplace.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countOf, isSoak, patienceOf } from "../../../scripts/soak-list.mjs";
import { bookKeeper } from "./book-keeper.ts";
import { loginSeller, openStore, registerSeller, send } from "./seller-client.ts";
import { type ServerProcess, startServer } from "./server-process.ts";
import { slopeOf, startWindows } from "./steadiness.ts";
import { type TestSite, testSite } from "./test-site.ts";

const SECONDS = countOf("hours");
const WORKERS = 16;
/** Of the time: the first of them warms caches up and is not judged. */
const WINDOWS = 16;
/** What the server's clock is off by, in seconds, for a while each; tokens end, begin later, and end again. */
const jumps = [90, 0, 3600, -3600, 0, -90];

const faketime = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib"]
  .map((folder) => join(folder, "faketime/libfaketime.so.1"))
  .find((file) => existsSync(file));

let site: TestSite;
let server: ServerProcess;
const clockFile = () => join(site.dataDir, "clock");
const setClock = (offset: number) =>
  writeFileSync(clockFile(), `${offset < 0 ? "-" : "+"}${Math.abs(offset)}`);

beforeAll(async () => {
  site = await testSite({ embedded: true });
  setClock(0);
  const env: Record<string, string> =
    faketime === undefined
      ? {}
      : {
          LD_PRELOAD: faketime,
          FAKETIME_TIMESTAMP_FILE: clockFile(),
          FAKETIME_CACHE_DURATION: "1",
          FAKETIME_DONT_FAKE_MONOTONIC: "1",
        };
  server = await startServer({ ...site, env: { ...site.env, ...env } });
});
afterAll(async () => {
  await server.stop();
  await site.remove();
});

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/** A seller who looks around, and now and then writes; signs in again when a token has ended. */
async function worker(name: string, { step }: { step(work: () => Promise<number>): Promise<boolean> }) {
  const books = bookKeeper(site.dataDir);
  const { url } = server;
  const email = `${name}@example.com`;
  const accounts = [email];
  const gifts: string[] = [];
  let token = await registerSeller(url, email);
  const signInAgain = async () => {
    const { body } = await loginSeller(url, email);
    token = body.data.tokens.access.token;
  };
  // The clock may jump between two requests, so this token can end before its first use.
  let opened = await openStore(url, token, name);
  for (let tries = 1; opened.status === 401 && tries < 5; tries += 1) {
    await signInAgain();
    opened = await openStore(url, token, name);
  }
  expect(opened.status).toBe(201);
  const read = async (path: string) => (await send(url, path, undefined, token)).status;
  const steps: ((i: number) => Promise<number>)[] = [
    () => read(`${M}/products/all?page=1`),
    () => read(`${M}/products/search?q=lamp`),
    () => read(`${M}/user-store-link?website_url=${name}`),
    () => read("/auth/profile"),
    () => read(`${M}/products/search?q=brass+lantren`),
  ];
  for (let i = 0; ; i += 1) {
    const goesOn = await step(async () => {
      const status = await steps[i % steps.length]!(i);
      if (status !== 401) return status;
      await signInAgain();
      return 200;
    });
    if (!goesOn) break;
    if (i % 100 === 50) {
      await registerSeller(url, `${name}-${i}@example.com`);
      accounts.push(`${name}-${i}@example.com`);
      await books.give(`${name}-${i}`);
      gifts.push(`${name}-${i}`);
    }
  }
  return { accounts, gifts };
}

/** Reads of all workers within `ms`, as fast as they go or `rate` a second; what was answered, and how quickly. */
async function load(name: string, ms: number, rate: number | undefined) {
  const statuses = new Map<number, number>();
  const windows = startWindows(WINDOWS, ms);
  const until = performance.now() + ms;
  const pause = rate === undefined ? 0 : (WORKERS * 1000) / rate;
  const step = async (work: () => Promise<number>): Promise<boolean> => {
    const began = performance.now();
    const status = await work();
    const took = performance.now() - began;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    windows.add(took);
    await wait(Math.max(0, pause - took));
    return performance.now() < until;
  };
  const done = await Promise.all(Array.from({ length: WORKERS }, (_, n) => worker(`${name}${n}`, { step })));
  const answers = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  return { statuses, answers, p99: windows.p99(), done };
}

test(
  "G9: mixed load for long, with a clock that jumps, breaks nothing, takes no more memory and gets no slower",
  async () => {
    if (faketime === undefined) {
      const reason = "G9 makes the server's clock jump by libfaketime, which is not installed here";
      console.error(reason);
      expect(isSoak("hours") ? reason : "").toBe("");
    }
    const ms = SECONDS * 1000;
    const most = isSoak("hours") ? await load("most", Math.min(60_000, ms / 4), undefined) : undefined;
    const rate = most && (0.6 * most.answers * 1000) / Math.min(60_000, ms / 4);

    const memory: { hours: number; megabytes: number }[] = [];
    const began = performance.now();
    const over = new AbortController();
    const watch = (async () => {
      while (!over.signal.aborted) {
        setClock(
          jumps[Math.floor(((performance.now() - began) / ms) * jumps.length * 2) % jumps.length] ?? 0,
        );
        memory.push({ hours: (performance.now() - began) / 3_600_000, megabytes: memoryOf(server.pid) });
        await wait(Math.min(5000, ms / 20));
      }
    })();
    const { statuses, done, p99 } = await load("long", ms, rate);
    over.abort();
    await watch;
    setClock(0);

    expect([...statuses.keys()]).toEqual([200]);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    for (const email of done.flatMap(({ accounts }) => accounts))
      expect((await loginSeller(server.url, email)).status, email).toBe(200);
    await bookKeeper(site.dataDir).expectKept(done.flatMap(({ gifts }) => gifts));
    if (!isSoak("hours")) return;

    const warm = memory.slice(memory.length / 4);
    const slope = slopeOf(warm.map(({ hours, megabytes }) => [hours, megabytes]));
    const [early, late] = [p99.slice(WINDOWS / 4, (5 * WINDOWS) / 8), p99.slice((5 * WINDOWS) / 8)];
    const ratio = Math.min(...late) / Math.min(...early);
    console.error(
      `G9: ${rate?.toFixed(0)} reads a second, memory ${slope.toFixed(2)} MB an hour, p99 ${p99.map((one) => one.toFixed(1)).join(" ")} ms`,
    );
    expect(slope).toBeLessThan(1);
    expect(ratio).toBeLessThan(1.2);
  },
  patienceOf("hours"),
);
