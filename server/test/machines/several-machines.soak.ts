// docs/operate/several-machines.md: two processes, HAProxy, PgBouncer, and PostgreSQL that Patroni runs. Its figures are in that page.
import { M } from "@solodesk/contract/kernel/marketplace.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countOf } from "../../../scripts/soak-list.mjs";
import { eventually } from "../eventually.ts";
import { bookKeeper } from "../process/book-keeper.ts";
import { openStore, registerSeller, send } from "../process/seller-client.ts";
import type { ServerProcess } from "../process/server-process.ts";
import { startWriters } from "../process/writers.ts";
import { follow } from "../test-follower.ts";
import { type TestMailServer, testMailServer } from "../test-mail-server.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import { startClients } from "./retrying-clients.ts";

const KILLS = countOf("machines");
/** In which the app has to write again after its primary was killed; asked of the soak's quiet machine only. */
const MOST_SECONDS = 15;
let cluster: Cluster;
let mail: TestMailServer;
let one: ServerProcess;
let two: ServerProcess;
let env: Record<string, string>;
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const isReady = ({ url }: { url: string }) => fetch(`${url}/readyz`).then(({ status }) => status === 200);

beforeAll(async () => {
  const began = performance.now();
  mail = await testMailServer();
  cluster = await startCluster();
  env = { SMTP_URL: mail.url, MAIL_FROM: "desk@example.com" };
  [one, two] = await Promise.all([cluster.one.startApp(env), cluster.two.startApp(env)]);
  await eventually(async () => expect(await isReady(cluster)).toBe(true));
  console.info(`M1: from empty folders to the first answer through HAProxy in ${seconds(began)}`);
});
afterAll(async () => {
  await cluster?.close();
  await mail?.close();
});

async function countRows(table: string): Promise<number> {
  const client = new pg.Client(cluster.databaseUrl);
  await client.connect();
  const { rows } = await client.query(`SELECT 1 FROM ${table}`);
  await client.end();
  return rows.length;
}

interface Tokens {
  data: { tokens: { access: { token: string }; refresh: { token: string } } };
}
const profileAt = async (url: string, token: string) =>
  (await send(url, "/auth/profile", undefined, token)).status;

test("M1: a session that began at one process is valid at the other, and ends at both", async () => {
  await registerSeller(one.url, "session@example.com");
  const { body } = await send<Tokens>(one.url, "/auth/login", {
    email: "session@example.com",
    password: "correct horse battery",
  });
  const { access, refresh } = body.data.tokens;
  expect(await profileAt(two.url, access.token)).toBe(200);
  expect(await profileAt(cluster.url, access.token)).toBe(200);
  const ended = performance.now();
  const headers = { "content-type": "application/json" };
  const out = { method: "POST", headers, body: JSON.stringify({ refreshToken: refresh.token }) };
  expect((await fetch(`${two.url}/auth/logout`, out)).status).toBe(204);
  expect(await profileAt(one.url, access.token)).toBe(401);
  console.info(`M1: a session ended at the other process ${seconds(ended)} after signing out`);
});

test("M1: a stream at one process hears what happened at the other, and a job runs once", async () => {
  const email = "stream@example.com";
  const token = await registerSeller(one.url, email);
  const followers = await Promise.all(
    [one.url, two.url].map((url) => follow(url, { headers: { authorization: `Bearer ${token}` } })),
  );
  // The first look comes with the stream, the second once the process listens to the database.
  for (const { hearsLooks } of followers) expect(await hearsLooks(2)).toBe(true);
  const before = followers.map(({ looks }) => looks());
  const asked = performance.now();
  const wanted = await send<{ data: { id: string } }>(two.url, "/auth/data-exports", {}, token);
  expect(wanted.status).toBe(202);
  for (const [nth, { hearsLooks }] of followers.entries())
    expect(await hearsLooks((before[nth] ?? 0) + 1)).toBe(true);
  console.info(`M1: both streams heard of an export that one process made in ${seconds(asked)}`);
  for (const { leave } of followers) leave();
  const { body } = await send<{ data: { kind: string }[] }>(one.url, "/notifications", undefined, token);
  expect(body.data.filter(({ kind }) => kind === "export_ready")).toHaveLength(1);
});

