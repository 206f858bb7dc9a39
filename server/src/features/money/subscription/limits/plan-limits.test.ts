import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { services } from "@solodesk/contract/catalog/services.ts";
import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import type { PlanLimits } from "@solodesk/contract/money/plans.ts";
import { subscription } from "@solodesk/contract/money/subscription.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { series } from "@solodesk/contract/scheduling/series.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { checkout } from "@solodesk/contract/selling/checkout.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import { call, callUnchecked, type Reply } from "#test/call.ts";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import { type TestBilling, testBilling } from "#test/test-billing.ts";
import { dayAndNight, type TestCalendar, testCalendar } from "#test/test-calendar.ts";
import { testProducts } from "#test/test-products.ts";
import { purchase } from "#test/test-store-app.ts";
import { type TestSubscribers, testSubscribers } from "#test/test-subscribers.ts";
import { requirePlanQuota } from "./require-plan-quota.ts";

const random = seededRandom();
let billing: TestBilling;
let people: TestSubscribers;
let seller: TestCalendar;
let made = 0;
beforeAll(async () => {
  billing = await testBilling();
  people = testSubscribers(billing);
});
beforeEach(async () => {
  billing.clock.set("2026-06-01T12:00:00Z");
  made += 1;
  await limitFree(none);
  seller = await testCalendar(billing.server, `salon-${made}`, dayAndNight);
});
afterAll(() => billing.server.close());

const none: PlanLimits = { products: null, services: null, appointments_per_month: null };
const limitFree = (limits: PlanLimits) =>
  billing.server.database.sql("UPDATE plans SET limits = $1 WHERE kind = 'free'", [JSON.stringify(limits)]);

/** Puts the seller on a plan with these limits, while Free has the smallest. */
async function onPlan(limits: Partial<PlanLimits>): Promise<void> {
  const key = `plan-${made}`;
  const all: PlanLimits = { ...none, ...limits };
  await limitFree({ products: 0, services: 0, appointments_per_month: 0 });
  await billing.server.database.sql(
    `INSERT INTO plans (id, key, version, name, description, kind, currency, price, interval, features, limits, highlighted,
       position, created_at)
     VALUES ($1, $2, 1, 'Tiny', '', 'subscription', 'USD', 100, 'month', '[]', $3, false, 50, now())`,
    [billing.deps.newId(), key, JSON.stringify(all)],
  );
  await billing.adjust(seller, 1000);
  await people.subscribe(seller.id, key);
}

const customer = { name: "Grace Hopper", email: "grace@example.com", phone: "+1 555 010 0199" };
/** Returns the time `hour` hours after midnight UTC. */
const timeOf = (day: string, hour = 0) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000).toISOString();

const select = (product_ids: string[]) =>
  call(billing.server, catalog.select, { body: { product_ids } }, seller);
const service = {
  name: "Cut",
  price: { amount: 100, currency: "USD" },
  duration_minutes: 30,
  location: "online",
} as const;
const addService = (more: object = {}) =>
  call(billing.server, services.add, { body: { ...service, ...more } }, seller);
const note = (starts_at: string) =>
  call(
    billing.server,
    appointments.create,
    { body: { service_id: seller.serviceId, starts_at, customer } },
    seller,
  );
const place = () => ({ website_url: seller.websiteUrl });
const book = (starts_at: string, more: object = {}) =>
  call(billing.server, bookings.book, {
    params: place(),
    body: { service_id: seller.serviceId, starts_at, customer, ...more },
  });
const hold = (starts_at: string, more: object = {}) =>
  call(billing.server, bookings.hold, {
    params: place(),
    body: { service_id: seller.serviceId, starts_at, ...more },
  });
const buy = (items: object[]) => callUnchecked(billing.server, checkout.create, { body: purchase(items) });
const codesOf = (answers: Pick<Reply<Endpoint>, "status" | "code">[]) => {
  const count: Record<string, number> = {};
  for (const { status, code } of answers) count[code ?? status] = (count[code ?? status] ?? 0) + 1;
  return count;
};
const usage = async () => (await people.status(seller.id)).usage;

test("50 products selected at once fill the plan to the last one, and no further", async () => {
  await onPlan({ products: 7 });
  const ids = await testProducts(billing.server, 52);
  const answers = await concurrently(
    random,
    times(50, (n) => select([ids[n] ?? ""])),
  );
  expect(codesOf(answers)).toEqual({ 200: 7, plan_limit_reached: 43 });
  expect((await usage()).products).toEqual({ used: 7, limit: 7 });
  const refused = await select(ids.slice(50));
  expect([refused.status, refused.refusal.error]).toEqual([
    402,
    "Your plan includes 7 products, and you have 7. Upgrade on Pricing, or make room.",
  ]);
});

