import { setTimeout as wait } from "node:timers/promises";
import { notifications } from "@solodesk/contract/platform/notifications.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#kernel/database/db.ts";
import { minutes } from "#kernel/time/clock.ts";
import { call } from "#test/call.ts";
import { secondApp } from "#test/second-app.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { follow } from "#test/test-follower.ts";
import { type TestSeller, testSeller } from "#test/test-seller.ts";
import {
  MOST_OF_NETWORK,
  MOST_OF_PROCESS,
  MOST_OF_SESSION,
  MOST_OF_USER,
  openStreams,
} from "./open-streams.ts";
import { sendNotification } from "./send-notification.ts";

let server: TestApp;
let other: Awaited<ReturnType<typeof secondApp>>;
let origins: [here: string, there: string];
beforeAll(async () => {
  server = await testApp();
  other = await secondApp(server);
  origins = [await server.listen(), await other.listen()];
  // The first follower makes its process start listening to the database, which causes one extra "look".
  const first = await testSeller(server);
  for (const origin of origins) {
    const { hearsLooks, leave } = await follow(origin, first);
    expect(await hearsLooks(2)).toBe(true);
    leave();
  }
});
afterAll(async () => {
  await other.close();
  await server.close();
});

const news = { kind: "order_paid", about: "Order 7", path: "/orders" } as const;
const send = ({ id }: TestSeller, db = server.deps.db) => sendNotification(db, { ...news, userId: id });
/** Longer than an event takes from one process to another. */
const aMoment = () => wait(150);

async function followBoth(seller: TestSeller) {
  const both = await Promise.all(origins.map((origin) => follow(origin, seller)));
  for (const { hearsLooks } of both) expect(await hearsLooks(1)).toBe(true);
  await aMoment();
  return both.map((one) => ({ ...one, before: one.looks() }));
}

test("what happens in one process is told in all of them, and to nobody else", async () => {
  const [seller, stranger] = [await testSeller(server), await testSeller(server)];
  const followers = await followBoth(seller);
  const strangers = await followBoth(stranger);
  for (const { status, headers } of followers) {
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "application/x-ndjson",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
    });
  }
  await send(seller, other.deps.db);
  for (const { hearsLooks, before } of followers) expect(await hearsLooks(before + 1)).toBe(true);
  await send(seller);
  for (const { hearsLooks, before } of followers) expect(await hearsLooks(before + 2)).toBe(true);
  await aMoment();
  for (const { looks, before } of followers) expect(looks()).toBe(before + 2);
  for (const { looks, before } of strangers) expect(looks()).toBe(before);
  for (const { leave } of [...followers, ...strangers]) leave();
});

test("what is rolled back nobody hears of, and what is committed only then", async () => {
  const seller = await testSeller(server);
  const [follower] = await followBoth(seller);
  const { looks, before, hearsLooks } = follower!;
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const failing = inTransaction(server.deps, async (deps) => {
    await send(seller, deps.db);
    throw new Error("rolled back");
  });
  await expect(failing).rejects.toThrow("rolled back");
  const standing = inTransaction(server.deps, async (deps) => {
    await send(seller, deps.db);
    await mayEnd;
  });
  await aMoment();
  expect(looks()).toBe(before);
  end();
  await standing;
  expect(await hearsLooks(before + 1)).toBe(true);
  await aMoment();
  expect(looks()).toBe(before + 1);
  const rows = await server.database.sql("SELECT 1 FROM notifications WHERE user_id = $1", [seller.id]);
  expect(rows).toHaveLength(1);
  follower!.leave();
});

test("whoever reads in one tab is told in the others", async () => {
  const seller = await testSeller(server);
  await send(seller);
  const [follower] = await followBoth(seller);
  const read = () => call(other, notifications.markRead, { body: {} }, seller);
  expect((await read()).body).toEqual({ status: true, unread: 0 });
  expect(await follower!.hearsLooks(follower!.before + 1)).toBe(true);
  // Nothing was left to mark as read, so no event follows.
  await read();
  await aMoment();
  expect(follower!.looks()).toBe(follower!.before + 1);
  follower!.leave();
});

