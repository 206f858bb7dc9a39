import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openDatabaseListener } from "#kernel/database/database-listener.ts";
import { openDatabase } from "#kernel/database/db.ts";
import { eventually } from "#test/eventually.ts";
import { secondApp } from "#test/second-app.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { openSharedCounts } from "./shared-counts.ts";

let one: TestApp;
let two: Awaited<ReturnType<typeof secondApp>>;
beforeAll(async () => {
  one = await testApp({ RATE_LIMIT: true });
  two = await secondApp(one);
  for (const { deps } of [one, two]) deps.sharedCounts.start();
});
afterAll(async () => {
  for (const { deps } of [one, two]) await deps.sharedCounts.stop();
  await two.close();
  await one.close();
});

const MOST = 60;
/** What is left to an address after a call, as the process that took it says. */
async function call({ http }: { http: TestApp["http"] }, remoteAddress: string) {
  const { statusCode, headers } = await http.inject({
    method: "POST",
    url: "/auth/logout",
    payload: { refreshToken: "nobody's" },
    remoteAddress,
  });
  return { status: statusCode, left: Number(headers["x-ratelimit-remaining"]) };
}
test("calls from one address are counted across processes, and separately from other addresses", async () => {
  // Two processes that do not listen yet tell each other nothing.
  let calls = 0;
  const count = (app: { http: TestApp["http"] }, address = "192.0.2.1") => {
    calls += 1;
    return call(app, address);
  };
  await eventually(async () => {
    await count(one, "192.0.2.9");
    expect((await call(two, "192.0.2.9")).left).toBeLessThan(MOST - 2);
  });
  calls = 0;
  for (let nth = 0; nth < MOST / 2; nth += 1) await count(one);
  await eventually(async () => expect((await count(two)).left).toBe(MOST - calls));
  for (let left = MOST - calls; left > 0; left -= 1) expect((await count(two)).status).toBe(204);
  expect((await count(two)).status).toBe(429);
  await eventually(async () => expect((await count(one)).status).toBe(429));
  expect(await call(two, "192.0.2.2")).toEqual({ status: 204, left: MOST - 1 });
  expect((await count(two)).status).toBe(429);
  one.clock.advance(60_000);
  expect((await count(two)).status).toBe(204);
});

test("counts that couldn't be sent while the database was down are sent later", async () => {
  const { secrets, clock, log, newId } = one.deps;
  const connection = openDatabase(one.database.appUrl, log);
  const listener = openDatabaseListener(connection.pool, log);
  let tries = 0;
  const notify = (...news: [string, string]) => {
    tries += 1;
    return tries < 3
      ? Promise.reject(new Error("The database is away."))
      : connection.pool.query("SELECT pg_notify($1, $2)", news);
  };
  const third = openSharedCounts({ notify, listener, secrets, clock, newId, log });
  third.start();
  const ends = clock.now().getTime() + 60_000;
  for (let nth = 0; nth < MOST; nth += 1) third.add("budget", "auth 192.0.2.3", ends);
  await eventually(() => {
    const heard = one.deps.sharedCounts.add("budget", "auth 192.0.2.3", ends);
    expect(heard?.calls).toBe(MOST);
  });
  expect(tries).toBe(3);
  expect((await call(one, "192.0.2.3")).status).toBe(429);
  await third.stop();
  await listener.close();
  await connection.close();
});

test("what others than Solodesk send counts for nothing and ends no process", async () => {
  const ends = one.clock.now().getTime() + 60_000;
  const add = () => one.deps.sharedCounts.add("budget", "auth 192.0.2.4", ends);
  add();
  const heard = vi.spyOn(one.deps.log, "warn");
  const forged = [
    "no JSON",
    "[]",
    '["x",[["hash",1000000000,1]]]',
    '["x",[["hash",-5,1]]]',
    '["x",[["hash",1,1e15]]]',
  ];
  for (const payload of forged)
    await one.database.sql("SELECT pg_notify('solodesk_call_counts', $1)", [payload]);
  await eventually(() => expect(heard).toHaveBeenCalledTimes(2 * forged.length));
  expect(add()).toBeUndefined();
});
