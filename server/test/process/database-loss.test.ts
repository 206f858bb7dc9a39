import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendSignal } from "#postgres/postmaster.ts";
import { binOf, type OutsidePostgres, outsidePostgres } from "./outside-postgres.ts";
import { type ServerProcess, startServer } from "./server-process.ts";
import { type TestSite, testSite } from "./test-site.ts";
import { startWriters } from "./writers.ts";

const isReady = async ({ url }: ServerProcess) => (await fetch(`${url}/readyz`)).status;
const isAlive = ({ pid }: ServerProcess) => process.kill(pid, 0);

/** Ends the database under load, in whatever way, and sees what becomes of its servers. */
async function survive(servers: ServerProcess[], name: string, end: () => Promise<void>): Promise<boolean> {
  const writers = startWriters(
    servers.map(({ url }) => url),
    name,
  );
  const { acknowledged, statuses, refusals } = writers;
  await expect.poll(() => acknowledged.length).toBeGreaterThan(6);
  await end();
  const back = performance.now();
  const before = acknowledged.length;
  await expect.poll(() => acknowledged.length).toBeGreaterThan(before);
  console.info(name, "acknowledged again", Math.round(performance.now() - back), "ms after it was back");
  await writers.stop();
  expect(servers.map(isAlive)).toEqual(servers.map(() => true));
  expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);
  expect([...refusals].filter((said) => !/^\d+ .*"code":"unavailable"/.test(said))).toEqual([]);
  return (await writers.lost()).length === 0;
}

test("G2: the embedded database killed under load ends no server and loses nothing that was acknowledged", async () => {
  const site: TestSite = await testSite({ embedded: true });
  const server = await startServer(site);
  const isWhole = survive([server], "embedded", async () => {
    const [pid] = readFileSync(join(site.dataDir, "postgres/postmaster.pid"), "utf8").split("\n");
    sendSignal(Number(pid), "SIGKILL");
    await expect.poll(() => isReady(server)).toBe(503);
    await expect.poll(() => isReady(server)).toBe(200);
  });
  expect(await isWhole).toBe(true);
  expect(await server.stop()).toBe(0);
  await site.remove();
});

describe("an outside database", () => {
  let outside: OutsidePostgres;
  let servers: ServerProcess[] = [];
  const folders: string[] = [];
  beforeAll(async () => {
    outside = await outsidePostgres({ bin: await binOf("system") });
    await outside.sql("CREATE ROLE ada LOGIN CREATEROLE PASSWORD 'ada'");
    await outside.sql("CREATE DATABASE ada OWNER ada");
    const start = () => {
      const dataDir = mkdtempSync(join(tmpdir(), "solodesk-loss-"));
      folders.push(dataDir);
      const SECRET_KEY = "a secret that both processes share, long enough";
      const env = { DATABASE_URL: outside.urlOf("ada", "ada", "ada"), SECRET_KEY, LOG_LEVEL: "info" };
      return startServer({ dataDir, env });
    };
    servers = await Promise.all([start(), start()]);
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
    await outside.remove();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  test("connections ended one and all under load end neither of two servers", async () => {
    const isWhole = survive(servers, "terminated", async () => {
      for (let times = 0; times < 3; times += 1) {
        await outside.sql(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'ada' AND usename = 'solodesk_app'",
        );
        await wait(200);
      }
    });
    expect(await isWhole).toBe(true);
  });

  test("G2: a database killed under load and away for a while ends neither, and is told of once", async () => {
    // A server that still counts the database as away, after the connections of the test before, says nothing new of it.
    const timesSaid = (server: ServerProcess, words: string) => server.standardOutput().split(words).length;
    for (const server of servers)
      await expect.poll(() => timesSaid(server, "jobs go on")).toBe(timesSaid(server, "jobs wait for it"));
    const before = new Map(servers.map((server) => [server, server.standardOutput().length]));
    /** What a server said of this since the test began. */
    const linesOf = (server: ServerProcess, words: string) =>
      server
        .standardOutput()
        .slice(before.get(server))
        .split("\n")
        .filter((line) => line.includes(words));
    const isWhole = survive(servers, "killed", async () => {
      await outside.kill();
      for (const server of servers)
        await expect.poll(() => linesOf(server, "jobs wait for it").length).toBeGreaterThan(0);
      await wait(3_000);
      await outside.start();
    });
    expect(await isWhole).toBe(true);
    for (const server of servers) {
      await expect.poll(() => linesOf(server, "jobs go on").length).toBeGreaterThan(0);
      expect(linesOf(server, "jobs wait for it")).toHaveLength(1);
      expect(linesOf(server, "jobs go on")).toHaveLength(1);
      expect([...linesOf(server, '"level":50'), ...linesOf(server, '"stack"')]).toEqual([]);
    }
  });

  test("G2: a database that does not answer is not ready, which is told at once", async () => {
    const [server] = servers;
    outside.freeze();
    const asked = performance.now();
    const statuses = await Promise.all([isReady(server!), isReady(server!), isReady(server!)]);
    console.info("not ready after", Math.round(performance.now() - asked), "ms");
    outside.thaw();
    expect(statuses).toEqual([503, 503, 503]);
    await expect.poll(() => isReady(server!)).toBe(200);
  });
});
