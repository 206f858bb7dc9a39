import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/test-app.ts";
import { execute, inTransaction } from "../database/db.ts";
import { toRefusal } from "./refusal.ts";

let server: TestApp;
let pool: pg.Pool;
beforeAll(async () => {
  server = await testApp();
  pool = new pg.Pool({
    connectionString: server.database.appUrl,
    max: 1,
    connectionTimeoutMillis: 1000,
  });
});
afterAll(async () => {
  await pool.end();
  await server.close();
});

test("who waits for a connection in vain is told to try again, and is no fault", async () => {
  const db = drizzle({ client: pool });
  const held = await pool.connect();
  const waiting = [execute(db, "SELECT 1"), inTransaction({ db }, ({ db }) => execute(db, "SELECT 1"))];
  const answers = await Promise.allSettled(waiting);
  held.release();
  const refusals = answers.map((answer) => toRefusal(answer.status === "rejected" && answer.reason));
  const busy = expect.objectContaining({ code: "unavailable", status: 503, retryAfter: 5 });
  expect(refusals).toEqual([busy, busy]);
  expect((await execute(db, "SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
});

test("what the database says itself stays a fault of ours", async () => {
  const [answer] = await Promise.allSettled([execute(server.deps.db, "SELECT nothing")]);
  const reason: unknown = answer.status === "rejected" && answer.reason;
  expect(toRefusal(reason)).toMatchObject({ code: "internal", status: 500 });
});

test.each(["deadlock_detected", "serialization_failure"])(
  "who loses a race of the database again and again (%s) may try once more, and nothing was changed",
  async (condition) => {
    const statement = `DO $$ BEGIN RAISE EXCEPTION 'lost' USING ERRCODE = '${condition}'; END $$`;
    const [answer] = await Promise.allSettled([execute(server.deps.db, statement)]);
    const reason: unknown = answer.status === "rejected" && answer.reason;
    expect(toRefusal(reason)).toMatchObject({
      code: "unavailable",
      status: 503,
      retryAfter: 1,
      message: expect.stringContaining("Nothing was changed"),
    });
  },
);