test("M1: each of 40 emails asked for at two processes is sent once", async () => {
  const emails = Array.from({ length: 40 }, (_, nth) => `mail-${nth}@example.com`);
  await Promise.all(emails.map((email, nth) => registerSeller((nth % 2 ? one : two).url, email)));
  await eventually(() => expect(emails.filter((email) => !mail.recipients.includes(email))).toEqual([]));
  const twice = emails.filter((email) => mail.recipients.filter((to) => to === email).length > 1);
  console.info(`M1: ${emails.length} emails, ${twice.length} of them sent twice`);
  expect(twice).toEqual([]);
});

test("M1: the same request with the same key at both processes at once has one effect and one answer", async () => {
  const token = await registerSeller(one.url, "key@example.com");
  expect((await openStore(one.url, token, "key")).status).toBe(201);
  const rounds = Array.from({ length: 10 }, (_, nth) => nth);
  let waited = 0;
  for (const nth of rounds) {
    const service = {
      name: `Cut ${nth}`,
      duration_minutes: 30,
      price: { amount: 3000, currency: "USD" },
      location: "in_person",
    };
    const ask = async (url: string): Promise<{ status: number; body: string }> => {
      const answer = await fetch(`${url}${M}/user/services`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${token}`,
          "idempotency-key": `key-${nth}`,
        },
        body: JSON.stringify(service),
      });
      return { status: answer.status, body: await answer.text() };
    };
    const once = (url: string) =>
      eventually(async () => {
        const answer = await ask(url);
        if (answer.status === 409) waited += 1;
        expect(answer).toMatchObject({ status: 201 });
        return answer;
      });
    const [first, second] = await Promise.all([once(one.url), once(two.url)]);
    expect(second).toEqual(first);
  }
  expect(await countRows("services")).toBe(rounds.length);
  console.info(
    `M1: ${rounds.length} keys at two processes at once, ${rounds.length} effects, ${waited} told to wait`,
  );
});

/** Starts both processes again. */
async function restart(settings: Record<string, string>): Promise<void> {
  await Promise.all([one.stop(), two.stop()]);
  [one, two] = await Promise.all([cluster.one.startApp(settings), cluster.two.startApp(settings)]);
  await eventually(async () => expect(await isReady(cluster)).toBe(true));
}

test("M1: calls of one address count together at both processes", async () => {
  await restart({ ...env, RATE_LIMIT: "on" });
  const MOST = 60;
  let admitted = 0;
  const call = async (url: string): Promise<Response> => {
    const answer = await fetch(`${url}/auth/logout`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ refreshToken: "nobody's" }),
    });
    if (answer.status === 204) admitted += 1;
    return answer;
  };
  for (let nth = 0; nth < MOST / 2; nth += 1) await call(one.url);
  expect(admitted).toBe(MOST / 2);
  const told = performance.now();
  await eventually(async () => {
    const left = Number((await call(two.url)).headers.get("x-ratelimit-remaining"));
    expect(left).toBe(MOST - admitted);
  });
  const after = seconds(told);
  let refused = await call(two.url);
  while (refused.status === 204) refused = await call(two.url);
  expect(refused.status).toBe(429);
  expect(admitted).toBe(MOST);
  await eventually(async () => expect((await call(one.url)).status).toBe(429));
  expect((await call(cluster.url)).headers.get("retry-after")).toMatch(/^\d+$/);
  console.info(
    `M1: of ${MOST} calls a minute that an address may make, one process took ${MOST / 2}, the other knew after ${after} and took the rest; ${admitted - MOST} more were taken before the first knew`,
  );
  await restart(env);
});

test("M1: a process that is stopped is not noticed, and one that is killed costs a second try", async () => {
  for (const how of ["stop", "kill"] as const) {
    const clients = startClients(cluster.url, how);
    await eventually(() => expect(clients.acknowledged.length).toBeGreaterThan(12));
    await two[how]();
    const before = clients.acknowledged.length;
    await eventually(() => expect(clients.acknowledged.length).toBeGreaterThan(before + 24));
    two = await cluster.two.startApp(env);
    await clients.stop();
    const slowest = Math.max(0, ...clients.failures.map(({ after }) => after));
    console.info(
      `M1: ${how}: of ${clients.acknowledged.length} writes ${clients.failures.length} needed a second try (${clients.failures.map(({ status }) => status).join()}), which took ${slowest} ms at most`,
    );
    expect(clients.failedTwice).toEqual([]);
    if (how === "stop") expect(clients.failures).toEqual([]);
    expect(await clients.lost()).toEqual([]);
  }
});

/** Writes into the ledger until told to stop; a write that fails is not counted. */
function keepBooks(url: string, name: string) {
  const books = bookKeeper(url);
  const kept: string[] = [];
  const over = new AbortController();
  const work = (async () => {
    for (let nth = 0; !over.signal.aborted; nth += 1) {
      const description = `${name} ${nth}`;
      await books.give(description).then(
        () => kept.push(description),
        () => new Promise((resolve) => setTimeout(resolve, 100)),
      );
    }
  })();
  return {
    kept,
    stop: async () => {
      over.abort();
      await work;
      return books.expectKept(kept);
    },
  };
}

test("M1: a standby that is killed under load holds writes up for a moment, and loses none", async () => {
  const { standby } = await cluster.roles();
  const writers = startWriters([cluster.url, one.url, two.url], "standby");
  await eventually(() => expect(writers.acknowledged.length).toBeGreaterThan(12));
  await standby.killDatabase();
  const wanted = writers.acknowledged.length + 40;
  let [last, since, longest] = [0, performance.now(), 0];
  await eventually(() => {
    const { length } = writers.acknowledged;
    if (length > last) [last, since] = [length, performance.now()];
    longest = Math.max(longest, performance.now() - since);
    expect(length).toBeGreaterThan(wanted);
  });
  standby.start("patroni");
  await cluster.roles();
  await writers.stop();
  console.info(
    `M1: standby killed: no write was acknowledged for ${(longest / 1000).toFixed(1)} s; answers ${[...writers.statuses].join()}`,
  );
  expect([...writers.statuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);
  expect(await writers.lost()).toEqual([]);
});

test("M1: a primary that is killed with its Patroni under load is replaced, and nothing acknowledged is lost", async () => {
  expect(KILLS).toBeGreaterThan(0);
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const { primary, standby } = await cluster.roles();
    const writers = startWriters([cluster.url, one.url, two.url], `kill${kill}`);
    const books = keepBooks(cluster.databaseUrl, `kill ${kill}`);
    await eventually(() => expect(writers.acknowledged.length).toBeGreaterThan(12));
    await eventually(() => expect(books.kept.length).toBeGreaterThan(12));

    const killed = performance.now();
    await primary.killDatabase();
    await eventually(async () => expect(await standby.asks("primary")).toBe(200));
    const promoted = performance.now() - killed;
    const before = writers.acknowledged.length;
    await eventually(() => expect(writers.acknowledged.length).toBeGreaterThan(before));
    const back = performance.now() - killed;
    await eventually(async () => expect([await isReady(one), await isReady(two)]).toEqual([true, true]));
    const whole = seconds(killed);

    primary.start("patroni");
    const started = performance.now();
    await cluster.roles();
    const rejoined = seconds(started);
    const ofKill = primary.said("patroni").split("starting as a secondary");
    await writers.stop();
    console.info(
      `M1: kill ${kill}: promoted after ${(promoted / 1000).toFixed(1)} s, written again after ${(back / 1000).toFixed(1)} s, both processes ready after ${whole}, the old primary a synchronous standby ${rejoined} after its start${/running pg_rewind/.test(ofKill.join()) ? ", by pg_rewind" : ""}; ${writers.acknowledged.length} sign-ups and ${books.kept.length} transactions acknowledged`,
    );
    expect(back / 1000).toBeLessThan(MOST_SECONDS);
    expect([...writers.statuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);
    expect([...writers.refusals].filter((said) => !/^\d+ .*"code":"unavailable"/.test(said))).toEqual([]);
    expect(await writers.lost()).toEqual([]);
    await books.stop();
  }
});
