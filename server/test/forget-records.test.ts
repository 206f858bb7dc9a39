// What is old goes, what the law wants kept stays, and the server cannot delete what is recent, whatever it asks for.
import { afterAll, beforeAll, expect, test } from "vitest";
import { forgetActivity } from "#features/identity/audit/forget-activity.ts";
import { forgetEvents } from "#features/money/payments/events/forget-events.ts";
import { forgetChanges } from "#features/selling/orders/change/forget-changes.ts";
import { forgetFigures } from "#features/store/visits/forget-figures.ts";
import { forgetInBatches } from "#kernel/database/forget-in-batches.ts";
import { type TestApp, testApp } from "./test-app.ts";
import { buy, place } from "./test-orders.ts";
import { testStoreApp } from "./test-store-app.ts";

let server: TestApp;
let shop: Awaited<ReturnType<typeof testStoreApp>>;
beforeAll(async () => {
  server = await testApp();
  server.clock.set(new Date().toISOString());
  shop = await testStoreApp(server, "shop");
});
afterAll(() => server.close());

const ages = ["100 days", "1100 days", "11 years"];
const sql = (statement: string, values: unknown[] = []) => server.database.sql(statement, values);
/** Those of the ages of which a row is left that `rows` finds. */
const agesLeft = async (rows: string) =>
  (
    await sql(
      `SELECT age FROM unnest($1::text[]) AS given (age) WHERE EXISTS (SELECT FROM ${rows}) ORDER BY age::interval`,
      [ages],
    )
  ).map(({ age }) => age);

test("activity goes after ACTIVITY_DAYS", async () => {
  await sql(
    `INSERT INTO audit_entries (user_id, event, about, device, address, at)
     SELECT user_id, 'signed_in', age, '', '', now() - age::interval FROM stores, unnest($1::text[]) AS age`,
    [ages],
  );
  expect(await forgetActivity(server.deps)).toBe(2);
  expect(await agesLeft("audit_entries WHERE about = age")).toEqual(["100 days"]);
  expect(await forgetActivity(server.deps)).toBe(0);
});

test("what became of paid orders goes after RECORD_YEARS, of others after ACTIVITY_DAYS", async () => {
  const paid = await buy(server, [shop.line(0)]);
  const unpaid = (await place(server, [shop.line(0)])).orderIds[0];
  for (const id of [paid, unpaid]) {
    await sql(
      `INSERT INTO order_changes (order_id, id, event, by, note, at)
       SELECT $1, gen_random_uuid(), 'note', 'seller', age, now() - age::interval FROM unnest($2::text[]) AS age`,
      [id, ages],
    );
  }
  const count = "SELECT count(*)::int AS n FROM order_changes WHERE note = ''";
  const [before] = await sql(count);
  expect(await forgetChanges(server.deps)).toBe(3);
  expect(await agesLeft(`order_changes WHERE note = age AND order_id = '${paid}'`)).toEqual([
    "100 days",
    "1100 days",
  ]);
  expect(await agesLeft(`order_changes WHERE note = age AND order_id = '${unpaid}'`)).toEqual(["100 days"]);
  expect(await sql(count)).toEqual([before]);
});

test("events of gateways go after RECORD_YEARS", async () => {
  await sql(
    `INSERT INTO payment_events (gateway, event_id, type, received_at)
     SELECT 'sandbox', age, 'payment.succeeded', now() - age::interval FROM unnest($1::text[]) AS age`,
    [ages],
  );
  expect(await forgetEvents(server.deps)).toBe(1);
  expect(await agesLeft("payment_events WHERE event_id = age")).toEqual(["100 days", "1100 days"]);
});

test("visits by day and what led to sales go after AD_FIGURE_DAYS", async () => {
  await sql(
    `INSERT INTO visit_days (store_id, day, campaign, visits)
     SELECT id, now() - age::interval, age, 1 FROM stores, unnest($1::text[]) AS age`,
    [ages],
  );
  await sql(
    `INSERT INTO touches (subject_kind, subject_id, store_id, campaign, touched_at)
     SELECT 'order', gen_random_uuid(), id, age, now() - age::interval FROM stores, unnest($1::text[]) AS age`,
    [ages],
  );
  expect(await forgetFigures(server.deps)).toBe(4);
  expect(await agesLeft("visit_days WHERE campaign = age")).toEqual(["100 days"]);
  expect(await agesLeft("touches WHERE campaign = age")).toEqual(["100 days"]);
});

test("the server cannot delete what is recent: not by a statement, and not by asking for tomorrow", async () => {
  const { db } = server.deps;
  for (const table of ["audit_entries", "order_changes", "payment_events"])
    await expect(db.execute(`DELETE FROM ${table}`), table).rejects.toMatchObject({
      cause: { code: "42501" },
    });
  const counts = `SELECT (SELECT count(*) FROM audit_entries) AS activity, (SELECT count(*) FROM order_changes) AS changes,
    (SELECT count(*) FROM payment_events) AS events`;
  const before = await sql(counts);
  await db.execute("SELECT forget_audit_entries(now() + interval '1 day', 1000)");
  await db.execute("SELECT forget_order_changes('infinity', 'infinity', 1000)");
  await db.execute("SELECT forget_payment_events('infinity', 1000)");
  const gone = await sql(
    `SELECT ($1::bigint - (SELECT count(*) FROM audit_entries))::int AS activity,
       ($2::bigint - (SELECT count(*) FROM order_changes))::int AS changes,
       ($3::bigint - (SELECT count(*) FROM payment_events))::int AS events`,
    [before[0]?.["activity"], before[0]?.["changes"], before[0]?.["events"]],
  );
  // Of 100 days: the entry, and the note at the order that was never paid.
  expect(gone).toEqual([{ activity: 1, changes: 1, events: 0 }]);
});

test("many rows go batch after batch", async () => {
  const asked: number[] = [];
  let rows = 12_000;
  const forgotten = await forgetInBatches(async (most) => {
    asked.push(most);
    const gone = Math.min(most, rows);
    rows -= gone;
    return gone;
  });
  expect([forgotten, asked]).toEqual([12_000, [5_000, 5_000, 5_000]]);
});
