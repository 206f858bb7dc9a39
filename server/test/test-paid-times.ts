// A listening server, and salons that sell carts of goods, a time with a deposit, and a pack of visits.
import { M } from "@solodesk/contract/kernel/marketplace.ts";
import { afterAll, beforeAll } from "vitest";
import { chooseOutcome, type SandboxOutcome } from "#gateways/payment/sandbox/choose-outcome.ts";
import { SIGNATURE } from "#gateways/payment/sandbox/sandbox-signature.ts";
import { seededRandom } from "./concurrently.ts";
import { confirmNow } from "./confirm-now.ts";
import { sandboxBody, signedBySandbox } from "./sandbox-events.ts";
import { testApp } from "./test-app.ts";
import { paidService, usd } from "./test-paid-service.ts";
import { purchase, testStoreApp } from "./test-store-app.ts";

/** Most times that unpaid orders can keep in one store. */
const MOST_HELD = 20;
const HOUR = 3_600_000;

/** The nth whole hour from a Wednesday on; the service takes half an hour, and 15 minutes after it are free. */
export const hourOf = (nth: number): string =>
  new Date(Date.parse("2026-06-03T00:00:00Z") + nth * HOUR).toISOString();

interface Body {
  code?: string;
  payment_session_id: string;
  amount: { amount: number };
  data: { id: string };
}

/** Of a time, whose `nth` is null, or of the nth visit of a pack; `booked`: it has an appointment. */
interface TestDeposit {
  nth: number | null;
  paid: number;
  share: number;
  outcome: string | null;
  booked: boolean;
}

interface End {
  payment: string;
  refunded: number;
  order: string;
  /** How often the payment and the sale are in the ledger. */
  captures: number;
  sales: number;
  times: string[];
  deposits: TestDeposit[];
}

