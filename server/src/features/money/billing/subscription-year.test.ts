// A year of subscriptions, day by day, compared with a simple model.
import { afterAll, beforeAll, expect, test } from "vitest";
import { cancelSubscription } from "#features/money/subscription/cancel-subscription.ts";
import { changeSubscription } from "#features/money/subscription/change-subscription.ts";
import { noteFigures, seededRandom } from "#test/concurrently.ts";
import { type Outcome, type PlanKey, predict, prices, type Script } from "#test/subscriber-model.ts";
import { type TestBilling, testBilling } from "#test/test-billing.ts";
import { sendRefunds } from "#test/test-orders.ts";
import type { TestSeller } from "#test/test-seller.ts";
import { type TestSubscribers, testSubscribers } from "#test/test-subscribers.ts";
import { countOf, patienceOf } from "../../../../../scripts/soak-list.mjs";
import { purposes } from "../../../purposes.ts";
import { refundPlanPayment } from "./refund-plan-payment.ts";
import { renewSubscriptions } from "./renew-subscriptions.ts";

const SUBSCRIBERS = countOf("subscribers");
const DAY = 86_400_000;
const BEGIN = Date.UTC(2026, 0, 1);
const DAYS = 400;
const UNTIL = BEGIN + DAYS * DAY;
const random = seededRandom();
const below = (n: number) => Math.floor(random() * n);
const oneOf = <T>(...choices: [T, ...T[]]): T => choices[below(choices.length)] ?? choices[0];

let billing: TestBilling;
let people: TestSubscribers;
beforeAll(async () => {
  billing = await testBilling();
  people = testSubscribers(billing);
});
afterAll(() => billing.server.close());

function drawScript(): Script {
  const plan = oneOf<PlanKey>("starter-month", "starter-month", "pro-month", "starter-year", "pro-year");
  const fits = plan === "pro-year" ? (["cancelLater"] as const) : (["upgrade", "downgrade"] as const);
  const act = oneOf<Script["act"]>("nothing", "cancelNow", "cancelLater", "refund", "byHand", ...fits);
  return {
    // Never at midnight, when the jobs run.
    start: BEGIN + below(40) * DAY + (1 + below(1438)) * 60_000 + below(60_000),
    plan,
    // An upgrade needs enough money, so such a user always pays with credits.
    way: act === "upgrade" ? "credits" : oneOf<Script["way"]>("card", "failing", "credits", "poor"),
    periods: 1 + below(6),
    act: act === "downgrade" && plan === "starter-month" ? "cancelLater" : act,
    nth: below(6),
    days: 2 + below(4),
  };
}

interface Person {
  seller: TestSeller;
  script: Script;
}

/** The choice on the gateway's page; undefined pays with credits. */
const FIRST_CHOICE: Partial<Record<Script["way"], "pay" | "pay_once">> = { card: "pay", failing: "pay_once" };

async function begin({ seller, script }: Person): Promise<void> {
  const { way, plan, periods } = script;
  if (way === "credits") await billing.adjust(seller, 200_000);
  if (way === "poor") await billing.adjust(seller, prices[plan] * periods);
  await people.subscribe(seller.id, plan, FIRST_CHOICE[way]);
}

async function doAct({ seller, script }: Person): Promise<void> {
  const { deps, server } = billing;
  switch (script.act) {
    case "nothing":
      return;
    case "cancelNow":
    case "cancelLater":
      return cancelSubscription(deps, seller.id, { atPeriodEnd: script.act === "cancelLater" });
    case "downgrade":
      return changeSubscription(deps, seller.id, (await billing.plan("starter-month")).id);
    case "upgrade":
      return void (await people.subscribe(seller.id, "pro-year"));
    case "byHand": {
      const { currentPlan } = await people.status(seller.id);
      const owed = currentPlan?.price.amount ?? 0;
      await billing.adjust(seller, owed - (await billing.wallet(seller)).recharged);
      return void (await people.subscribe(seller.id, script.plan));
    }
    case "refund": {
      await server.database.sql("UPDATE sessions SET confirmed_at = $2 WHERE id = $1", [
        seller.sessionId,
        billing.clock.now(),
      ]);
      const last = (await people.periods(seller.id)).at(-1);
      await refundPlanPayment(deps, seller, { paymentId: last?.payment_id ?? "", reason: "Enough" });
      return sendRefunds(server);
    }
  }
}

async function seen({ seller }: Person): Promise<Outcome> {
  const mails = await people.mails(seller.id);
  const count = (kind: string) => mails.filter((one) => one === kind).length;
  const payments = await people.payments(seller.id);
  const kept = payments
    .filter(({ status }) => status === "succeeded")
    .reduce(
      (sum, { amount, credits, refunded }) => sum + Number(amount) + Number(credits) - Number(refunded),
      0,
    );
  const { status } = await people.status(seller.id);
  return {
    status: status === "none" ? "expired" : status,
    paid: (await people.periods(seller.id)).length,
    spent: kept,
    started: count("subscription_started"),
    renewed: count("subscription_renewed"),
    missed: count("payment_missed"),
    ended: count("subscription_ended"),
  };
}

test(`a year of ${SUBSCRIBERS} subscribers goes as a plain model says, and the books are right`, {
  timeout: patienceOf("subscribers"),
}, async () => {
  const town: Person[] = [];
  for (let n = 0; n < SUBSCRIBERS; n += 1)
    town.push({ seller: await billing.seller(), script: drawScript() });
  const expected = town.map(({ script }) => predict(script, UNTIL));
  const diary = town
    .flatMap((person, n) => {
      const actAt = expected[n]?.actAt;
      const acts = actAt === undefined ? [] : [{ at: actAt, run: () => doAct(person) }];
      return [{ at: person.script.start, run: () => begin(person) }, ...acts];
    })
    .concat(
      Array.from({ length: DAYS }, (_, n) => ({
        at: BEGIN + (n + 1) * DAY,
        run: async () => void (await renewSubscriptions(billing.deps, purposes)),
      })),
    )
    .toSorted((a, b) => a.at - b.at);
  for (const { at, run } of diary) {
    billing.clock.set(new Date(at).toISOString());
    await run();
  }
  const found = await Promise.all(town.map(seen));
  for (const [n, outcome] of found.entries()) {
    const { actAt: _, ...predicted } = expected[n] ?? {};
    expect(outcome, JSON.stringify(town[n]?.script)).toEqual(predicted);
  }
  const [sales] = await billing.server.database.sql<{ sum: string }>(
    "SELECT coalesce(sum(p.amount), 0) AS sum FROM postings p JOIN accounts a ON a.id = p.account_id WHERE a.kind = 'sales'",
  );
  const spent = found.reduce((sum, one) => sum + one.spent, 0);
  expect(Number(sales?.sum)).toBe(spent);
  expect(billing.server.logged()).not.toContain('"level":50');
  const of = (status: Outcome["status"]) => found.filter((one) => one.status === status).length;
  noteFigures(random, {
    subscribers: SUBSCRIBERS,
    periods: found.reduce((sum, { paid }) => sum + paid, 0),
    spent,
    active: of("active"),
    pastDue: of("past_due"),
    cancelled: of("cancelled"),
    expired: of("expired"),
  });
});
