import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Refund } from "#features/money/payments/purposes.ts";
import { requestRefund } from "#features/money/payments/refunds/request-refund.ts";
import { sumShares } from "#features/money/wallet/deposits/list-open-deposits.ts";
import {
  forgetDeposits,
  keepPartOfDeposits,
  returnDeposits,
} from "#features/money/wallet/deposits/settle-deposit.ts";
import { keptMoney } from "#features/platform/mail/money-in-words.ts";
import { setPaid } from "#features/scheduling/appointments/holds/set-paid.ts";
import type { Deps } from "#kernel/deps.ts";
import { recordForSeller } from "../change/record-for-seller.ts";
import { recordOrderEvent } from "../change/record-order-event.ts";
import { emailBuyer } from "../emails/enqueue-order-emails.ts";
import { clearKept, listItems, raiseRefundedPieces } from "../order-items.repository.ts";
import { type OrderRow, updateOrder } from "../orders.repository.ts";
import { earningOf, paidByCards, paidHere, type RefundParts } from "../place/split-order.ts";
import { callRefunded } from "./call-refunded.ts";
import { postRefund } from "./move-money.ts";
import { hasDeposits, openDepositsOf } from "./open-deposits-of.ts";
import { planRefund } from "./plan-refund.ts";
import type { GivenBack } from "./refund-of.ts";
import { returnGoods } from "./return-goods.ts";
import { type RefundPieces, returnedIds } from "./returned-deposits.ts";

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

/** Writes nothing and returns undefined if the order has changed meanwhile. Throws "debt_limit", "not_refundable" for visits of a pack that are booked. */
export async function applyRefund(deps: Deps, wanted: ToGiveBack): Promise<Given | undefined> {
  const { before, amount, pieces, restock, kept = 0, by, reason } = wanted;
  const { parts, toGiftCards, status, back, awaiting } = planRefund(wanted);
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
    row,
    pieces.map((piece) => ({
      line: piece.item.line,
      quantity: piece.quantity,
      kept,
      awaiting: awaiting.includes(piece) ? piece.quantity : 0,
    })),
  );
  const times = pieces.flatMap(({ item, quantity }) => (quantity > 0 ? (item.appointmentId ?? []) : []));
  await setPaid(deps, times, kept);
  if (row.refunded === paidHere(row)) await forgetKept(deps, row);
  const isWhole = row.refunded === paidHere(row);
  const returned = hasDeposits(before) ? await settleDeposits(deps, { ...wanted, isWhole }, times) : 0;
  const freed = await returnGoods(deps, back, by);
  const refund = await payBack(deps, {
    before,
    parts,
    toGiftCards,
    returned: Math.min(returned, parts.seller),
    reason,
  });
  if (status === "cancelled") await recordOrderEvent(deps, { row, event: "cancelled", by, note: reason });
  if (refund) await recordOrderEvent(deps, { row, event: "refund_requested", by, note: reason });
  const paidBack = keptMoney({ amount: parts.amount, currency: row.currency });
  if (refund) await recordForSeller(deps.db, row, { event: "order_refunded", about: paidBack });
  const occasion = refund ? `refund ${refund.id}` : `version ${row.version}`;
  await emailBuyer(deps, row, { kind: "order_refunded", refund, by, keepsPart: kept > 0, occasion });
  if (refund) await callRefunded(deps, row);
  return { row, refund, freed };
}

/** Nothing is kept of an order that is refunded in full. */
async function forgetKept(deps: Deps, row: OrderRow): Promise<void> {
  const items = (await listItems(deps.db, [row])).filter(({ kept }) => kept > 0);
  const times = items.flatMap(({ appointmentId }) => appointmentId ?? []);
  await clearKept(deps.db, row);
  await setPaid(deps, times, 0);
  await forgetDeposits(deps.db, times);
}

/** Returns the seller's shares of what goes back. */
async function settleDeposits(
  deps: Deps,
  { before, amount, pieces, kept = 0, isWhole }: ToGiveBack & { isWhole: boolean },
  times: readonly Id[],
): Promise<number> {
  const open = await openDepositsOf(deps.db, before);
  const order = { earned: earningOf(before) - sumShares(open), isReleased: before.releasedAt !== null };
  return kept > 0
    ? keepPartOfDeposits(deps, times, { returned: amount, order })
    : returnDeposits(deps, await returnedIds(deps, { pieces, open, isWhole }), order);
}

interface ToPayBack {
  before: OrderRow;
  parts: RefundParts;
  toGiftCards: number;
  /** The seller's shares of deposits that are returned with it: nobody comes to owe those. */
  returned: number;
  reason: string;
}

async function payBack(
  deps: Deps,
  { before, parts, toGiftCards, returned, reason }: ToPayBack,
): Promise<Refund | undefined> {
  const { id: orderId, storeId, paymentId } = before;
  const refundId: Id = parts.amount === 0 ? orderId : deps.newId();
  const refund =
    parts.amount === 0
      ? undefined
      : await requestRefund(deps, {
          id: refundId,
          paymentId,
          storeId,
          orderId,
          kind: "order",
          amount: parts.amount,
          toGiftCards,
          paidByCards: paidByCards(before),
          reason,
        });
  await postRefund(deps, before, { refundId, parts, returned });
  return refund;
}
