// The lists and the dashboard of a seller with 100,000 orders, compared with one that has a hundredth of
// that.
import pg from "pg";
import { ms, report } from "./figures.ts";
import { type Size, seedLargeSeller } from "./seed/seed-large-seller.ts";
import { sideBySide } from "./side-by-side.ts";
import { signIn, signUp } from "./sign-up.ts";

interface Setting {
  ours: number;
  databaseUrl: string;
  duration: number;
}

const M = "/api/marketplace-solopreneur";
const LARGE: Size = { orders: 100_000, appointments: 100_000, notifications: 50_000, listings: 5000 };
const SMALL: Size = { orders: 1000, appointments: 1000, notifications: 500, listings: 50 };
const large = "large@example.com";
const small = "small@example.com";
/** A hundred times the rows may take at most this many times as long. */
const MOST = 20;

type Call = [what: string, path: (size: Size) => string];

const lastOf = (rows: number): number => Math.ceil(rows / 20);
const calls: Call[] = [
  ["orders", () => `${M}/user/orders`],
  ["orders, last page", ({ orders }) => `${M}/user/orders?page=${lastOf(orders)}`],
  ["orders of some days, counted", () => `${M}/user/orders?from=2025-01-01`],
  ["orders, a customer", () => `${M}/user/orders?q=katherine`],
  ["orders, one address", () => `${M}/user/orders?q=katherine.johnson8@`],
  ["orders, a word all have", () => `${M}/user/orders?q=example.com`],
  ["dashboard", () => `${M}/user`],
  ["today", () => `${M}/user/today`],
  ["appointments", () => `${M}/user/appointments`],
  ["appointments, last page", ({ appointments: n }) => `${M}/user/appointments?status=All&page=${lastOf(n)}`],
  ["appointments, a customer", () => `${M}/user/appointments?status=All&q=katherine`],
  ["customers that are proposed", () => `${M}/user/customers?q=kath`],
  ["notifications", () => "/notifications"],
  ["notifications, last page", ({ notifications: n }) => `/notifications?page=${lastOf(n)}`],
  ["my-products", () => `${M}/user/my-products`],
  ["my-products by name", () => `${M}/user/my-products?sort=name`],
  ["my-products, a letter most have", () => `${M}/user/my-products?q=a`],
  ["my-products that changed", () => `${M}/user/my-products?state=changed`],
  ["transactions, one order", () => `${M}/payment/transactions?q=11234`],
  ["transactions, a word all have", () => `${M}/payment/transactions?q=order`],
  ["payout preview", () => `${M}/user/payouts/preview`],
  ["waitlist", () => `${M}/user/waitlist`],
];

async function measureCalls({ ours, duration }: Setting): Promise<void> {
  const ofLarge = { authorization: `Bearer ${await signIn(ours, large)}` };
  const ofSmall = { authorization: `Bearer ${await signIn(ours, small)}` };
  for (const [what, path] of calls) {
    const common = { connections: 1, duration, port: ours };
    const compared = await sideBySide(
      { ...common, headers: ofLarge, path: () => path(LARGE) },
      { ...common, headers: ofSmall, path: () => path(SMALL) },
    );
    const { ours: many, bare: few } = compared;
    const ratio = many.p50 / few.p50;
    report({
      what: `100,000 orders: ${what}`,
      measured: `p99 ${ms(many.p99)}, p50 ${ms(many.p50)}; ${ratio.toFixed(1)} × ${ms(few.p50)}`,
      wanted: `100 × the rows ≤ ${MOST} × the time`,
      met: ratio <= MOST,
    });
  }
}

/** Statements as they once were, and as they are now. */
const statements: [what: string, before: string, now: string][] = [
  [
    "counts by status",
    "SELECT status, count(*) FROM orders WHERE store_id = $1 GROUP BY status",
    "SELECT status, sum(change) FROM status_counts WHERE list = 'orders' AND store_id = $1 GROUP BY status",
  ],
  [
    "counts of a search",
    `SELECT status, count(*) FROM orders WHERE store_id = $1
       AND (strpos(lower(concat_ws(' ', number, customer_name, customer_email)), 'katherine') > 0 OR EXISTS (
         SELECT FROM order_items i WHERE i.order_id = orders.id AND strpos(lower(i.name), 'katherine') > 0))
     GROUP BY status`,
    "SELECT status, count(*) FROM order_search WHERE store_id = $1 AND words LIKE '%katherine%' GROUP BY status",
  ],
  [
    "a page far down",
    "SELECT * FROM orders WHERE store_id = $1 ORDER BY number DESC LIMIT 20 OFFSET 99000",
    `SELECT * FROM orders WHERE number = ANY(ARRAY(
       SELECT number FROM orders WHERE store_id = $1 ORDER BY number DESC LIMIT 20 OFFSET 99000)) ORDER BY number DESC`,
  ],
];

const ROUNDS = 15;
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function measureStatements({ databaseUrl }: Setting): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    "SELECT s.id FROM stores s JOIN users u ON u.id = s.user_id WHERE u.email = $1",
    [large],
  );
  const timed = async (text: string) => {
    const started = performance.now();
    await client.query(text, [rows[0]?.id]);
    return performance.now() - started;
  };
  for (const [what, before, now] of statements) {
    const times = { before: [] as number[], now: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.before.push(await timed(before));
      times.now.push(await timed(now));
    }
    const [was, is] = [median(times.before), median(times.now)];
    report({
      what: `100,000 orders: ${what}, the statement alone`,
      measured: `${ms(is)}, ${ms(was)} as it was asked before`,
      wanted: "less than before",
      met: is < was,
    });
  }
  await client.end();
}

export async function measureLargeSeller(setting: Setting): Promise<void> {
  const { ours, databaseUrl } = setting;
  for (const [email, size] of [[large, LARGE] as const, [small, SMALL] as const]) {
    await signUp(ours, email);
    await seedLargeSeller(databaseUrl, email, size);
  }
  await measureCalls(setting);
  await measureStatements(setting);
}