test("a selection is all or nothing, and what is listed already needs no room", async () => {
  await onPlan({ products: 3 });
  const ids = await testProducts(billing.server, 5);
  expect((await select(ids.slice(0, 2))).status).toBe(200);
  expect((await select(ids)).code).toBe("plan_limit_reached");
  expect((await usage()).products.used).toBe(2);
  expect((await select(ids.slice(0, 3))).status).toBe(200);
  await billing.server.database.sql(
    "UPDATE plans SET limits = limits || '{\"products\": 1}' WHERE key = $1",
    [`plan-${made}`],
  );
  expect((await select(ids.slice(0, 3))).status).toBe(200);
  expect((await usage()).products).toEqual({ used: 3, limit: 1 });
});

test("50 services added at once; one is archived for another; an active one is edited, no other activated", async () => {
  await onPlan({ services: 4 });
  const answers = await concurrently(
    random,
    times(50, () => addService()),
  );
  // One service exists from the start.
  expect(codesOf(answers)).toEqual({ 201: 3, plan_limit_reached: 47 });
  const hidden = await addService({ active: false });
  expect(hidden.status).toBe(201);
  const edit = (id: string, body: object) =>
    call(billing.server, services.edit, { params: { id }, body }, seller);
  const activate = () => edit(hidden.body.data.id, { active: true });
  expect((await activate()).code).toBe("plan_limit_reached");
  expect((await edit(seller.serviceId, { ...service, active: true })).status).toBe(200);
  const params = { id: seller.serviceId };
  await call(billing.server, services.remove, { params }, seller);
  expect((await activate()).status).toBe(200);
  expect((await call(billing.server, services.restore, { params }, seller)).code).toBe("plan_limit_reached");
  expect((await usage()).services).toEqual({ used: 4, limit: 4 });
});

test("50 appointments of one month at once; another month, and what is cancelled, has room", async () => {
  await onPlan({ appointments_per_month: 5 });
  const answers = await concurrently(
    random,
    times(50, (n) => note(timeOf("2026-06-10", n))),
  );
  expect(codesOf(answers)).toEqual({ 201: 5, plan_limit_reached: 45 });
  expect((await usage()).appointments_per_month).toEqual({ used: 5, limit: 5 });
  expect((await note(timeOf("2026-07-10"))).status).toBe(201);
  await billing.server.database.sql(
    "UPDATE appointments SET status = 'Cancelled' WHERE id = (SELECT id FROM appointments WHERE store_id = $1 LIMIT 1)",
    [seller.storeId],
  );
  expect((await note(timeOf("2026-06-20"))).status).toBe(201);
});

test("the month is the one of the store's calendar", async () => {
  await billing.server.database.sql("UPDATE stores SET timezone = 'Pacific/Auckland' WHERE id = $1", [
    seller.storeId,
  ]);
  await onPlan({ appointments_per_month: 1 });
  // In Auckland, it is already July.
  expect((await note("2026-06-30T12:00:00Z")).status).toBe(201);
  expect((await note("2026-07-20T12:00:00Z")).code).toBe("plan_limit_reached");
  expect((await note("2026-06-30T15:00:00Z")).code).toBe("plan_limit_reached");
  expect((await note("2026-06-30T10:00:00Z")).status).toBe(201);
  expect((await note("2026-07-31T12:00:00Z")).status).toBe(201);
});

test("a series needs room in each of its months, or none of it is written", async () => {
  await onPlan({ appointments_per_month: 2 });
  const weekly = (count: number) =>
    call(
      billing.server,
      series.create,
      {
        body: {
          service_id: seller.serviceId,
          customer,
          starts_at: timeOf("2026-06-17"),
          every_weeks: 1,
          count,
        },
      },
      seller,
    );
  expect((await weekly(5)).code).toBe("plan_limit_reached");
  expect((await usage()).appointments_per_month.used).toBe(0);
  expect((await weekly(4)).status).toBe(201);
});

test("50 visitors at once get the times there is room for; to all others they are taken, and nobody reads of a plan", async () => {
  await onPlan({ appointments_per_month: 5 });
  const answers = await concurrently<Reply<Endpoint>>(random, [
    ...times(40, (n) => book(timeOf("2026-06-10", n))),
    ...times(10, (n) => hold(timeOf("2026-06-20", n))),
  ]);
  expect(codesOf(answers)).toEqual({ 201: 5, slot_taken: 45 });
  const day = await call(billing.server, bookings.listSlots, {
    params: place(),
    query: { service_id: seller.serviceId, from: "2026-06-25", to: "2026-06-25" },
  });
  const cart = { id: seller.serviceId, kind: "service", quantity: 1, website_url: seller.websiteUrl };
  const bought = await buy([{ ...cart, starts_at: timeOf("2026-06-26") }]);
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
  expect(day.body.slots).toEqual([]);
  expect(bought.status).toBe(409);
  expect([...answers, day, bought].map(({ text }) => text).join()).not.toMatch(
    /plan|limit|pricing|subscription/i,
  );
  const july = await book(timeOf("2026-07-01"));
  expect(july.status).toBe(201);
});

