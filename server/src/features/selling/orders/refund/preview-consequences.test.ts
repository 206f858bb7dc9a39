// The refund then does exactly what the refund dialog announced.

import type { Consequence } from "@solodesk/contract/selling/orders/refund.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { adjustWallet } from "#features/money/wallet/adjust-wallet.ts";
import { setDebtLimit } from "#features/money/wallet/debts/set-debt-limit.ts";
import { getWallet } from "#features/money/wallet/get-wallet.ts";
import { type Caller, callUnchecked } from "#test/call.ts";
import { noteFigures, seededRandom } from "#test/concurrently.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { buy, orderCalls, place, refundsOf, settle } from "#test/test-orders.ts";
import { earn } from "#test/test-payouts.ts";
import { stockOf, type TestShop, testStoreApp } from "#test/test-store-app.ts";
import { releaseEarnings } from "../change/release-earnings.ts";

let server: TestApp;
let shop: TestShop;
let seller: ReturnType<typeof orderCalls>;
const random = seededRandom();
const whole = (most: number) => Math.floor(random() * (most + 1));
beforeAll(async () => {
  server = await testApp({ RELEASE_DAYS: 0, PLATFORM_FEE_BPS: 250 });
  server.clock.set("2026-06-01T12:00:00Z");
  shop = await testStoreApp(server, "shop", { stock: [900, null], rules: { tax_bps: 825 } });
  seller = orderCalls(server, shop);
});
afterAll(() => server.close());

const usd = (amount: number) => ({ amount, currency: "USD" });
const ask = (id: string, query = "", as: Caller = shop) =>
  callUnchecked(server, orders.previewConsequences, { params: { id }, query }, as);
const preview = async (id: string, query = ""): Promise<Consequence[]> => (await ask(id, query)).body.data;
let hours = 9;
const haircut = () => ({
  kind: "service",
  id: shop.serviceId,
  quantity: 1,
  website_url: "shop",
  starts_at: `2026-06-03T${String((hours += 1)).padStart(2, "0")}:00:00Z`,
});
const kindsOf = (told: Consequence[]) => told.map(({ kind }) => kind);
const sumOf = (told: Consequence[], wanted: Consequence["kind"]) =>
  told.reduce((sum, { kind, amount }) => sum + (kind === wanted ? (amount?.amount ?? 0) : 0), 0);

async function payOut(): Promise<void> {
  await releaseEarnings(server.deps);
  const { earnings } = await getWallet(server.deps.db, shop.id);
  if (earnings > 0) await earn(server.deps, shop.id, -earnings);
}

/** Everything about the shop that these tests compare. */
async function seen(id: string) {
  const [row] = await server.database.sql<Record<"cancelled" | "mails" | "others" | "awaiting", number>>(
    `SELECT (SELECT count(*)::int FROM appointments WHERE status = 'Cancelled') AS cancelled,
       (SELECT count(*)::int FROM mails WHERE kind = 'order_refunded') AS mails,
       (SELECT count(*)::int FROM mails WHERE kind = 'booking_cancelled') AS others,
       (SELECT coalesce(sum(awaiting_restock), 0)::int FROM order_items) AS awaiting`,
  );
  const refunds = await refundsOf(server, id);
  const back = (way: "toGateway" | "toCredits") => refunds.reduce((sum, refund) => sum + refund[way], 0);
  const [stock] = await stockOf(server, shop.productIds);
  const { recharged, receivable } = await getWallet(server.deps.db, shop.id);
  return { ...row!, original: back("toGateway"), stock: stock!, recharged, owed: -receivable };
}

