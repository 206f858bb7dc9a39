// The weekly summary: once a week, to those who asked for it, with the numbers that the screens show.

import { assistant } from "@solodesk/contract/account/assistant.ts";
import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { notifications } from "@solodesk/contract/platform/notifications.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ledgerChecks } from "#features/money/wallet/checks/book-checks.ts";
import { call } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { comesOften, visits } from "#test/test-briefing.ts";
import { place, settle } from "#test/test-orders.ts";
import { testSeller } from "#test/test-seller.ts";
import { type TestShop, testStoreApp } from "#test/test-store-app.ts";
import { sendWeeklySummaries } from "./send-weekly-summaries.ts";

let server: TestApp;
let shop: TestShop;
let made = 0;
beforeAll(async () => {
  server = await testApp({ SANDBOX: "on", SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "desk@example.com" });
});
beforeEach(async () => {
  // A Monday. The store is in UTC.
  server.clock.set("2026-06-01T07:00:00Z");
  made += 1;
  await server.database.sql("UPDATE notification_preferences SET by_mail = false");
  shop = await testStoreApp(server, `seller-${made}`);
  await turn(true);
});
afterAll(() => server.close(ledgerChecks));

const sql = (text: string, ...values: unknown[]) => server.database.sql(text, [shop.id, ...values]);
const turn = async (on: boolean, as: { headers: { authorization: string } } = shop) =>
  (await call(server, notifications.savePreference, { body: { kind: "weekly_summary", by_mail: on } }, as))
    .body.data;
const run = () => sendWeeklySummaries(server.deps);
const sent = () =>
  server.database.sql<{ subject: string; text: string }>(
    "SELECT subject, text FROM mails WHERE user_id = $1 AND kind = 'weekly_summary' ORDER BY created_at",
    [shop.id],
  );

test("its numbers are those of the screens", async () => {
  await visits(server, shop, [
    { at: "2026-05-19T10:00:00Z", collected: 9200 },
    { at: "2026-05-25T00:00:00Z", collected: 4500 },
    { at: "2026-05-31T23:00:00Z", collected: 5500 },
    { at: "2026-05-27T10:00:00Z", status: "No-show" },
    { at: "2026-05-28T10:00:00Z", status: "Cancelled" },
    { at: "2026-06-01T10:00:00Z", status: "Confirmed" },
    { at: "2026-06-07T10:00:00Z", status: "Pending", source: "store_page" },
    { at: "2026-06-08T10:00:00Z", status: "Confirmed" },
  ]);
  server.clock.set("2026-05-28T12:00:00Z");
  const { paymentId } = await place(server, [shop.line(0)]);
  await settle(server, paymentId);
  await place(server, [shop.line(0)]);
  server.clock.set("2026-06-01T07:00:00Z");
  expect(await run()).toBe(1);
  const [email] = await sent();
  expect(email?.subject).toBe("Your week at Corner Shop: May 25 – 31, 2026");
  expect(email?.text).toContain("Revenue was $115.00, 25% more than the week before.");
  expect(email?.text).toContain("Appointments: 2 completed\n    1 no-show\n    1 cancelled");
  expect(email?.text).toContain("Orders: 1\n");
  expect(email?.text).toContain("This week: 2 appointments");
  expect(email?.text).toContain("/settings#notifications");

  const [lastWeek, thisWeek] = [
    { from: "2026-05-25", to: "2026-05-31" },
    { from: "2026-06-01", to: "2026-06-07" },
  ];
  const sold = (await call(server, orders.list, { query: lastWeek }, shop)).body.counts;
  expect(sold).toMatchObject({ paid: 1, pending_payment: 1 });
  const { revenue } = (await call(server, dashboard.getToday, { query: { week_start: 1 } }, shop)).body.data;
  expect(revenue.find(({ from }) => from === lastWeek.from)).toMatchObject({
    ...lastWeek,
    amount: { amount: 11_500 },
  });
  const counted = async (days: typeof lastWeek) =>
    (await call(server, appointments.list, { query: { status: "All", ...days } }, shop)).body.counts;
  expect(await counted(lastWeek)).toMatchObject({ Completed: 2, "No-show": 1, Cancelled: 1 });
  expect(await counted(thisWeek)).toMatchObject({ Confirmed: 1, Pending: 1 });
});

