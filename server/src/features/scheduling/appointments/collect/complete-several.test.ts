// What customers pay in person, recorded for several appointments at once, such as after a class.
import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import type { CompleteSeveral } from "@solodesk/contract/scheduling/appointments/collected.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { accessTokens } from "#kernel/secrets/session.ts";
import { call, callUnchecked } from "#test/call.ts";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import { confirmNow } from "#test/confirm-now.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { place, settle } from "#test/test-orders.ts";
import { paidService, usd } from "#test/test-paid-service.ts";
import { type TestShop, testStoreApp } from "#test/test-store-app.ts";

let server: TestApp;
let seller: TestShop;
let made = 0;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  server.clock.set("2026-06-29T12:00:00Z");
  made += 1;
  seller = await testStoreApp(server, `class-${made}`);
  await confirmNow(server);
});
// Checks the books, too.
afterAll(() => server.close());

async function signedIn(who: TestShop): Promise<TestShop> {
  const { deps, clock } = server;
  const { token } = await accessTokens(deps.secrets, clock, deps.newId).issue(who);
  return { ...who, headers: { authorization: `Bearer ${token}` } };
}

/** The clock moves on, and the seller's session with it. */
async function at(moment: string): Promise<void> {
  server.clock.set(moment);
  seller = await signedIn(seller);
}

async function priced(price: number): Promise<string> {
  const id = await seller.addService(`Class for ${price}`, [30, 0]);
  await server.database.sql("UPDATE services SET price = $2 WHERE id = $1", [id, price]);
  return id;
}

/** Half an hour on June 30, for 45.00 unless another service is given. */
async function appointment(time: string, more: object = {}, by = seller): Promise<string> {
  const starts_at = `2026-06-30T${time}:00Z`;
  const customer = { name: "Grace Hopper" };
  const body = { service_id: by.serviceId, customer, starts_at, status: "Confirmed", ...more };
  return (await callUnchecked(server, appointments.create, { body }, by)).body.data.id;
}

/** One that a visitor paid online when they booked it. */
async function paidOnline(time: string, payment: object): Promise<string> {
  const service = paidService(server, seller);
  await service.edit({ payment });
  const { paymentId, orderIds } = await place(server, [service.line(`2026-06-30T${time}:00Z`)]);
  await settle(server, paymentId);
  const [row] = await server.database.sql<{ id: string }>(
    "SELECT appointment_id AS id FROM order_items WHERE order_id = $1",
    [orderIds[0]],
  );
  return row!.id;
}

const complete = (ids: string[], collected: CompleteSeveral["collected"]) =>
  call(server, appointments.completeSeveral, { body: { ids, collected } }, seller);
const read = async (id: string, by = seller) =>
  (await call(server, appointments.get, { params: { id } }, by)).body.data;
const done = (id: string) => ({ id, completed: true, error: "" });
const refused = (id: string, error: string) => ({ id, completed: false, error });
const revenue = async () => (await call(server, dashboard.get, {}, seller)).body.revenue;
const collectedIn = async () => {
  const [row] = await server.database.sql<{ balance: string }>(
    "SELECT balance FROM accounts WHERE user_id = $1 AND kind = 'collected_elsewhere'",
    [seller.id],
  );
  return Number(row?.balance ?? 0);
};

test("each is paid what is due for it, and nothing is recorded for what is free or paid online", async () => {
  const free = await appointment("08:00", { service_id: await priced(0) });
  const dear = await appointment("09:00", { service_id: await priced(9000) });
  const usual = await appointment("10:00");
  const paid = await paidOnline("11:00", { due: "full" });
  const half = await paidOnline("13:00", { due: "deposit", deposit: usd(2000) });
  await at("2026-06-30T20:00:00Z");
  const ids = [free, dear, usual, paid, half];
  const answer = await complete(ids, { method: "cash" });
  expect([answer.status, answer.body]).toEqual([
    200,
    { status: true, message: "5 appointments completed", results: ids.map(done) },
  ]);
  const after = await Promise.all(ids.map((id) => read(id)));
  expect(after.map(({ status, due }) => [status, due])).toEqual(ids.map(() => ["Completed", usd(0)]));
  expect(after.map(({ collected }) => collected)).toEqual([
    null,
    { method: "cash", amount: usd(9000), tip: usd(0), at: "2026-06-30T09:30:00.000Z" },
    { method: "cash", amount: usd(4500), tip: usd(0), at: "2026-06-30T10:30:00.000Z" },
    null,
    { method: "cash", amount: usd(2500), tip: usd(0), at: "2026-06-30T13:30:00.000Z" },
  ]);
  expect(await collectedIn()).toBe(16_000);
  expect((await revenue()).in_person).toEqual(usd(16_000));
});

