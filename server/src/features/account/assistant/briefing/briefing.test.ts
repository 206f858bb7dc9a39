// What a seller sees of the briefing: what is urgent first, what they hid no longer, and nobody else's.

import { severities } from "@solodesk/contract/account/assistant/insight.ts";
import { assistant } from "@solodesk/contract/account/assistant.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ledgerChecks } from "#features/money/wallet/checks/book-checks.ts";
import { accessTokens } from "#kernel/secrets/session.ts";
import { call } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { comesOften, visits } from "#test/test-briefing.ts";
import { testSeller, testSellerWithStore } from "#test/test-seller.ts";
import { type TestShop, testStoreApp } from "#test/test-store-app.ts";
import { forgetInsights } from "./forget-insights.ts";
import { refreshTrends } from "./refresh-trends.ts";

let server: TestApp;
let shop: TestShop;
let made = 0;
beforeAll(async () => {
  server = await testApp({ SANDBOX: "on", SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "desk@example.com" });
});
beforeEach(async () => {
  server.clock.set("2026-06-01T12:00:00Z");
  made += 1;
  shop = await testStoreApp(server, `seller-${made}`);
  await visits(server, shop, [
    { at: "2026-06-02T10:00:00Z", status: "Pending", source: "store_page" },
    { at: "2026-05-20T10:00:00Z", open: 4500 },
    ...comesOften("Anna Berg", { weeksAgo: 8, every: 4, times: 6 }),
  ]);
});
afterAll(() => server.close(ledgerChecks));

const get = async (as: { headers: { authorization: string } } = shop) =>
  (await call(server, assistant.getBriefing, {}, as)).body.data;
const keys = async () => (await get()).map(({ key }) => key);
const dismiss = (key: string, as = shop.headers) =>
  call(server, assistant.dismiss, { params: { key } }, { headers: as });
const restore = (key: string) => call(server, assistant.restore, { params: { key } }, shop);
const sql = (text: string, ...values: unknown[]) => server.database.sql(text, [shop.storeId, ...values]);

/** Lets time pass for which an access token isn't good. */
async function waitMinutes(count: number): Promise<void> {
  server.clock.advance(count * 60_000);
  const { token } = await accessTokens(server.deps.secrets, server.clock, server.deps.newId).issue(shop);
  shop = { ...shop, headers: { authorization: `Bearer ${token}` } };
}

test("the most urgent comes first, each noted as seen from then on", async () => {
  const first = await get();
  expect(first.map(({ kind }) => kind)).toEqual([
    "request_waiting",
    "left_open",
    "customer_overdue",
    "page_incomplete",
  ]);
  const order = first.map(({ severity }) => severities.indexOf(severity));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  server.clock.advance(60_000);
  const again = await get();
  expect(again.map(({ seen_at }) => seen_at)).toEqual(again.map(() => "2026-06-01T12:00:00.000Z"));
  // Unlike an email, a key can stand in an address.
  expect(again.map(({ key }) => key).join()).not.toContain("@");
});

test("a hidden one stays away until its facts change, or it is shown again", async () => {
  expect(await keys()).toContain("left_open");
  expect((await dismiss("left_open")).body.message).toBe("Hidden until it changes");
  expect(await keys()).not.toContain("left_open");
  await restore("left_open");
  expect(await keys()).toContain("left_open");
  await dismiss("left_open");
  await visits(server, shop, [{ at: "2026-05-21T10:00:00Z", open: 100 }]);
  expect(await keys()).toContain("left_open");
  expect((await dismiss("never shown")).code).toBe("not_found");
});

test("nobody sees or hides another's, and without a store there is none", async () => {
  await get();
  const stranger = await testSellerWithStore(server, `other-${made}`);
  expect((await get(stranger)).map(({ kind }) => kind)).not.toContain("left_open");
  expect((await dismiss("left_open", stranger.headers)).code).toBe("not_found");
  expect(await keys()).toContain("left_open");
  expect(await get(await testSeller(server))).toEqual([]);
});

