// What the seller of a salon sees of their day. It is 8:00 on Tuesday, June 30 2026, in New York; open from 9 to 5 daily.
import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accessTokens } from "#kernel/secrets/session.ts";
import { type Caller, call, callUnchecked } from "#test/call.ts";
import type { TestApp } from "#test/test-app.ts";
import { testBookingApp } from "#test/test-booking-app.ts";
import type { TestCalendar } from "#test/test-calendar.ts";
import { testMoney } from "#test/test-money.ts";
import { testSeller } from "#test/test-seller.ts";
import { sessionCalls } from "#test/test-sessions.ts";

const usd = (amount: number) => ({ amount, currency: "USD" });
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
// Orders and revenue without payments behind them: no books to check.
afterAll(() => server.close([]));

const today = async (query: object = {}, as: Caller = seller) =>
  (await call(server, dashboard.getToday, { query: { week_start: 1, ...query } }, as)).body.data;

/** The clock moves on, and the seller's session with it. */
async function at(moment: string): Promise<void> {
  server.clock.set(moment);
  const { deps, clock } = server;
  const { token } = await accessTokens(deps.secrets, clock, deps.newId).issue(seller);
  seller = { ...seller, headers: { authorization: `Bearer ${token}` } };
}

let people = 0;
async function booked(starts_at: string, status = "Confirmed") {
  people += 1;
  const customer = { name: `Client ${people}`, email: "", phone: "" };
  const body = { service_id: seller.serviceId, customer, starts_at, status };
  const { body: answer } = await callUnchecked(server, appointments.create, { body }, seller);
  return answer.data.id;
}
const ids = (list: { id: string }[]) => list.map(({ id }) => id);

test("without a store there is nothing to do", async () => {
  const newcomer = await testSeller(server, "Zoë");
  expect(await today({}, newcomer)).toMatchObject({
    next: null,
    to_confirm: [],
    coming: [],
    occupancy: { booked_minutes: 0, open_minutes: 0 },
    revenue: [],
  });
  expect((await callUnchecked(server, dashboard.getToday, {}, { headers: {} })).status).toBe(401);
});

describe("appointments", () => {
  test("next is the one under way, then the one after it, whether it is confirmed or not", async () => {
    expect((await today()).next).toBeNull();
    const second = await booked("2026-06-30T15:00:00Z", "Pending");
    const first = await booked("2026-06-30T14:00:00Z");
    expect((await today()).next?.id).toBe(first);
    await at("2026-06-30T14:29:00Z");
    expect((await today()).next?.id).toBe(first);
    await at("2026-06-30T14:30:00Z");
    const later = await today();
    expect([later.next?.id, later.next_session]).toEqual([second, null]);
    await callUnchecked(
      server,
      appointments.edit,
      { params: { id: second }, body: { status: "Cancelled" } },
      seller,
    );
    expect((await today()).next).toBeNull();
  });

  test("for a session, says how full it is", async () => {
    const studio = sessionCalls(server, seller);
    await studio.rules({ capacity: 5 });
    await studio.booked("2026-06-30T14:00:00.000Z", { seats: 2 });
    await studio.booked("2026-06-30T14:00:00.000Z");
    expect((await today()).next_session).toEqual({ taken: 3, capacity: 5 });
  });

  test("to confirm are those that haven't started, soonest first; at most 20, beside their number", async () => {
    const wanted: string[] = [];
    for (let day = 2; day <= 23; day++)
      wanted.push(await booked(`2026-07-${String(day).padStart(2, "0")}T14:00:00Z`, "Pending"));
    await booked("2026-07-01T14:00:00Z");
    await at("2026-07-02T14:00:01Z");
    const { to_confirm, counts } = await today();
    expect(ids(to_confirm)).toEqual(wanted.slice(1, 21));
    expect(counts.to_confirm).toBe(21);
  });

  test("to complete are confirmed ones that ended, latest first, for 7 days", async () => {
    const early = await booked("2026-06-30T14:00:00Z");
    const late = await booked("2026-06-30T15:00:00Z");
    await at("2026-06-30T15:15:00Z");
    expect(ids((await today()).to_complete)).toEqual([early]);
    await at("2026-06-30T15:30:00Z");
    const { to_complete, counts } = await today();
    expect([ids(to_complete), counts.to_complete]).toEqual([[late, early], 2]);
    await at("2026-07-07T14:30:00Z");
    expect(ids((await today()).to_complete)).toEqual([late]);
  });

  test("to collect are completed ones that are still to be paid", async () => {
    const id = await booked("2026-06-30T14:00:00Z");
    await at("2026-06-30T14:30:00Z");
    const complete = (body: object) =>
      callUnchecked(server, appointments.complete, { params: { id }, body }, seller);
    await complete({ collected: { later: true } });
    const { to_complete, to_collect, counts } = await today();
    expect([ids(to_complete), ids(to_collect), counts.to_collect]).toEqual([[], [id], 1]);
    expect(to_collect[0]?.due).toEqual(usd(4500));
    const body = { collected: { method: "cash", amount: usd(4500) } };
    await callUnchecked(server, appointments.collect, { params: { id }, body }, seller);
    expect(await today()).toMatchObject({ to_collect: [], counts: { to_collect: 0 } });
  });
});

