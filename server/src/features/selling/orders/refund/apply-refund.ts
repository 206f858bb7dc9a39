import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Refund } from "#features/money/payments/purposes.ts";
import { requestRefund } from "#features/money/payments/refunds/request-refund.ts";
import { sumShares } from "#features/money/wallet/deposits/list-open-deposits.ts";
import { returnDeposits } from "#features/money/wallet/deposits/settle-deposit.ts";
import { keptMoney } from "#features/platform/mail/money-in-words.ts";
import { clearPaid } from "#features/scheduling/appointments/holds/clear-paid.ts";
import type { Deps } from "#kernel/deps.ts";
import { recordForSeller } from "../change/record-for-seller.ts";
import { recordOrderEvent } from "../change/record-order-event.ts";
import { emailBuyer } from "../emails/enqueue-order-emails.ts";
import { raiseRefundedPieces } from "../order-items.repository.ts";
import { type OrderRow, updateOrder } from "../orders.repository.ts";
import { earningOf, type RefundParts } from "../place/split-order.ts";
import { postRefund } from "./move-money.ts";
import { openDepositsOf } from "./open-deposits-of.ts";
import { planRefund } from "./plan-refund.ts";
import type { GivenBack, RefundPieces } from "./refund-of.ts";
import { returnGoods } from "./return-goods.ts";

interface ToGiveBack extends GivenBack {
  /** The order as it was when the refund was checked. */
  before: OrderRow;
  by: "seller" | "buyer";
  reason: string;
  /** Is the order cancelled as well? */
  isCancelled?: boolean;
}

interface Given {
  row: OrderRow;
  /** Undefined if nothing was paid that could be refunded. */
  refund: Refund | undefined;
  /** Appointments that were cancelled with it. */
  freed: Id[];
}

const hasAll = (pieces: readonly RefundPieces[]): boolean =>
  pieces.every(({ item, quantity }) => item.refundedQuantity + quantity === item.quantity);

/** Writes nothing and returns undefined if the order has changed meanwhile. Throws "debt_limit". */
export async function applyRefund(deps: Deps, wanted: ToGiveBack): Promise<Given | undefined> {
  const { before, amount, pieces, restock, by, reason } = wanted;
  const { parts, status, back, awaiting } = planRefund(wanted);
  const row = await updateOrder(
    deps.db,
    before,
    {
      status,
      refunded: before.refunded + amount,
      refundedWholesale: before.refundedWholesale + parts.wholesale,
      refundedFee: before.refundedFee + parts.fee,
      restocked:
        before.restocked || (restock && awaiting.length === 0 && status !== before.status && hasAll(pieces)),
    },
    deps.clock.now(),
  );
  if (!row) return undefined;
  await raiseRefundedPieces(
    deps.db,
    row.id,
    pieces.map((piece) => ({
      line: piece.item.line,
      quantity: piece.quantity,
      awaiting: awaiting.includes(piece) ? piece.quantity : 0,
    })),
  );
  const times = pieces.flatMap(({ item, quantity }) => (quantity > 0 ? (item.appointmentId ?? []) : []));
  await clearPaid(deps, times);
  const open = sumShares(await openDepositsOf(deps.db, before));
  const order = { earned: earningOf(before) - open, isReleased: before.releasedAt !== null };
  const returned = before.dueLater > 0 ? await returnDeposits(deps, times, order) : 0;
  const freed = await returnGoods(deps, back, by);
  const refund = await payBack(deps, { before, parts, returned, reason });
  if (status === "cancelled") await recordOrderEvent(deps, { row, event: "cancelled", by, note: reason });
  if (refund) await recordOrderEvent(deps, { row, event: "refund_requested", by, note: reason });
  const paidBack = keptMoney({ amount: parts.amount, currency: row.currency });
  if (refund) await recordForSeller(deps.db, row, { event: "order_refunded", about: paidBack });
  const occasion = refund ? `refund ${refund.id}` : `version ${row.version}`;
  await emailBuyer(deps, row, { kind: "order_refunded", refund, by, occasion });
  return { row, refund, freed };
}

interface ToPayBack {
  before: OrderRow;
  parts: RefundParts;
  /** The seller's shares of deposits that are returned with it: nobody comes to owe those. */
  returned: number;
  reason: string;
}

async function payBack(
  deps: Deps,
  { before, parts, returned, reason }: ToPayBack,
): Promise<Refund | undefined> {
  const { id: orderId, paymentId } = before;
  const refundId: Id = parts.amount === 0 ? orderId : deps.newId();
  const refund =
    parts.amount === 0
      ? undefined
      : await requestRefund(deps, {
          id: refundId,
          paymentId,
          orderId,
          kind: "order",
          amount: parts.amount,
          reason,
        });
  await postRefund(deps, before, { refundId, parts, returned });
  return refund;
}