test("an appointment that is cancelled and what will be owed stand in the list, and an amount frees nothing", async () => {
  const id = await buy(server, [haircut()]);
  await payOut();
  await setDebtLimit(server.deps, shop.id, 5000);
  const told = await preview(id);
  expect(told).toEqual([
    {
      kind: "appointment_cancelled",
      text: 'The appointment "Haircut" on Wed, Jun 3, 10:00 AM is cancelled.',
    },
    { kind: "slot_freed", text: "Wed, Jun 3, 10:00 AM can be booked again." },
    {
      kind: "refund_original",
      text: "Grace Hopper gets $48.71 back the way they paid.",
      amount: usd(4871),
    },
    {
      kind: "you_owe",
      text: "You will owe $47.59, because you already withdrew or used money from this order. It is taken from what you earn next.",
      amount: usd(4759),
    },
    {
      kind: "mail_sent",
      text: "Grace Hopper gets an email about the order and one about the cancelled appointment.",
    },
  ]);
  const part = await preview(id, "amount=1000&restock=true");
  expect(kindsOf(part)).toEqual(["refund_original", "you_owe", "mail_sent"]);
  await setDebtLimit(server.deps, shop.id, 4758);
  expect((await ask(id)).refusal).toMatchObject({ code: "debt_limit" });
  await setDebtLimit(server.deps, shop.id, 1_000_000);
});

/** How many emails about appointments the list names. */
const othersIn = (told: Consequence[]): number => {
  const text = told.find(({ kind }) => kind === "mail_sent")?.text ?? "";
  return text.includes("one about the cancelled") ? 1 : Number(/and (\d+) about/.exec(text)?.[1] ?? 0);
};

/** Does what was told and compares. */
async function compare(
  id: string,
  { told, act, why }: { told: Consequence[]; act: () => Promise<{ status: number }>; why: string },
): Promise<Consequence["kind"][]> {
  const before = await seen(id);
  expect(await seen(id), "telling changes nothing").toEqual(before);
  expect((await act()).status, why).toBe(200);
  const after = await seen(id);
  expect(sumOf(told, "refund_original"), why).toBe(after.original - before.original);
  expect(sumOf(told, "you_owe"), why).toBe(Math.max(0, after.owed - before.owed));
  expect(sumOf(told, "credits_taken"), why).toBe(before.recharged - after.recharged);
  const kinds = kindsOf(told);
  const times = (kind: Consequence["kind"]) => kinds.filter((one) => one === kind).length;
  expect(times("appointment_cancelled"), why).toBe(after.cancelled - before.cancelled);
  expect(times("mail_sent"), why).toBe(after.mails - before.mails);
  expect(othersIn(told), why).toBe(after.others - before.others);
  const returned = told.filter(({ kind }) => kind === "stock_returned").map(({ text }) => text);
  const isWaiting = returned.some((text) => text.includes("confirms that it arrived"));
  expect([isWaiting, returned.length > 0], why).toEqual([
    after.awaiting > before.awaiting,
    after.stock > before.stock || after.awaiting > before.awaiting,
  ]);
  return kinds;
}

test("whatever is refunded, and in whatever state: what was told is what happened", async () => {
  let [owing, paid] = [0, 0];
  for (let nth = 0; nth < 12; nth += 1) {
    const items = [shop.line(0, 3), shop.line(1, 2), ...(nth % 3 === 0 ? [haircut()] : [])];
    const id = await buy(server, items);
    if (nth % 2 === 0) await payOut();
    if (nth % 4 === 1) await seller.change(id, "shipped");
    if (nth % 5 === 2)
      await adjustWallet(server.deps, shop.id, { amount: 1 + whole(3000), reason: "Bought" });
    const restock = random() < 0.5;
    const pieces = items.map((_, at) => ({ line: at + 1, quantity: at < 2 ? 1 + whole(1) : 1 }));
    const ways = [
      [`?restock=${restock}`, { restock }],
      [`?amount=${500 + nth}`, { amount: 500 + nth }],
      [
        `?restock=${restock}&lines=${pieces.map(({ line, quantity }) => `${line}:${quantity}`).join(",")}`,
        { restock, lines: pieces },
      ],
    ] as const;
    const [query, body] = ways[nth % ways.length]!;
    const told = await preview(id, query);
    const act = () => seller.refund(id, body);
    const kinds = await compare(id, { told, act, why: `${nth} ${query}` });
    const times = (kind: Consequence["kind"]) => kinds.filter((one) => one === kind).length;
    owing += times("you_owe");
    paid += times("credits_taken");
  }
  noteFigures(random, { owing, paid });
  expect(owing).toBeGreaterThan(0);
});

