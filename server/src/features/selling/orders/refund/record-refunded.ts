import type { Message } from "@solodesk/contract/kernel/language/t.ts";
import type { Refund } from "#features/money/payments/purposes.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import { recordOrderChanges } from "../change/order-changes.repository.ts";
import { emailBuyer } from "../emails/enqueue-order-emails.ts";
import { notes } from "../notes.ts";
import { findOrder, listOrdersOf, type OrderRow } from "../orders.repository.ts";
import { callRefunded } from "./call-refunded.ts";

/** A refund of a late or double payment belongs to all orders of the payment. */
async function ordersOf(tx: Db, { orderId, paymentId }: Refund): Promise<OrderRow[]> {
  if (orderId === null) return listOrdersOf(tx, paymentId);
  return [await findOrder(tx, orderId)].filter((row) => row !== undefined);
}

/** Reasons for refunds that are made automatically. */
const reasons: Partial<Record<Refund["kind"], Message>> = {
  late: notes.late,
  overpaid: notes.overpaid,
};

function reasonOf(kind: Refund["kind"]): string {
  const reason = reasons[kind];
  return reason ? asKept(reason) : "";
}

/** `error` is what the payment service said. */
const failureOf = (error: string | null): string =>
  error === null ? asKept(notes.refundRefused) : asKept(notes.refundFailed, { error });

/**
 * The buyer was emailed when the refund was decided. A late or double payment is refunded automatically, so
 * its email is sent here.
 */
export async function recordRefunded(deps: Deps, refund: Refund): Promise<void> {
  const { id, status, kind, error } = refund;
  const rows = await ordersOf(deps.db, refund);
  const [first] = rows;
  if (!first) return;
  const isBack = status === "succeeded";
  const change = {
    // The refund's id, so that a repeated report is recorded once.
    id,
    event: isBack ? ("refunded" as const) : ("note" as const),
    by: "system" as const,
    note: isBack ? reasonOf(kind) : failureOf(error),
    at: deps.clock.now(),
  };
  await recordOrderChanges(
    deps.db,
    rows.map((row) => ({ ...change, storeId: row.storeId, orderId: row.id })),
  );
  if (!isBack || (kind !== "late" && kind !== "overpaid")) return;
  await emailBuyer(deps, first, {
    kind: "order_refunded",
    refund,
    by: "system",
    occasion: `refund ${id}`,
  });
  for (const row of rows) await callRefunded(deps, row);
}
