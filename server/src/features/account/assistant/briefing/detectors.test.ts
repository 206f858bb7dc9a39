// What each detector finds, and what it leaves alone: one row less, one day less. Whatever it finds has its rows one call away.

import {
  type Insight,
  type InsightKind,
  insightKinds,
} from "@solodesk/contract/account/assistant/insight.ts";
import { assistant } from "@solodesk/contract/account/assistant.ts";
import { weekdays } from "@solodesk/contract/kernel/weekdays.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { loadDefaultPlans } from "#features/money/plans/load-default-plans.ts";
import { ledgerChecks } from "#features/money/wallet/checks/book-checks.ts";
import { releaseEarnings } from "#features/selling/orders/change/release-earnings.ts";
import { readContract } from "#kernel/api-document/read-contract.ts";
import { call, callUnchecked } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { comesOften, springCampaign, type Visit, visits } from "#test/test-briefing.ts";
import { buy } from "#test/test-orders.ts";
import { type TestShop, testStoreApp } from "#test/test-store-app.ts";
import { deleteTrendsOf } from "./briefing.repository.ts";

let server: TestApp;
let shop: TestShop;
let made = 0;
beforeAll(async () => {
  server = await testApp({ SANDBOX: "on" });
  await loadDefaultPlans(server.deps);
});
beforeEach(async () => {
  // A Monday.
  server.clock.set("2026-06-01T12:00:00Z");
  made += 1;
  await limitServices(null);
  shop = await testStoreApp(server, `briefed-${made}`);
});
// Rows of a kind, and not whole stories: only the ledger itself adds up.
afterAll(() => server.close(ledgerChecks));

const sql = (text: string, ...values: unknown[]) => server.database.sql(text, [shop.storeId, ...values]);
const book = (...booked: Visit[]) => visits(server, shop, booked);

async function findNow(kind: InsightKind): Promise<Insight[]> {
  await deleteTrendsOf(server.deps.db, shop.id);
  const { data } = (await call(server, assistant.getBriefing, {}, shop)).body;
  return data.filter((insight) => insight.kind === kind);
}

/** The calls behind it are the contract's reads, and answer; what it proposes can be proposed. */
async function expectRows({ evidence, proposal }: Insight): Promise<void> {
  const { endpoints } = await readContract();
  expect(evidence.length).toBeGreaterThan(0);
  for (const { endpoint: name, input, page } of evidence) {
    const endpoint = endpoints.get(name)!;
    expect([name, endpoint.method, page.startsWith("/")]).toEqual([name, "GET", true]);
    const { params = {}, query = {} } = input;
    expect((await callUnchecked(server, endpoint, { params, query }, shop)).status, name).toBe(200);
  }
  if (!proposal) return;
  const { label: _label, ...body } = proposal;
  expect((await call(server, assistant.propose, { body }, shop)).status).toBe(201);
}

/** Begins a thing, looks, does the rest, and looks again. */
interface Case {
  kind: InsightKind;
  /** Something like it that is nothing to tell. */
  below: () => Promise<unknown>;
  /** What makes it one. */
  above: () => Promise<unknown>;
  title: string;
  why: string;
}

const order = () => buy(server, [shop.line(0)]);
const paidBack = (days: number) =>
  sql("UPDATE orders SET paid_at = paid_at - $2 * interval '1 day' WHERE store_id = $1", days);
const visited = (count: number) =>
  sql("INSERT INTO visit_days (store_id, day, visits) VALUES ($1, '2026-05-20', $2)", count);
const sold = (count: number) =>
  sql("UPDATE order_items SET quantity = $2 FROM orders WHERE order_id = id AND orders.store_id = $1", count);
const stock = (left: number) =>
  sql("UPDATE products SET stock = $2 WHERE $1::uuid IS NOT NULL AND id = $3", left, shop.productIds[0]);
const setHours = (hours: object) => sql("UPDATE stores SET hours = hours || $2 WHERE id = $1", hours);

const addCalendar = () =>
  sql(
    `INSERT INTO calendar_sources (store_id, id, provider, direction, name, address, busy, notes, read_at, tried_at, created_at)
         VALUES ($1, $2, 'ics', 'read', 'Work', 'http://127.0.0.1/work.ics', '{}', '{}', $3, $3, $3)`,
    server.deps.newId(),
    server.clock.now(),
  );
const limitServices = (most: number | null) =>
  server.database.sql("UPDATE plans SET limits = limits || $1 WHERE kind = 'free'", [{ services: most }]);
