// Orders as buyers make them: placed over HTTP, and paid as the sandbox says.
import { M } from "@solodesk/contract/kernel/marketplace.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import { findPayment } from "#features/money/payments/find-payment.ts";
import { toOutcome } from "#features/money/payments/outcome.ts";
import type { Refund } from "#features/money/payments/purposes.ts";
import { findRefund } from "#features/money/payments/refunds/refunds.repository.ts";
import { sendRefund } from "#features/money/payments/refunds/send-refund.ts";
import { settlePayment } from "#features/money/payments/settle-payment.ts";
import { purposes } from "../src/purposes.ts";
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
  const answer = await server.http.inject({
    method: "POST",
    url: `${M}/payment/create`,
    headers,
    payload: purchase(items, more),
  });
  if (answer.statusCode !== 201) throw new Error(`the cart answered ${answer.statusCode}: ${answer.body}`);
  const paymentId = answer.json().payment_session_id as string;
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

/** Calls about one order, by whoever's headers they are. */
export const orderCalls = ({ http }: TestApp, headers: Record<string, string>) => {
  const call = (method: "GET" | "POST", path: string, payload?: object | string) =>
    http.inject({
      method,
      url: `${M}/user/orders${path}`,
      headers: { ...headers, ...(typeof payload === "string" && { "content-type": "application/json" }) },
      ...(payload !== undefined && { payload }),
    });
  return {
    list: (query = "") => call("GET", query),
    get: async (id: string): Promise<Order> => (await call("GET", `/${id}`)).json().data,
    find: (id: string) => call("GET", `/${id}`),
    change: (id: string, status: string, more: object = {}) =>
      call("POST", `/${id}/status`, { status, ...more }),
    note: (id: string, note: string) => call("POST", `/${id}/notes`, { note }),
    preview: (id: string, refund: object = {}) =>
      call("POST", `/${id}/refund/preview`, { restock: false, reason: "Damaged", ...refund }),
    refund: (id: string, refund: object = {}) =>
      call("POST", `/${id}/refund`, { restock: false, reason: "Damaged", ...refund }),
    call,
  };
};
