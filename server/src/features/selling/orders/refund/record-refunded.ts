import type { Refund } from "#features/money/payments/purposes.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { recordChanges } from "../change/order-changes.repository.ts";
import { emailBuyer } from "../emails/enqueue-order-emails.ts";
import { findOrder, listOrdersOf, type OrderRow } from "../orders.repository.ts";

/** What came too late or twice is of all that was in the cart. */
async function ordersOf(tx: Db, { orderId, paymentId }: Refund): Promise<OrderRow[]> {
  if (orderId === null) return listOrdersOf(tx, paymentId);
  return [await findOrder(tx, orderId)].filter((row) => row !== undefined);
}

/** Why something went back that nobody here decided. */
const reasons: Partial<Record<Refund["kind"], string>> = {
  late: "What was ordered was no longer available when the payment arrived.",
  overpaid: "It was paid twice: the second payment went back.",
};

/** The buyer heard of it when it was decided, save of what came too late or twice: that nobody here decided. */
export async function recordRefunded(deps: Deps, refund: Refund): Promise<void> {
  const { id, status, kind, error } = refund;
  const rows = await ordersOf(deps.db, refund);
  const [first] = rows;
  if (!first) return;
  const isBack = status === "succeeded";
  const told = {
    // The refund's own: said twice, it is written once.
    id,
    event: isBack ? ("refunded" as const) : ("note" as const),
    by: "system" as const,
    note: isBack
      ? (reasons[kind] ?? "")
      : `A refund could not be carried out: ${error ?? "the payment service refused it"}`,
    at: deps.clock.now(),
  };
  await recordChanges(
    deps.db,
    rows.map((row) => ({ ...told, orderId: row.id })),
  );
  if (isBack && (kind === "late" || kind === "overpaid"))
    await emailBuyer(deps, first, {
      kind: "order_refunded",
      refund,
      by: "system",
      occasion: `refund ${id}`,
    });
}
