// What customers pay in person: at the end of an appointment, later, corrected, or for a walk-in.
import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { wallet } from "@solodesk/contract/money/wallet.ts";
import { mail } from "@solodesk/contract/platform/mail.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { accessTokens } from "#kernel/secrets/session.ts";
import { call, callUnchecked } from "#test/call.ts";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import type { TestApp } from "#test/test-app.ts";
import { testBookingApp } from "#test/test-booking-app.ts";
import type { TestCalendar } from "#test/test-calendar.ts";

let server: TestApp;
let seller: TestCalendar;
let app: Awaited<ReturnType<typeof testBookingApp>>;
beforeAll(async () => {
  app = await testBookingApp({ now: "2026-06-30T12:00:00Z" });
  server = app.server;
});
beforeEach(async () => {
  seller = await app.salon();
});
// Checks the books, too.
afterAll(() => server.close());

/** The clock moves on, and the seller's session with it. */
async function at(moment: string): Promise<void> {
  server.clock.set(moment);
  const { deps, clock } = server;
  const { token } = await accessTokens(deps.secrets, clock, deps.newId).issue(seller);
  seller = { ...seller, headers: { authorization: `Bearer ${token}` } };
}

const usd = (amount: number) => ({ amount, currency: "USD" });
const customer = { name: "Grace Hopper", email: "grace@example.com", phone: "" };
const cash = { method: "cash", amount: usd(4500) };
const create = (body: object) =>
  callUnchecked(
    server,
    appointments.create,
    { body: { service_id: seller.serviceId, customer, ...body } },
    seller,
  );
const complete = (id: string, body: object) =>
  callUnchecked(server, appointments.complete, { params: { id }, body }, seller);
const collect = (id: string, body: object) =>
  callUnchecked(server, appointments.collect, { params: { id }, body }, seller);

/** A haircut for 45.00 that has just ended, at 10:30 in New York. */
async function haircut(): Promise<string> {
  const { body } = await create({ starts_at: "2026-06-30T14:00:00Z", status: "Confirmed" });
  await at("2026-06-30T14:30:00Z");
  return body.data.id;
}
const home = async () => (await call(server, dashboard.get, {}, seller)).body;
const collectedIn = async () => {
  const [row] = await server.database.sql<{ balance: string }>(
    "SELECT balance FROM accounts WHERE user_id = $1 AND kind = 'collected_elsewhere'",
    [seller.id],
  );
  return Number(row?.balance ?? 0);
};
const csv = async () => (await call(server, appointments.export, { query: { status: "All" } }, seller)).text;

test("cash with a tip is revenue, in the books and in the file, and never in the wallet", async () => {
  const id = await haircut();
  await at("2026-06-30T20:00:00Z");
  const answer = await complete(id, { collected: { ...cash, tip: usd(500) } });
  expect([answer.status, answer.body]).toMatchObject([
    200,
    {
      message: "Appointment completed",
      data: {
        status: "Completed",
        due: usd(0),
        paid: usd(0),
        // It counts on its day, though it is completed in the evening.
        collected: {
          method: "cash",
          amount: usd(4500),
          tip: usd(500),
          at: "2026-06-30T14:30:00.000Z",
        },
      },
    },
  ]);
  const { revenue, wallets } = await home();
  expect(revenue).toEqual({ this_month: usd(4500), last_month: usd(0), in_person: usd(4500) });
  expect(wallets).toMatchObject({ recharged: 0, earnings: 0, pending: 0 });
  expect(await collectedIn()).toBe(5000);
  const lines = await call(server, wallet.listTransactions, { query: {} }, seller);
  expect(lines.body.data).toEqual([]);
  expect(await csv()).toContain("45.00,5.00,Cash,2026-06-30T14:30:00.000Z,0.00");
  const { body } = await call(server, appointments.get, { params: { id } }, seller);
  expect(body.data.timeline.map(({ event }) => event)).toEqual(["created", "completed", "payment_recorded"]);
});

