import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { M } from "@solodesk/contract/kernel/marketplace.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { days } from "#kernel/time/clock.ts";
import { countOf, isSoak, patienceOf } from "../../../scripts/soak-list.mjs";
import { bookKeeper } from "./book-keeper.ts";
import { binOf, type OutsidePostgres, outsidePostgres } from "./outside-postgres.ts";
import { loginSeller, openStore, registerSeller, send } from "./seller-client.ts";
import { type ServerProcess, startServer } from "./server-process.ts";
import { slopeOf, startWindows } from "./steadiness.ts";

const SECONDS = countOf("hours");
const WORKERS = 16;
/** Of the time: the first of them warms caches up and is not judged. */
const WINDOWS = 16;
/** What the clocks of server and database are off by, in seconds, for a while each; tokens end, begin later, and end again. */
const jumps = [90, 0, 3600, -3600, 0, -90];

const faketime = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib"]
  .map((folder) => join(folder, "faketime/libfaketime.so.1"))
  .find((file) => existsSync(file));

const folder = mkdtempSync(join(tmpdir(), "solodesk-long-"));
const dataDir = join(folder, "data");
const clock = join(folder, "clock");
const fakedTime: Record<string, string> =
  faketime === undefined
    ? {}
    : {
        LD_PRELOAD: faketime,
        FAKETIME_TIMESTAMP_FILE: clock,
        FAKETIME_CACHE_DURATION: "1",
        FAKETIME_DONT_FAKE_MONOTONIC: "1",
      };
let database: OutsidePostgres;
let address: string;
let server: ServerProcess;
const setClock = (offset: number) => writeFileSync(clock, `${offset < 0 ? "-" : "+"}${Math.abs(offset)}`);

/**
 * The PostgreSQL that Solodesk brings, as programs that see the same time as the server. Solodesk itself starts it
 * without any variables of the environment.
 */
async function programs(): Promise<string> {
  const [own, bin] = [await binOf("embedded"), join(folder, "bin")];
  mkdirSync(bin);
  for (const name of ["initdb", "pg_ctl"]) symlinkSync(join(own, name), join(bin, name));
  const variables = Object.entries(fakedTime).map(([name, value]) => `${name}=${value}`);
  const file = join(bin, "postgres");
  writeFileSync(file, `#!/bin/sh\nexec env ${variables.join(" ")} ${join(own, "postgres")} "$@"\n`);
  chmodSync(file, 0o755);
  return bin;
}

beforeAll(async () => {
  setClock(0);
  database = await outsidePostgres({ bin: await programs() });
  await database.sql("CREATE DATABASE ada");
  address = database.urlOf("ada");
  server = await startServer({ dataDir, env: { DATABASE_URL: address, ...fakedTime } });
});
afterAll(async () => {
  await server.stop();
  await database.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** By how many seconds the clocks of server and database are off. */
async function offsets(): Promise<number[]> {
  const { headers } = await fetch(`${server.url}/healthz`);
  const [row] = await database.sql<{ now: Date }>("SELECT clock_timestamp() AS now");
  return [new Date(headers.get("date") ?? 0), row?.now ?? new Date(0)].map((at) =>
    Math.round((at.getTime() - Date.now()) / 1000),
  );
}

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/** A call of a seller. The clock may jump between any two requests, so that a token ends before its first use. */
async function asSeller(
  email: string,
  token: string,
  ask: (token: string) => Promise<{ status: number }>,
): Promise<number> {
  let { status } = await ask(token);
  for (let tries = 1; status === 401 && tries < 5; tries += 1) {
    const { body } = await loginSeller(server.url, email);
    ({ status } = await ask(body.data.tokens.access.token));
  }
  return status;
}

/** A seller of that name, with a store and an appointment. */
async function openForBusiness(name: string): Promise<void> {
  const { url } = server;
  const email = `${name}@example.com`;
  const token = await registerSeller(url, email);
  expect(await asSeller(email, token, (own) => openStore(url, own, name))).toBe(201);
  const appointment = {
    title: name,
    customer: { name: "Grace Hopper", email: "grace@example.com" },
    starts_at: new Date(Date.now() + days(30)).toISOString(),
    status: "Confirmed",
  };
  expect(await asSeller(email, token, (own) => send(url, `${M}/create-appointment`, appointment, own))).toBe(
    201,
  );
}

/** A seller who looks around, and now and then writes; signs in again when a token has ended. */
async function worker(name: string, { step }: { step(work: () => Promise<number>): Promise<boolean> }) {
  const books = bookKeeper(address);
  const { url } = server;
  const email = `${name}@example.com`;
  const accounts = [email];
  const gifts: string[] = [];
  let token = await registerSeller(url, email);
  const signInAgain = async () => {
    const { body } = await loginSeller(url, email);
    token = body.data.tokens.access.token;
  };
  expect(await asSeller(email, token, (own) => openStore(url, own, name))).toBe(201);
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
      const newcomer = `${name}-${i}`;
      await openForBusiness(newcomer);
      accounts.push(`${newcomer}@example.com`);
      await books.give(newcomer);
      gifts.push(newcomer);
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

    const seen: number[][] = [];
    const memory: { hours: number; megabytes: number }[] = [];
    const began = performance.now();
    const over = new AbortController();
    const watch = (async () => {
      while (!over.signal.aborted) {
        setClock(
          jumps[Math.floor(((performance.now() - began) / ms) * jumps.length * 2) % jumps.length] ?? 0,
        );
        seen.push(await offsets());
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
    const all = [...(most?.done ?? []), ...done];
    for (const email of all.flatMap(({ accounts }) => accounts))
      expect((await loginSeller(server.url, email)).status, email).toBe(200);
    const names = all.flatMap(({ gifts }) => gifts);
    await bookKeeper(address).expectKept(names);
    const appointments = await database.sql<{ title: string }>("SELECT title FROM appointments", "ada");
    expect(appointments.map(({ title }) => title).toSorted()).toEqual(names.toSorted());
    if (!isSoak("hours")) return;

    const warm = memory.slice(memory.length / 4);
    const slope = slopeOf(warm.map(({ hours, megabytes }) => [hours, megabytes]));
    const [early, late] = [p99.slice(WINDOWS / 4, (5 * WINDOWS) / 8), p99.slice((5 * WINDOWS) / 8)];
    const ratio = Math.min(...late) / Math.min(...early);
    const [ofServer, ofDatabase] = [0, 1].map((which) => seen.map((both) => both[which] ?? 0));
    for (const off of [ofServer, ofDatabase])
      expect([Math.max(...(off ?? [])) > 3500, Math.min(...(off ?? [])) < -3500]).toEqual([true, true]);
    console.info(
      `G9: ${SECONDS} s at ${rate?.toFixed(0)} reads a second, ${names.length} new sellers with an appointment and a gift, memory ${slope.toFixed(2)} MB an hour, p99 ${p99.map((one) => one.toFixed(1)).join(" ")} ms`,
    );
    expect(slope).toBeLessThan(1);
    expect(ratio).toBeLessThan(1.2);
  },
  patienceOf("hours"),
);