const address = { line1: "1 Elm St", city: "Troy", postal_code: "12180", country: "US" };

describe("orders and money", () => {
  async function sales() {
    const rows = testMoney(server);
    const payment_id = await rows.payment({ amount: 5 });
    return (given: { total: number } & Record<string, unknown>) =>
      rows.order({ store_id: seller.storeId, payment_id, ...given });
  }

  test("to ship are paid orders with an address, oldest first, of this store alone", async () => {
    const sale = await sales();
    const first = await sale({ total: 1, shipping_address: address });
    await sale({ total: 1 });
    const second = await sale({ total: 1, shipping_address: address, status: "processing" });
    await sale({ total: 1, shipping_address: address, status: "shipped" });
    const other = await app.salon();
    await sale({ total: 1, shipping_address: address, store_id: other.storeId });
    const { to_ship, counts } = await today();
    expect([ids(to_ship), counts.to_ship]).toEqual([[first, second], 2]);
    expect(ids((await today({}, other)).to_ship)).toHaveLength(1);
  });

  test("money comes on the day it is released in the store's zone; what is late comes today", async () => {
    const sale = await sales();
    await sale({ total: 500, fee: 50, release_at: "2026-06-29T12:00:00Z" });
    // The evening of July 2 in New York.
    await sale({ total: 1000, release_at: "2026-07-03T01:00:00Z" });
    await sale({ total: 70, release_at: "2026-07-02T15:00:00Z" });
    await sale({ total: 9, release_at: "2026-07-02T15:00:00Z", released_at: "2026-06-30T00:00:00Z" });
    expect((await today()).coming).toEqual([
      { date: "2026-06-30", amount: usd(450) },
      { date: "2026-07-02", amount: usd(1070) },
    ]);
  });

  test("revenue by week: eight weeks, refunds taken off, payments in person added", async () => {
    const sale = await sales();
    // The Monday of this week began at 4:00 UTC; an hour before is the week before.
    await sale({ total: 1000, paid_at: "2026-06-29T04:00:00Z", refunded: 300 });
    await sale({ total: 20, paid_at: "2026-06-29T03:59:59Z" });
    await sale({ total: 7, paid_at: "2026-05-11T04:00:00Z" });
    await sale({ total: 9000, paid_at: "2026-05-11T03:59:59Z" });
    const id = await booked("2026-06-30T14:00:00Z");
    await at("2026-06-30T14:30:00Z");
    const body = { collected: { method: "cash", amount: usd(4500), tip: usd(100) } };
    await callUnchecked(server, appointments.complete, { params: { id }, body }, seller);
    const { revenue } = await today();
    expect(revenue.map(({ amount }) => amount.amount)).toEqual([7, 0, 0, 0, 0, 0, 20, 5200]);
    expect(revenue[0]).toMatchObject({ from: "2026-05-11", to: "2026-05-17" });
    expect(revenue.at(-1)).toEqual({ from: "2026-06-29", to: "2026-07-05", amount: usd(5200) });
    const sunday = (await today({ week_start: 0 })).revenue;
    expect(sunday.map(({ amount }) => amount.amount).slice(-2)).toEqual([0, 5220]);
  });
});

test("the week's occupancy: what is booked against the hours, cancelled ones and other weeks left out", async () => {
  expect((await today()).occupancy).toEqual({ booked_minutes: 0, open_minutes: 7 * 8 * 60 });
  await booked("2026-06-30T14:00:00Z");
  await booked("2026-07-05T14:00:00Z", "Pending");
  await booked("2026-07-06T14:00:00Z");
  const gone = await booked("2026-07-01T14:00:00Z");
  await callUnchecked(
    server,
    appointments.edit,
    { params: { id: gone }, body: { status: "Cancelled" } },
    seller,
  );
  expect((await today()).occupancy.booked_minutes).toBe(60);
  const studio = sessionCalls(server, seller);
  await studio.rules({ capacity: 3 });
  await studio.booked("2026-07-02T14:00:00.000Z");
  await studio.booked("2026-07-02T14:00:00.000Z");
  expect((await today()).occupancy.booked_minutes).toBe(90);
});