test("a time that is held has its room: its visitor sees it, and books it as the last one", async () => {
  await onPlan({ appointments_per_month: 1 });
  const starts_at = timeOf("2026-06-10", 9);
  const { hold: token } = (await hold(starts_at)).body;
  expect((await book(timeOf("2026-06-11"))).code).toBe("slot_taken");
  expect((await note(timeOf("2026-06-11"))).code).toBe("plan_limit_reached");
  expect((await hold(starts_at, { hold: token })).body.hold).toBe(token);
  expect((await book(starts_at, { hold: token })).status).toBe(201);
});

test("carts keep times only while there is room for them", async () => {
  await onPlan({ appointments_per_month: 3 });
  const cart = (n: number) => [
    {
      id: seller.serviceId,
      kind: "service",
      quantity: 1,
      website_url: seller.websiteUrl,
      starts_at: timeOf("2026-06-10", n),
    },
  ];
  const answers = await concurrently(
    random,
    times(20, (n) => buy(cart(n))),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
  expect(answers.map(({ text }) => text).join()).not.toMatch(/plan|limit|pricing|subscription/i);
  billing.clock.advance(16 * 60_000);
  expect((await book(timeOf("2026-06-20"))).status).toBe(201);
});

test("who adds at the same moment is waited for and counted, whatever else they lock", async () => {
  await onPlan({ products: 4 });
  const ids = await testProducts(billing.server, 20);
  const { deps } = billing;
  const add = (n: number) =>
    inTransaction(deps, async (deps) => {
      await deps.db.execute(
        sql`INSERT INTO listings (store_id, product_id, id, list_price, active, added_at)
          VALUES (${seller.storeId}, ${ids[n]}, ${deps.newId()}, 1000, true, now())`,
      );
      await requirePlanQuota(deps, seller.id, "products", 1);
      return 200;
    }).catch((error: AppError) => error.status);
  const statuses = await concurrently(random, times(20, add));
  expect(statuses.toSorted()).toEqual([...Array<number>(4).fill(200), ...Array<number>(16).fill(402)]);
});

const cancelNow = async () =>
  call(billing.server, subscription.cancel, { body: { atPeriodEnd: false } }, await billing.callerOf(seller));

test("without a subscription, and once it has ended, Free's limits apply", async () => {
  const ids = await testProducts(billing.server, 4);
  expect((await select(ids.slice(0, 1))).status).toBe(200);
  await onPlan({ products: 3, appointments_per_month: 1 });
  expect((await select(ids)).code).toBe("plan_limit_reached");
  expect((await select(ids.slice(0, 3))).status).toBe(200);
  await limitFree({ ...none, products: 2, appointments_per_month: 0 });
  await cancelNow();
  expect((await usage()).products).toEqual({ used: 3, limit: 2 });
  expect((await select(ids)).code).toBe("plan_limit_reached");
  expect((await book(timeOf("2026-06-10"))).code).toBe("slot_taken");
  await limitFree(none);
  expect((await select(ids)).status).toBe(200);
  expect((await book(timeOf("2026-06-10"))).status).toBe(201);
  expect((await usage()).products).toEqual({ used: 4, limit: null });
});

test("a plan never limits more than Free, not even one bought before Free grew", async () => {
  await onPlan({ products: 1, appointments_per_month: 1 });
  await limitFree({ ...none, products: 2, appointments_per_month: 2 });
  const ids = await testProducts(billing.server, 3);
  expect((await select(ids.slice(0, 2))).status).toBe(200);
  const refused = await select(ids);
  expect(refused.refusal.error).toMatch(/^Your plan includes 2 products, and you have 2\./);
  expect((await book(timeOf("2026-06-10"))).status).toBe(201);
  expect((await book(timeOf("2026-06-11"))).status).toBe(201);
  expect((await book(timeOf("2026-06-12"))).code).toBe("slot_taken");
  const { currentPlan, usage: used } = await people.status(seller.id);
  expect(currentPlan?.limits).toEqual({ products: 2, services: null, appointments_per_month: 2 });
  expect(used.products).toEqual({ used: 2, limit: 2 });
});
