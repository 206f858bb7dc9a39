// Orders as buyers make them: placed over HTTP, and paid as the sandbox says.
import { checkout } from "@solodesk/contract/selling/checkout.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { findPayment } from "#features/money/payments/find-payment.ts";
import { toOutcome } from "#features/money/payments/outcome.ts";
import type { Refund } from "#features/money/payments/purposes.ts";
import { findRefund } from "#features/money/payments/refunds/refunds.repository.ts";
import { sendRefund } from "#features/money/payments/refunds/send-refund.ts";
import { settlePayment } from "#features/money/payments/settle-payment.ts";
import { purposes } from "../src/purposes.ts";
import { type Caller, call, callUnchecked } from "./call.ts";
import type { TestApp } from "./test-app.ts";
import { purchase } from "./test-store-app.ts";

interface Placed {
  paymentId: string;
  /** In the order of their numbers. */
  orderIds: string[];
}

export async function place(
  server: TestApp,
  items: object[],
  more: object = {},
  headers: Record<string, string> = {},
): Promise<Placed> {
  const input = { body: purchase(items, more) };
  const paymentId = (await callUnchecked(server, checkout.create, input, { headers })).body
    .payment_session_id;
  const rows = await server.database.sql<{ id: string }>(
    "SELECT id FROM orders WHERE payment_id = $1 ORDER BY number",
    [paymentId],
  );
  return { paymentId, orderIds: rows.map(({ id }) => id) };
}

/** What the gateway reports of a payment; any number of times. */
export async function settle(
  server: TestApp,
  paymentId: string,
  status: "paid" | "failed" | "expired" = "paid",
  chargeId = `ch_${paymentId}`,
) {
  const { deps, database } = server;
  const payment = (await findPayment(deps.db, paymentId))!;
  const { gateway, projectId, amount, currency } = payment;
  const sessionId = payment.sessionId ?? "";
  const chargeIds = status === "paid" ? [chargeId] : [];
  if (status === "paid")
    await database.sql("UPDATE sandbox_sessions SET paid_at = $2, charge_ids = $3 WHERE id = $1", [
      sessionId,
      deps.clock.now(),
      chargeIds,
    ]);
  const told = { status, paymentId, projectId, sessionId, amount, currency, chargeIds };
  return settlePayment(deps, purposes, paymentId, toOutcome(gateway, told));
}

/** Placed and paid; of several orders the first. */
export async function buy(
  server: TestApp,
  items: object[],
  more: object = {},
  headers: Record<string, string> = {},
): Promise<string> {
  const { paymentId, orderIds } = await place(server, items, more, headers);
  await settle(server, paymentId);
  return orderIds[0]!;
}

/** As they are now. */
export async function refundsOf({ deps, database }: TestApp, orderId: string): Promise<Refund[]> {
  const rows = await database.sql<{ id: string }>("SELECT id FROM refunds WHERE order_id = $1", [orderId]);
  return Promise.all(rows.map(async ({ id }) => (await findRefund(deps.db, id))!));
}

/** What the queue would do now. */
export async function sendRefunds({ deps, database }: TestApp): Promise<void> {
  const due = await database.sql<{ id: string }>(
    "SELECT id FROM refunds WHERE status IN ('requested', 'sent')",
  );
  for (const { id } of due) await sendRefund(deps, purposes, id);
}

/** Calls about one order. */
export const orderCalls = (server: TestApp, as: Caller) => ({
  list: (query = "") => callUnchecked(server, orders.list, { query }, as),
  get: async (id: string): Promise<Order> =>
    (await call(server, orders.get, { params: { id } }, as)).body.data,
  find: (id: string) => call(server, orders.get, { params: { id } }, as),
  change: (id: string, status: string, more: object = {}) =>
    callUnchecked(server, orders.change, { params: { id }, body: { status, ...more } }, as),
  note: (id: string, note: string) => call(server, orders.addNote, { params: { id }, body: { note } }, as),
  preview: (id: string, refund: object = {}) =>
    call(server, orders.previewRefund, { params: { id }, body: { ...damaged, ...refund } }, as),
  refund: (id: string, refund: object = {}) =>
    call(server, orders.refund, { params: { id }, body: { ...damaged, ...refund } }, as),
});

const damaged = { restock: false, reason: "Damaged" };