async function testPaidTimes() {
  const server = await testApp({ PLATFORM_FEE_BPS: 500 });
  await server.deps.jobs.work([]);
  const origin = await server.listen();
  const { deps, database } = server;
  let made = 0;

  async function send(path: string, body: object, headers: Record<string, string> = {}) {
    const answer = await fetch(`${origin}${M}${path}`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Body };
  }

  /** $15.00 for goods, 30% of $45.00 for a time and five visits at $36.00, and 10% tax on all of that: $229.35. */
  async function salon() {
    server.clock.set("2026-06-01T12:00:00Z");
    made += 1;
    const shop = await testStoreApp(server, `salon-${made}`, { stock: [1000], rules: { tax_bps: 1000 } });
    await confirmNow(server);
    const { edit, line } = paidService(server, shop);
    await edit({
      payment: { due: "deposit", deposit: { percent: 30 } },
      packs: [{ visits: 5, unit_price: usd(3600), months: 6 }],
    });
    const pack = { kind: "pack", id: shop.serviceId, quantity: 5, website_url: shop.websiteUrl };
    return { ...shop, time: line, pack, cart: (startsAt: string) => [shop.line(0), line(startsAt), pack] };
  }

  const buy = (items: object[], headers: Record<string, string> = {}, more: object = {}) =>
    send("/payment/create", purchase(items, more), headers);

  /** As many orders that wait for their payment, in as many salons as it takes. */
  async function place(count: number) {
    const ids: string[] = [];
    let shop = await salon();
    for (let nth = 0; nth < count; nth += 1) {
      if (nth > 0 && nth % MOST_HELD === 0) shop = await salon();
      ids.push((await buy(shop.cart(hourOf(nth)))).body.payment_session_id);
    }
    return ids;
  }

  const factsOf = async (paymentId: string) => {
    const [row] = await database.sql<Record<"session_id" | "payment_id" | "project_id" | "currency", string>>(
      `SELECT s.id AS session_id, payment_id, s.project_id, s.amount::int, s.currency
       FROM sandbox_sessions s WHERE payment_id = $1`,
      [paymentId],
    );
    return row!;
  };

  return {
    server,
    salon,
    send,
    buy,
    place,
    /** As the buyer does on the gateway's page; returns the charges. */
    async pay(paymentId: string, outcome: SandboxOutcome = "pay"): Promise<string[]> {
      const { session_id } = await factsOf(paymentId);
      return (await chooseOutcome(deps, session_id, outcome))?.chargeIds ?? [];
    },
    /** Events as the sandbox writes them. Sent again, each is still the same event. */
    eventsOf: async (paymentId: string) => {
      const facts = await factsOf(paymentId);
      return {
        paid: (charge_id: string) => sandboxBody("payment.succeeded", { ...facts, charge_id }),
        failed: () => sandboxBody("payment.failed", facts),
        expired: () => sandboxBody("session.expired", facts),
      };
    },
    /** Answers the status. */
    async tell(event: string): Promise<number> {
      const { headers } = signedBySandbox(deps, event);
      const answer = await fetch(`${origin}/webhooks/sandbox`, {
        method: "POST",
        headers: { [SIGNATURE]: String(headers[SIGNATURE]), "content-type": "application/json" },
        body: event,
      });
      return answer.status;
    },
    verify: (paymentId: string) => send("/payment/verify", { payment_session_id: paymentId }),
    /** How payments with one order each ended. */
    ends: (paymentIds: string[]) =>
      database.sql<End>(
        `SELECT p.status AS payment, p.refunded::int, o.status AS "order",
           (SELECT count(*)::int FROM ledger_transactions WHERE source_type = 'payment' AND source_id = p.id) AS captures,
           (SELECT count(*)::int FROM ledger_transactions WHERE source_type = 'order' AND source_id = o.id) AS sales,
           (SELECT coalesce(array_agg(a.status), '{}') FROM appointments a JOIN order_items i ON i.appointment_id = a.id
            WHERE i.order_id = o.id) AS times,
           (SELECT coalesce(json_agg(json_build_object('nth', nth, 'paid', paid, 'share', share,
              'outcome', outcome, 'booked', appointment_id IS NOT NULL) ORDER BY nth NULLS FIRST), '[]')
            FROM deposits WHERE order_id = o.id) AS deposits
         FROM payments p JOIN orders o ON o.payment_id = p.id WHERE p.id = ANY($1) ORDER BY o.number`,
        [paymentIds],
      ),
  };
}

export type PaidTimes = Awaited<ReturnType<typeof testPaidTimes>>;

/** What each race over paid times needs: one world for the file's tests, its SQL, and numbers drawn from a seed. */
export function paidTimesRace() {
  const opened: { world?: PaidTimes } = {};
  beforeAll(async () => {
    opened.world = await testPaidTimes();
  });
  // Checks the books, too.
  afterAll(() => opened.world?.server.close());
  const world = (): PaidTimes => opened.world!;
  const sql: PaidTimes["server"]["database"]["sql"] = (statement, values) =>
    world().server.database.sql(statement, values);
  return { world, sql, random: seededRandom() };
}

export type PaidSalon = Awaited<ReturnType<PaidTimes["salon"]>>;

export const tally = (answers: { status: number; body: { code?: string } }[]): Record<string, number> => {
  const kinds = answers.map(({ status, body }) => `${status} ${body.code ?? ""}`.trim());
  return Object.fromEntries(kinds.map((kind) => [kind, kinds.filter((other) => other === kind).length]));
};

const open = { outcome: null, booked: false };

/** The fee is 5% of $208.50, so $10.42. Each deposit bears its part of it, rounded down from the first one on. */
export const sold: End = {
  payment: "succeeded",
  refunded: 0,
  order: "paid",
  captures: 1,
  sales: 1,
  times: ["Confirmed"],
  deposits: [
    { ...open, nth: null, paid: 1485, share: 1418, booked: true },
    ...[3781, 3780, 3780, 3780, 3780].map((share, before) => ({
      ...open,
      nth: before + 1,
      paid: 3960,
      share,
    })),
  ],
};