const nothing = () => Promise.resolve();
async function release(): Promise<void> {
  server.clock.advance(8 * 86_400_000);
  await releaseEarnings(server.deps);
  server.clock.set("2026-06-01T12:00:00Z");
}

const threeHoursADay = Object.fromEntries(weekdays.map((day) => [day, [{ open: "09:00", close: "12:00" }]]));

const cases: Case[] = [
  {
    kind: "dispute_deadline",
    below: order,
    above: () =>
      sql(
        `INSERT INTO refunds (id, payment_id, kind, amount, to_gateway, to_credits, reason, status, attempts, try_at, created_at,
           settled_at, evidence_due_by)
         SELECT gen_random_uuid(), payment_id, 'dispute', 1500, 1500, 0, '', 'succeeded', 0, $2, $2, $2, '2026-06-09T12:00:00Z'
         FROM orders WHERE store_id = $1`,
        server.clock.now(),
      ),
    title: "The payment for order {number} is disputed",
    why: "Send your evidence by June 9, 2026. You can download it from the order.",
  },
  {
    kind: "request_waiting",
    below: () => book({ at: "2026-06-04T10:00:00Z", status: "Pending", source: "store_page" }),
    above: () => book({ at: "2026-06-02T10:00:00Z", status: "Pending", source: "store_page" }),
    title: "Grace Hopper is waiting for your answer",
    why: "Haircut on Tue, Jun 2, 10:00 AM isn't confirmed yet.",
  },
  {
    kind: "order_not_shipped",
    below: async () => {
      await order();
      await paidBack(2);
    },
    above: () => paidBack(2),
    title: "1 order is waiting to be shipped",
    why: "The oldest is order {number}, paid on May 28, 2026.",
  },
  {
    kind: "emails_failed",
    below: () => order(),
    above: () =>
      sql("UPDATE mails SET status = 'failed', attempts = 8 WHERE store_id = $1 AND kind = 'new_sale'"),
    title: "1 email couldn't be delivered",
    why: "This was in the last 7 days. The email log says why, and you can send them again from there.",
  },
  {
    kind: "calendar_stale",
    below: addCalendar,
    above: () =>
      sql("UPDATE calendar_sources SET read_at = read_at - interval '25 hours' WHERE store_id = $1"),
    title: "Work is out of date",
    why: "It hasn't synced for more than a day, so customers can book times when you're busy.",
  },
  {
    kind: "page_incomplete",
    below: () => sql("UPDATE stores SET published = true WHERE id = $1"),
    above: () => sql("UPDATE stores SET published = false WHERE id = $1"),
    title: "Your store page isn't published",
    why: "Nobody can book or buy there until you publish it.",
  },
  {
    kind: "plan_limit_near",
    below: () => limitServices(5),
    above: async () => {
      for (const name of ["Shave", "Wash", "Perm", "Braids"]) await shop.addService(name, [30, 0]);
    },
    title: "You've reached a limit of your plan",
    why: "You use 5 of 5 active services.",
  },
  {
    kind: "left_open",
    below: () => book({ at: "2026-05-20T10:00:00Z" }),
    above: () => book({ at: "2026-05-21T10:00:00Z", open: 4500 }, { at: "2026-05-22T10:00:00Z", open: 500 }),
    title: "You're owed $50.00",
    why: "2 appointments are over and not paid in full.",
  },
  {
    kind: "money_held",
    below: async () => {
      await order();
      await release();
    },
    above: () => order(),
    title: "$9.00 of your earnings is still on hold",
    why: "Earnings stay on hold for a while in case of a refund. The next amount is released on June 8, 2026.",
  },
  {
    kind: "gap_tomorrow",
    below: () => setHours({ tue: [{ open: "09:00", close: "12:00" }] }),
    above: () =>
      sql(
        `INSERT INTO waitlist (store_id, id, service_id, service_name, day, customer_name, customer_email, notes, status,
           created_at, updated_at)
         VALUES ($1, $2, $3, 'Haircut', '2026-06-05', 'Grace Hopper', 'grace@example.com', '', 'waiting', $4, $4)`,
        server.deps.newId(),
        shop.serviceId,
        server.clock.now(),
      ),
    title: "You have 3 hours free tomorrow, and 1 person is on your waitlist for a later day",
    why: "Someone on your waitlist might like to come sooner.",
  },
  {
    kind: "customer_overdue",
    // Every four weeks, and last here five weeks ago; then eight weeks ago.
    // Two services on each day are one visit.
    below: async () => {
      const often = comesOften("Anna Berg", { weeksAgo: 5, every: 4, times: 6 });
      await book(...often, ...often.map((visit) => ({ ...visit, at: visit.at.replace("T10:00", "T10:30") })));
    },
    above: () =>
      sql(
        "UPDATE appointments SET starts_at = starts_at - interval '3 weeks', ends_at = ends_at - interval '3 weeks', busy_until = busy_until - interval '3 weeks', starts_local = starts_local - interval '3 weeks' WHERE store_id = $1",
      ),
    title: "Anna Berg is overdue by 4 weeks",
    why: "Anna Berg has visited 6 times, usually every 4 weeks. The last visit was on April 6, 2026.",
  },
  {
    kind: "no_show_twice",
    below: () => book({ at: "2026-05-20T10:00:00Z", status: "No-show" }, { at: "2026-05-21T10:00:00Z" }),
    above: () => book({ at: "2026-03-21T10:00:00Z", status: "No-show" }),
    title: "Grace Hopper missed 2 appointments in the last year",
    why: "That's 2 of their 3 appointments. A deposit or a card on file makes no-shows less likely.",
  },
  {
    kind: "stock_runs_out",
    below: async () => {
      await order();
      await sold(4);
      await stock(1);
    },
    above: () => sold(8),
    title: "{product} runs out in 4 days",
    why: "You sold 8 in the last 4 weeks and have 1 left.",
  },
  {
    kind: "never_bought",
    below: async () => {
      await sql("UPDATE listings SET added_at = added_at - interval '90 days' WHERE store_id = $1");
      await visited(49);
    },
    above: () => sql("UPDATE visit_days SET visits = 50 WHERE store_id = $1"),
    title: "1 product has never sold",
    why: "Your store page had 50 visits in the last 4 weeks. Start with {product}: a new price or picture may help.",
  },
  {
    kind: "ad_without_return",
    below: () => springCampaign(server, shop, { spentOn: "2026-05-20", visits: 19 }),
    above: () => sql("UPDATE visit_days SET visits = 20 WHERE store_id = $1"),
    title: "spring costs money but brings in no sales",
    why: "You spent $9.00 in the last 4 weeks. It brought 20 visits, but nobody booked or bought.",
  },
  {
    kind: "ad_stopped",
    below: () => springCampaign(server, shop, { spentOn: "2026-05-20", visits: 20, booked: 4 }),
    above: () => springCampaign(server, shop, { booked: 1 }),
    title: "spring paid off, then stopped",
    why: "It cost $9.00 and earned $225.00 in the last 4 weeks. You spent nothing on it in the last 7 days.",
  },
  {
    kind: "link_unused",
    below: () =>
      sql(
        `INSERT INTO ad_links (store_id, id, code, name, target, platform, source, campaign, created_at)
         VALUES ($1, $2, $3, 'Window', 'store', 'flyer', 'flyer', 'window', '2026-05-20T12:00:00Z')`,
        server.deps.newId(),
        `wind${String(made).padStart(4, "0")}`,
      ),
    above: () => sql("UPDATE ad_links SET created_at = created_at - interval '7 days' WHERE store_id = $1"),
    title: "Nobody has used your link Window",
    why: "You created it more than 2 weeks ago. Is it where your customers can see it?",
  },
  {
    kind: "slow_weekday",
    below: async () => {
      await setHours(threeHoursADay);
      await book(...Array.from({ length: 19 }, (_, nth) => ({ at: dayOf(nth, 9) })));
    },
    above: () => book(...Array.from({ length: 30 }, (_, nth) => ({ at: dayOf(nth, 10) }))),
    title: "Sunday is your slowest day",
    why: "In the last 8 weeks, 0% of your open hours on that day were booked, compared with 15% on an average day. Based on 49 appointments.",
  },
  {
    kind: "service_earns_less",
    below: async () => {
      const [cheap, dear] = [
        await shop.addService("Dry cut", [60, 0]),
        await shop.addService("Color", [60, 0]),
      ];
      const five = (serviceId: string, price: number, hour: number) =>
        book(...Array.from({ length: 5 }, (_, nth) => ({ at: dayOf(nth, hour), serviceId, price })));
      await five(shop.serviceId, 4500, 8);
      await five(dear, 7000, 10);
      await five(cheap, 4000, 14);
    },
    above: async () => {
      await sql("UPDATE appointments SET price = 2000 WHERE store_id = $1 AND price = 4000");
      // While its price is higher, it was raised since.
      expect(await findNow("service_earns_less")).toEqual([]);
      await sql("UPDATE services SET price = 2000 WHERE store_id = $1 AND name = 'Dry cut'");
    },
    title: "Dry cut earns you $20.00 an hour",
    why: "Your services usually earn $60.00 an hour. Based on 5 appointments in the last 90 days, including the time kept free around them.",
  },
  {
    kind: "revenue_week",
    below: () =>
      book(...Array.from({ length: 7 }, (_, week) => ({ at: weekAgo(week + 1), collected: 10_000 }))),
    above: () => book({ at: weekAgo(1, 15), collected: 5000 }),
    title: "Last week's revenue was 50% higher than usual",
    why: "It was $150.00. A usual week brings in $100.00.",
  },
];