test("what is not paid yet stays open until it is collected", async () => {
  const id = await haircut();
  expect((await complete(id, { collected: { later: true } })).body.data).toMatchObject({
    due: usd(4500),
    collected: null,
  });
  const open = await call(server, appointments.list, { query: { to_collect: "true" } }, seller);
  expect(open.body).toMatchObject({
    data: [{ id }],
    counts: { Completed: 1 },
    to_collect: { count: 1, total: usd(4500) },
  });
  expect((await home()).counts.appointments_to_collect).toBe(1);
  await at("2026-07-01T09:00:00Z");
  expect((await collect(id, { collected: { ...cash, method: "bank" } })).body.data).toMatchObject({
    due: usd(0),
    collected: { method: "bank", at: "2026-07-01T09:00:00.000Z" },
  });
  expect(await home()).toMatchObject({
    revenue: { this_month: usd(4500) },
    counts: { appointments_to_collect: 0 },
  });
});

test("what a customer left open shows at their other appointments, and at nobody else's", async () => {
  const owes = async (id: string) =>
    (await call(server, appointments.get, { params: { id } }, seller)).body.data.owes;
  const first = await haircut();
  await complete(first, { collected: { later: true } });
  const next = (await create({ starts_at: "2026-06-30T18:00:00Z", status: "Confirmed" })).body.data.id;
  expect([await owes(next), await owes(first)]).toEqual([usd(4500), usd(0)]);
  const named = (id: string, name: string) =>
    server.database.sql("UPDATE appointments SET customer_name = $2, customer_email = '' WHERE id = $1", [
      id,
      name,
    ]);
  await named(next, "Somebody Else");
  expect(await owes(next)).toEqual(usd(0));
});

test("an open amount can be waived", async () => {
  const id = await haircut();
  await complete(id, { collected: { later: true } });
  expect((await collect(id, { collected: { waived: true } })).body.data).toMatchObject({
    due: usd(0),
    collected: null,
  });
  expect(await collectedIn()).toBe(0);
});

test("a corrected payment replaces the first and keeps its day", async () => {
  const id = await haircut();
  const { body } = await complete(id, { collected: { method: "cash", amount: usd(45_000) } });
  await at("2026-07-01T10:00:00Z");
  const { version } = body.data;
  expect((await collect(id, { collected: cash, version })).body.data).toMatchObject({
    collected: { amount: usd(4500), at: "2026-06-30T14:30:00.000Z" },
  });
  expect(await collectedIn()).toBe(4500);
  expect((await collect(id, { collected: cash, version })).code).toBe("version_conflict");
  // The same once more changes nothing.
  const same = await collect(id, { collected: cash });
  expect(same.body.data.version).toBe(version + 1);
  await collect(id, { collected: { later: true } });
  expect(await collectedIn()).toBe(0);
});

test("money recorded afterwards counts on the day of the appointment, unless it was left open", async () => {
  const id = await haircut();
  await call(server, appointments.edit, { params: { id }, body: { status: "Completed" } }, seller);
  await at("2026-07-01T09:00:00Z");
  expect((await collect(id, { collected: cash })).body.data.collected?.at).toBe("2026-06-30T14:30:00.000Z");
});

test("a title without a price leaves nothing open, and takes what was paid", async () => {
  const talk = { title: "Talk", service_id: undefined, recorded: true, starts_at: "2026-06-30T11:00:00Z" };
  const { id } = (await create(talk)).body.data;
  expect((await complete(id, { collected: { later: true } })).refusal.fields).toEqual({
    collected: "Nothing is left to pay.",
  });
  expect((await complete(id, { collected: cash })).body.data.collected?.amount).toEqual(usd(4500));
});

test("walk-ins may follow each other without the service's buffer", async () => {
  await server.database.sql("UPDATE services SET buffer_minutes = 15 WHERE id = $1", [seller.serviceId]);
  const walkIn = (starts_at: string) => create({ starts_at, recorded: true });
  expect((await walkIn("2026-06-30T10:00:00Z")).status).toBe(201);
  expect((await walkIn("2026-06-30T10:30:00Z")).status).toBe(201);
});

test("ten completions at once record one payment", async () => {
  const id = await haircut();
  const answers = await concurrently(
    seededRandom(),
    times(10, () => complete(id, { collected: cash })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)]);
  expect(await collectedIn()).toBe(4500);
});

test("ten corrections at once leave what the last one says", async () => {
  const id = await haircut();
  await complete(id, { collected: cash });
  const correct = (nth: number) => collect(id, { collected: { method: "cash", amount: usd(4600 + nth) } });
  await concurrently(seededRandom(), times(10, correct));
  const { body } = await call(server, appointments.get, { params: { id } }, seller);
  expect(await collectedIn()).toBe(body.data.collected?.amount.amount);
});