test("a connection to the database that broke is made anew, and everybody is told to look", async () => {
  const seller = await testSeller(server);
  const followers = await followBoth(seller);
  const killed = await server.database.sql(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'solodesk news' AND datname = current_database()`,
  );
  expect(killed).toHaveLength(2);
  // Announced while no process is listening.
  await send(seller);
  for (const { hearsLooks, before } of followers) expect(await hearsLooks(before + 1)).toBe(true);
  await aMoment();
  const counts = followers.map(({ looks }) => looks());
  await send(seller);
  for (const [nth, { hearsLooks }] of followers.entries())
    expect(await hearsLooks(counts[nth]! + 1)).toBe(true);
  for (const { leave } of followers) leave();
});

test("without a good token there is no stream, and its head alone opens none", async () => {
  const seller = await testSeller(server);
  const ask = (headers = {}) => call(server, notifications.follow, {}, { headers });
  expect((await ask()).status).toBe(401);
  expect((await ask({ authorization: `${seller.headers.authorization}x` })).status).toBe(401);
  await server.database.sql("UPDATE sessions SET revoked_at = now() WHERE id = $1", [seller.sessionId]);
  expect((await ask(seller.headers)).status).toBe(401);
  const head = await server.http.inject({ method: "HEAD", url: "/notifications/stream" });
  expect(head.statusCode).toBe(404);
});

test("no more streams than one person has windows; a reader who left makes room", async () => {
  const seller = await testSeller(server);
  const open = () => follow(origins[0], seller);
  const followers = await Promise.all(Array.from({ length: MOST_OF_SESSION }, open));
  expect(followers.map(({ status }) => status)).toEqual(followers.map(() => 200));
  const refused = await open();
  expect(refused.status).toBe(429);
  expect(refused.headers["retry-after"]).toBe("60");
  followers[0]!.leave();
  await aMoment();
  const again = await open();
  expect(again.status).toBe(200);
  for (const { leave } of [...followers, again]) leave();
});

/** Opens streams of this process only, with a short heartbeat interval. */
async function quickStreams(seller: TestSeller, config = server.deps.config) {
  const streams = openStreams(
    { ...server.deps, config, databaseListener: { listen: () => undefined, close: async () => undefined } },
    30,
  );
  const caller = await server.app.authenticate(seller.headers.authorization);
  const open = (more = {}, address = "192.0.2.1") => {
    const lines = streams.open({ ...caller, ...more }, address);
    const heard: string[] = [];
    return { lines, heard, read: () => lines.on("data", (line) => heard.push(String(line))) };
  };
  return { ...streams, open };
}
const isEnded = (lines: { destroyed: boolean; readableEnded: boolean }) =>
  lines.destroyed || lines.readableEnded;

test("a stream beats, and ends with its session or its token", async () => {
  const seller = await testSeller(server);
  const { open, close } = await quickStreams(seller);
  const [first, second] = [open(), open({ expires: new Date(server.clock.now().getTime() + minutes(5)) })];
  first.read();
  second.read();
  await aMoment();
  expect(first.heard.slice(0, 3)).toEqual(['{"event":"look"}\n', '{"event":"beat"}\n', '{"event":"beat"}\n']);
  server.clock.advance(minutes(5));
  await aMoment();
  expect(isEnded(second.lines)).toBe(true);
  expect(isEnded(first.lines)).toBe(false);
  await server.database.sql("UPDATE sessions SET revoked_at = now() WHERE id = $1", [seller.sessionId]);
  await aMoment();
  expect(isEnded(first.lines)).toBe(true);
  await close();
});

test("a reader who does not read is dropped, and the server's end is everybody's", async () => {
  const seller = await testSeller(server);
  const { open, close } = await quickStreams(seller);
  const [slow, quick] = [open(), open()];
  quick.read();
  await wait(900);
  expect(slow.lines.destroyed).toBe(true);
  expect(isEnded(quick.lines)).toBe(false);
  await close();
  await aMoment();
  expect(isEnded(quick.lines)).toBe(true);
  expect(() => open()).toThrow(expect.objectContaining({ code: "unavailable" }));
});

test("a process has so many streams, whatever their accounts, and room again when one ends", async () => {
  const seller = await testSeller(server);
  const { open, close } = await quickStreams(seller);
  const ofAccount = (nth: number) => {
    const user = { id: `account ${nth}`, sessionId: `session ${nth}` };
    return open({ user }, `192.0.2.${Math.floor(nth / MOST_OF_NETWORK)}`);
  };
  const opened = Array.from({ length: MOST_OF_PROCESS }, (_, nth) => ofAccount(nth));
  const details = expect.objectContaining({ retryAfter: 60 });
  const refused = expect.objectContaining({ code: "unavailable", details });
  expect(() => ofAccount(MOST_OF_PROCESS)).toThrow(refused);
  opened[0]!.lines.destroy();
  await aMoment();
  ofAccount(MOST_OF_PROCESS);
  await close();
});

test("one network has so many streams, whatever its accounts, where calls are limited", async () => {
  const seller = await testSeller(server);
  for (const RATE_LIMIT of [true, false]) {
    const { open, close } = await quickStreams(seller, { ...server.deps.config, RATE_LIMIT });
    const within = (nth: number, address = `2001:db8:0:1::${nth.toString(16)}`) =>
      open({ user: { id: `account ${nth}`, sessionId: `session ${nth}` } }, address);
    const opened = Array.from({ length: MOST_OF_NETWORK }, (_, nth) => within(nth));
    if (RATE_LIMIT) {
      expect(() => within(999)).toThrow(expect.objectContaining({ code: "rate_limited" }));
      within(999, "2001:db8:0:2::1");
      opened[0]!.lines.destroy();
      await aMoment();
    }
    within(1000);
    await close();
  }
});

test("one account has so many streams, whatever its sessions", async () => {
  const seller = await testSeller(server);
  const { open, close } = await quickStreams(seller);
  const inSession = (nth: number) => open({ user: { id: seller.id, sessionId: `session ${nth}` } });
  const opened = Array.from({ length: MOST_OF_USER }, (_, nth) => inSession(nth % 3));
  expect(() => inSession(99)).toThrow(expect.objectContaining({ code: "rate_limited" }));
  opened[0]!.lines.destroy();
  await aMoment();
  inSession(99);
  await close();
});