test("a paid order that is cancelled: what was told is what happened, restocked and in whatever state", async () => {
  const owing: number[] = [];
  for (let nth = 0; nth < 8; nth += 1) {
    const items = [
      ...(nth % 4 === 3 ? [] : [shop.line(0, 3)]),
      ...(nth % 2 === 0 ? [] : [haircut(), haircut()]),
    ];
    const id = await buy(server, items);
    if (nth % 3 === 0) await payOut();
    if (nth === 4) await seller.change(id, "processing");
    if (nth === 5) await seller.refund(id, { amount: 700 });
    if (nth === 6) await seller.refund(id, { lines: [{ line: 1, quantity: 1 }], restock: false });
    if (nth === 7) await adjustWallet(server.deps, shop.id, { amount: 1000, reason: "Bought" });
    const told = await preview(id, "action=cancel");
    const kinds = await compare(id, { told, act: () => seller.change(id, "cancelled"), why: `${nth}` });
    expect(kinds.includes("stock_returned"), `${nth}`).toBe(nth % 4 !== 3);
    owing.push(sumOf(told, "you_owe"));
    expect((await seller.get(id)).status).toBe("cancelled");
    expect((await ask(id, "action=cancel")).code).toBe("invalid_transition");
  }
  expect(owing.some((amount) => amount > 0)).toBe(true);
});

test("an order whose payment went back elsewhere cannot be cancelled, and the preview says so", async () => {
  const { paymentId, orderIds } = await place(server, [shop.line(0, 1)]);
  await settle(server, paymentId);
  const id = orderIds[0]!;
  await server.database.sql("UPDATE payments SET refunded = amount WHERE id = $1", [paymentId]);
  expect([
    (await ask(id, "action=cancel")).code,
    (await ask(id)).code,
    (await seller.change(id, "cancelled")).code,
  ]).toEqual(Array(3).fill("already_refunded"));
  // The books are checked at the end.
  await server.database.sql("UPDATE payments SET refunded = 0 WHERE id = $1", [paymentId]);
});

test("what is owed says why: money that is gone, or goods that the order still pays for", async () => {
  const why = async (id: string, query = "") =>
    (await preview(id, query)).find(({ kind }) => kind === "you_owe")?.text.replace(/\$[\d.]+/, "$…");
  await payOut();
  const id = await buy(server, [shop.line(0, 2)]);
  const tooLittle = "You will owe $…, because your part of the refund is more than this order earned you";
  const next = " It is taken from what you earn next.";
  expect(await why(id, "restock=true")).toBeUndefined();
  expect(await why(id)).toBe(`${tooLittle}.${next}`);
  await payOut();
  expect(await why(id)).toBe(`${tooLittle}, and more than your available earnings.${next}`);
  expect(await why(id, "action=cancel")).toBe(
    `You will owe $…, because you already withdrew or used money from this order.${next}`,
  );
});

test("what makes no sense is refused by its field, and what is another's is not found", async () => {
  const id = await buy(server, [shop.line(0, 2)]);
  const senseless = ["action=cancel&amount=5", "action=cancel&lines=1:1", "action=burn"];
  for (const query of [
    "lines=1",
    "lines=0:1",
    "lines=1:1000",
    "lines=1:1&amount=5",
    "amount=0",
    "x=1",
    ...senseless,
  ])
    expect([query, (await ask(id, query)).status]).toEqual([query, 422]);
  expect((await ask(id, "lines=1:3")).code).toBe("already_refunded");
  const rival = await testStoreApp(server, "rival");
  const other = await ask(id, "", rival);
  expect(other.status).toBe(404);
});