/** What else these say. */
const others: Case[] = [
  {
    kind: "calendar_stale",
    below: addCalendar,
    above: () => sql("UPDATE calendar_sources SET refused = true WHERE store_id = $1"),
    title: "Work is out of date",
    why: "It no longer accepts your login. Until you connect it again, customers can book times when you're busy.",
  },
  {
    kind: "page_incomplete",
    below: nothing,
    above: () => setHours(Object.fromEntries(weekdays.map((day) => [day, []]))),
    title: "Your store has no opening hours",
    why: "Customers can only book times within your opening hours.",
  },
  {
    kind: "plan_limit_near",
    below: () => limitServices(7),
    above: async () => {
      for (const name of ["Shave", "Wash", "Perm", "Braids", "Color"]) await shop.addService(name, [30, 0]);
    },
    title: "You're close to a limit of your plan",
    why: "You use 6 of 7 active services.",
  },
  {
    kind: "stock_runs_out",
    below: async () => {
      await order();
      await sold(5);
    },
    above: () => stock(0),
    title: "{product} is sold out",
    why: "You sold 5 in the last 4 weeks and have 0 left.",
  },
  {
    kind: "revenue_week",
    below: () =>
      book(...Array.from({ length: 7 }, (_, week) => ({ at: weekAgo(week + 1), collected: 10_000 }))),
    above: () =>
      sql(
        "UPDATE appointments SET collected_amount = 5000 WHERE store_id = $1 AND starts_at = $2",
        weekAgo(1),
      ),
    title: "Last week's revenue was 50% lower than usual",
    why: "It was $50.00. A usual week brings in $100.00.",
  },
];