test("money counts on the day of each appointment, as if it had been completed alone", async () => {
  const june = await appointment("23:00");
  const july = await appointment("", { starts_at: "2026-07-01T09:00:00Z" });
  const alone = await appointment("21:00");
  await at("2026-07-02T08:00:00Z");
  await complete([june, july], { method: "card" });
  const body = { collected: { method: "card", amount: usd(4500) } };
  await callUnchecked(server, appointments.complete, { params: { id: alone }, body }, seller);
  // June has two of the three.
  expect((await revenue()).this_month).toEqual(usd(4500));
  const [ofJune, ofJuly, single] = [await read(june), await read(july), await read(alone)];
  for (const one of [ofJune, ofJuly, single]) expect(one.collected?.at).toBe(one.ends_at);
  const events = single.timeline.map(({ event }) => event);
  expect(ofJune.timeline.map(({ event }) => event)).toEqual(events);
});

test("what is not paid yet stays open for each", async () => {
  const free = await appointment("08:00", { service_id: await priced(0) });
  const [first, second] = [await appointment("09:00"), await appointment("10:00")];
  await at("2026-06-30T20:00:00Z");
  const { body } = await complete([free, first, second], { later: true });
  expect(body.results).toEqual([done(free), done(first), done(second)]);
  const open = await call(server, appointments.list, { query: { to_collect: "true" } }, seller);
  expect(open.body.data.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted());
  expect(open.body.to_collect).toEqual({ count: 2, total: usd(9000) });
  expect(await collectedIn()).toBe(0);
});

test("without a charge nothing is recorded and nothing stays open", async () => {
  const ids = [await appointment("09:00"), await appointment("10:00")];
  await at("2026-06-30T20:00:00Z");
  await complete(ids, { waived: true });
  for (const id of ids)
    expect(await read(id)).toMatchObject({ status: "Completed", due: usd(0), collected: null });
  expect(await collectedIn()).toBe(0);
});

test("those that can't be completed say why, and the others are completed once", async () => {
  const rival = await testStoreApp(server, `rival-${made}`);
  const theirs = await appointment("09:00", {}, rival);
  const [first, last] = [await appointment("09:00"), await appointment("12:00")];
  const pending = await appointment("10:00", { status: "Pending" });
  const gone = await appointment("11:00");
  await call(server, appointments.edit, { params: { id: gone }, body: { status: "Cancelled" } }, seller);
  const unknown = server.deps.newId();
  await at("2026-06-30T20:00:00Z");
  const { body } = await complete([first, pending, gone, theirs, unknown, last, first], { method: "bank" });
  expect(body).toEqual({
    status: true,
    message: "2 appointments completed",
    results: [
      done(first),
      refused(pending, "This appointment is pending and cannot become completed."),
      refused(gone, "This appointment is cancelled and cannot become completed."),
      refused(theirs, "We couldn't find that."),
      refused(unknown, "We couldn't find that."),
      done(last),
    ],
  });
  expect((await read(pending)).status).toBe("Pending");
  expect((await read(theirs, await signedIn(rival))).status).toBe("Confirmed");
  expect(await collectedIn()).toBe(9000);
  const again = await complete([first], { method: "bank" });
  expect(again.body).toMatchObject({
    message: "0 appointments completed",
    results: [refused(first, "This appointment is completed already.")],
  });
  expect(await collectedIn()).toBe(9000);
});

test("one with a deposit can't be completed before it begins, and keeps its payment open", async () => {
  const half = await paidOnline("13:00", { due: "deposit", deposit: usd(2000) });
  const { body } = await complete([half], { method: "cash" });
  expect(body.results).toMatchObject([
    { completed: false, error: expect.stringMatching(/^You can complete this appointment once/) },
  ]);
  expect(await read(half)).toMatchObject({ status: "Confirmed", due: usd(2500), collected: null });
});

test("ten calls at once for the same ones record each payment once", async () => {
  const ids = [await appointment("09:00"), await appointment("10:00")];
  await at("2026-06-30T20:00:00Z");
  const answers = await concurrently(
    seededRandom(),
    times(10, () => complete(ids, { method: "cash" })),
  );
  const results = answers.flatMap(({ body }) => body.results);
  expect(results.filter(({ completed }) => completed)).toHaveLength(2);
  expect(await collectedIn()).toBe(9000);
});

test.each([
  ["none", []],
  ["more than a hundred", Array.from({ length: 101 }, () => crypto.randomUUID())],
])("%s at a time is refused", async (_, ids) => {
  const body = { ids, collected: { later: true } };
  const { status, refusal } = await callUnchecked(server, appointments.completeSeveral, { body }, seller);
  expect([status, Object.keys(refusal.fields ?? {})]).toEqual([422, ["ids"]]);
});