test.each([
  ["no amount", { method: "cash", amount: usd(0) }, "collected.amount"],
  ["another currency", { method: "cash", amount: { amount: 4500, currency: "EUR" } }, "collected.amount"],
  ["a negative amount", { method: "cash", amount: usd(-1) }, "collected.amount.amount"],
  ["a tip that is too high", { ...cash, tip: usd(1e15) }, "collected.tip.amount"],
  ["a tip in another currency", { ...cash, tip: { amount: 1, currency: "EUR" } }, "collected.tip"],
])("%s is refused and completes nothing", async (_, collected, field) => {
  const id = await haircut();
  const { status, refusal } = await complete(id, { collected });
  expect([status, Object.keys(refusal.fields ?? {})]).toEqual([422, [field]]);
  expect(refusal.fields?.[field]).toMatch(/\.$/);
  const { data } = (await call(server, appointments.get, { params: { id } }, seller)).body;
  expect(data.status).toBe("Confirmed");
});

test("an appointment that is not completed takes no payment", async () => {
  const id = await haircut();
  const { status, refusal } = await collect(id, { collected: cash });
  expect([status, refusal]).toMatchObject([
    409,
    { code: "invalid_transition", error: "Complete the appointment first." },
  ]);
});

test("a receipt is emailed with the completion and again on request", async () => {
  const id = await haircut();
  await complete(id, { collected: { ...cash, tip: usd(500) }, receipt: true });
  await at("2026-06-30T14:31:00Z");
  const again = await callUnchecked(server, appointments.emailReceipt, { params: { id } }, seller);
  expect([again.status, again.body.message]).toEqual([
    200,
    "The receipt couldn't be sent. It's in your email log.",
  ]);
  const { data } = (await call(server, mail.list, { query: {} }, seller)).body;
  const receipts = data.filter(({ kind }) => kind === "booking_receipt");
  expect(receipts).toMatchObject([{ to: "grace@example.com" }, { to: "grace@example.com" }]);
  const [sent] = await server.database.sql<{ text: string }>("SELECT text FROM mails WHERE id = $1", [
    receipts[0]?.id,
  ]);
  for (const part of ["Haircut", "$45.00", "$5.00", "$50.00", "Cash"]) expect(sent?.text).toContain(part);
});

test("without a payment or an address there is no receipt, and nothing is completed", async () => {
  const id = await haircut();
  expect((await complete(id, { receipt: true })).refusal).toMatchObject({
    code: "invalid_transition",
    error: "No payment in person is recorded.",
  });
  expect((await call(server, appointments.get, { params: { id } }, seller)).body.data.status).toBe(
    "Confirmed",
  );
});

test("a walk-in is recorded after the fact, without an email, and paid", async () => {
  await at("2026-06-30T15:00:00Z");
  const walkIn = { customer: { name: "Walk-in" }, starts_at: "2026-06-30T14:00:00Z", recorded: true };
  const answer = await create({ ...walkIn, customer });
  expect([answer.status, answer.body]).toMatchObject([
    201,
    { outside_hours: false, data: { recorded: true, status: "Confirmed", due: usd(4500) } },
  ]);
  await complete(answer.body.data.id, { collected: cash });
  expect((await home()).revenue.this_month).toEqual(usd(4500));
  expect((await call(server, mail.list, { query: {} }, seller)).body.data).toEqual([]);
});

test.each([
  ["in the future", "2026-06-30T15:00:01Z", "Pick a time in the past."],
  ["more than a year back", "2025-06-29T14:59:59Z", "Pick a time within the last 366 days."],
])("a walk-in %s is refused", async (_, starts_at, sentence) => {
  await at("2026-06-30T15:00:00Z");
  const { status, refusal } = await create({ starts_at, recorded: true });
  expect([status, refusal.fields]).toEqual([422, { starts_at: sentence }]);
});

test("the past is refused unless it is recorded, and a taken time in any case", async () => {
  await haircut();
  const starts_at = "2026-06-30T14:00:00Z";
  expect((await create({ starts_at })).refusal.fields).toEqual({ starts_at: "Pick a time in the future." });
  expect((await create({ starts_at, recorded: true })).code).toBe("slot_taken");
});