/** On a working day of the last weeks, none of them a Sunday. */
function dayOf(nth: number, hour: number): string {
  const at = new Date(Date.UTC(2026, 4, 30, hour));
  at.setUTCDate(at.getUTCDate() - Math.floor(nth / 6) * 7 - (nth % 6));
  return at.toISOString();
}

/** On the Wednesday of an earlier week. */
const weekAgo = (weeks: number, hour = 10): string =>
  new Date(Date.UTC(2026, 5, 3 - weeks * 7, hour)).toISOString();

const asPattern = (words: string) =>
  new RegExp(`^${words.replace(/[.*+?^$()[\]|\\]/g, "\\$&").replace(/\{\w+\}/g, ".+")}$`);

test.each([...cases, ...others])("$kind: $title", async ({ kind, below, above, title, why }) => {
  await below();
  expect((await findNow(kind)).filter((one) => asPattern(title).test(one.title))).toEqual([]);
  await above();
  const found = (await findNow(kind)).filter((one) => asPattern(title).test(one.title));
  expect(found).toHaveLength(1);
  expect(found[0]?.why.replace(/[\u2009\u202F]/g, " ")).toMatch(asPattern(why));
  expect(found[0]?.samples).toBeGreaterThan(0);
  await expectRows(found[0]!);
});

test("every kind of insight has its case, but what is ready to withdraw, which the next test earns", () => {
  const covered = cases.map(({ kind }) => kind);
  expect(insightKinds.filter((kind) => !covered.includes(kind))).toEqual(["payout_ready"]);
});

test("payout_ready: what was earned and is released", async () => {
  await order();
  await order();
  expect(await findNow("payout_ready")).toEqual([]);
  await release();
  const [found] = await findNow("payout_ready");
  expect(found?.title).toMatch(/^You can withdraw \$18\.00$/);
  await expectRows(found!);
});