test("is sent once a week, however many processes run the job and however often", async () => {
  const counts = await Promise.all([run(), run(), run()]);
  expect(counts.toSorted()).toEqual([0, 0, 1]);
  server.clock.set("2026-06-01T22:59:00Z");
  expect(await run()).toBe(0);
  server.clock.set("2026-06-08T07:00:00Z");
  expect(await run()).toBe(1);
  expect((await sent()).map(({ subject }) => subject)).toEqual([
    "Your week at Corner Shop: May 25 – 31, 2026",
    "Your week at Corner Shop: Jun 1 – 7, 2026",
  ]);
});

test.each([
  ["before seven", "2026-06-01T06:59:00Z"],
  ["on a Wednesday", "2026-06-03T00:00:00Z"],
  ["on a Sunday", "2026-06-07T23:59:00Z"],
])("nothing comes %s", async (_when, now) => {
  server.clock.set(now);
  expect(await run()).toBe(0);
});

test("what nobody could send on Monday comes on Tuesday", async () => {
  server.clock.set("2026-06-02T23:59:00Z");
  expect(await run()).toBe(1);
  expect((await sent()).map(({ subject }) => subject)).toEqual([
    "Your week at Corner Shop: May 25 – 31, 2026",
  ]);
});

test("Monday is the store's", async () => {
  await sql("UPDATE stores SET timezone = 'Pacific/Auckland' WHERE user_id = $1");
  server.clock.set("2026-05-31T18:59:00Z");
  expect(await run()).toBe(0);
  server.clock.set("2026-05-31T19:00:00Z");
  expect(await run()).toBe(1);
});

test("only those who asked for it get it, if they have a store and stay", async () => {
  const without = await testSeller(server);
  await turn(true, without);
  const other = await testStoreApp(server, `other-${made}`);
  expect((await call(server, notifications.getPreferences, {}, other)).body.data).toContainEqual({
    kind: "weekly_summary",
    in_app: null,
    by_mail: false,
  });
  expect(await turn(false)).toContainEqual({ kind: "weekly_summary", in_app: null, by_mail: false });
  expect(await run()).toBe(0);
  await turn(true);
  await sql("UPDATE users SET deletes_at = '2026-07-02' WHERE id = $1");
  expect(await run()).toBe(0);
  await sql("UPDATE users SET deletes_at = NULL WHERE id = $1");
  expect(await run()).toBe(1);
});

test("it is sent by email only, and a preference that says nothing changes nothing", async () => {
  await turn(false);
  const saved = await call(server, notifications.savePreference, { body: { kind: "weekly_summary" } }, shop);
  expect(saved.body.data).toContainEqual({ kind: "weekly_summary", in_app: null, by_mail: false });
  const body = { kind: "weekly_summary" as const, in_app: true };
  const refused = await call(server, notifications.savePreference, { body }, shop);
  expect(refused.refusal.fields).toEqual({ in_app: "This is sent by email only." });
  const stranger = await testSeller(server);
  const empty = await call(
    server,
    notifications.savePreference,
    { body: { kind: "weekly_summary" } },
    stranger,
  );
  expect(empty.body.data).toContainEqual({ kind: "weekly_summary", in_app: null, by_mail: false });
});

test("what a seller doesn't have isn't counted", async () => {
  await run();
  const [email] = await sent();
  expect(email?.text).toContain("Revenue was $0.00.\n");
  expect(email?.text).not.toMatch(/Appointments|This week|Orders/);
});

test("it says what is worth a look, without what was hidden, and marks nothing as seen", async () => {
  await visits(server, shop, comesOften("Anna Berg", { weeksAgo: 8, every: 4, times: 6 }));
  await run();
  expect((await sent())[0]?.text).toContain("Anna Berg is overdue by 4 weeks");
  expect(await sql("SELECT 1 FROM insight_marks WHERE user_id = $1")).toEqual([]);
  expect(await sql("SELECT 1 FROM trends WHERE user_id = $1")).toEqual([]);

  const shown = (await call(server, assistant.getBriefing, {}, shop)).body.data;
  const { key } = shown.find(({ kind }) => kind === "customer_overdue")!;
  await call(server, assistant.dismiss, { params: { key } }, shop);
  await sql("UPDATE notification_preferences SET summarized = NULL WHERE user_id = $1");
  server.clock.advance(60_000);
  await run();
  expect((await sent())[1]?.text).not.toContain("Anna Berg");
});

test("it speaks the seller's language", async () => {
  await sql("UPDATE users SET language = 'de' WHERE id = $1");
  await run();
  expect((await sent())[0]?.subject).toBe("Ihre Woche bei Corner Shop: 25.–31.05.2026");
});