test("trends are as of an hour ago at most; everything else is as of now", async () => {
  const kinds = async () => (await get()).map(({ kind }) => kind);
  expect(await kinds()).toContain("customer_overdue");
  await sql("DELETE FROM appointments WHERE store_id = $1 AND customer_name = 'Anna Berg'");
  await sql("UPDATE appointments SET open_amount = 0 WHERE store_id = $1");
  expect(await kinds()).toContain("customer_overdue");
  expect(await kinds()).not.toContain("left_open");
  await waitMinutes(65);
  expect(await kinds()).not.toContain("customer_overdue");
});

test("trends that an earlier version kept are left out if nobody can read them any more", async () => {
  await get();
  const kept = { key: "x", severity: "note", samples: 1, facts: {}, factsSha256: "a" };
  const odd = [
    { ...kept, kind: "stock_runs_out" },
    { ...kept, kind: "no_such_kind" },
  ];
  await sql(
    "UPDATE trends SET insights = $2 FROM stores WHERE stores.id = $1 AND stores.user_id = trends.user_id",
    JSON.stringify(odd),
  );
  expect((await get()).map(({ kind }) => kind)).toEqual(["request_waiting", "left_open", "page_incomplete"]);
});

test("a job finds the trends of those who read them, and forgets those of all others", async () => {
  const counted = async () =>
    (await sql("SELECT 1 FROM trends JOIN stores USING (user_id) WHERE stores.id = $1")).length;
  await get();
  expect(await refreshTrends(server.deps), "just found").toBe(0);
  await waitMinutes(31);
  await visits(server, shop, comesOften("Bea Falk", { weeksAgo: 9, every: 4, times: 5 }));
  expect(await refreshTrends(server.deps)).toBeGreaterThan(0);
  expect((await get()).map(({ title }) => title)).toContain("Bea Falk is overdue by 5 weeks");
  await waitMinutes(15 * 24 * 60);
  expect(await refreshTrends(server.deps)).toBe(0);
  expect(await forgetInsights(server.deps)).toBe(0);
  expect(await counted()).toBe(0);
  await sql(
    "UPDATE insight_marks m SET seen_at = seen_at - interval '1 year' FROM stores s WHERE m.user_id = s.user_id AND s.id = $1",
  );
  expect(await forgetInsights(server.deps)).toBeGreaterThan(0);
  expect(await sql("SELECT 1 FROM insight_marks JOIN stores USING (user_id) WHERE stores.id = $1")).toEqual(
    [],
  );
});

test("overdue, written to, taken back: the rows say what the seller reads, and nothing was sent", async () => {
  const overdue = (await get()).find(({ kind }) => kind === "customer_overdue")!;
  const { label, ...wanted } = overdue.proposal!;
  expect(label).toBe("Preview email");
  const { query = {} } = overdue.evidence[0]!.input;
  const behind = (await call(server, appointments.list, { query }, shop)).body;
  expect(behind.pagination.total).toBe(overdue.samples);
  const proposal = (await call(server, assistant.propose, { body: wanted }, shop)).body.data;
  const [email] = proposal.card.emails;
  expect(email).toMatchObject({
    to: "anna@example.com",
    subject: "Time for your next appointment at Corner Shop?",
  });
  expect(email?.text).toContain(`/store/seller-${made}`);
  const { id, sha256 } = proposal;
  await call(server, assistant.confirm, { params: { id }, body: { sha256 } }, shop);
  // Whom one has just written to is overdue no longer.
  expect((await get()).map(({ kind }) => kind)).not.toContain("customer_overdue");
  await call(server, assistant.undo, { params: { id } }, shop);
  expect((await get()).map(({ kind }) => kind)).toContain("customer_overdue");
  expect(await sql("SELECT status FROM mails WHERE store_id = $1")).toEqual([{ status: "cancelled" }]);
});
