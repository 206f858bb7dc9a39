// What a refund will do, decided before anything is written. The refund does exactly this, and the preview
// shows it.
import type { OrderStatus } from "@solodesk/contract/selling/orders/order.ts";
import type { OrderItemRow } from "../order-items.repository.ts";
import type { OrderRow } from "../orders.repository.ts";
import { backToCards, paidHere, type RefundParts, splitOrderRefund } from "../place/split-order.ts";
import { sumItems } from "../place/sum-items.ts";
import { asItems, type GivenBack } from "./refund-of.ts";
import type { RefundPieces } from "./returned-deposits.ts";

interface Wanted extends GivenBack {
  /** The order as it was when the refund was checked. */
  before: OrderRow;
  /** Is the order cancelled as well? */
  isCancelled?: boolean;
}

export interface RefundPlan {
  parts: RefundParts;
  /** What of the amount goes back to gift cards. */
  toGiftCards: number;
  /** The order's status afterwards. */
  status: OrderStatus;
  /** Items whose stock or time becomes available again at once, with the pieces that do. */
  back: OrderItemRow[];
  /** Pieces that are restocked when the marketplace confirms that they came back. */
  awaiting: RefundPieces[];
}

export const isSent = ({ status }: Pick<OrderRow, "status">): boolean =>
  status === "shipped" || status === "delivered";

/**
 * Sent goods of the shared catalogue are back when the marketplace confirms it: a seller's word alone returns no stock and
 * no wholesale price. Own products never come by the marketplace, so their seller says when they are back.
 */
const waits = ({ before, restock }: Wanted, { item }: RefundPieces): boolean =>
  restock && isSent(before) && item.productId !== null && !item.ownProduct;

/** An order that is fully refunded before it was sent counts as cancelled. */
function statusAfter({ before, amount, isCancelled = false }: Wanted): OrderStatus {
  if (!isCancelled && before.refunded + amount < paidHere(before)) return before.status;
  return isSent(before) ? "refunded" : "cancelled";
}

const isOver = (status: OrderStatus): boolean => status === "cancelled" || status === "refunded";

export const wholesaleOf = (pieces: readonly RefundPieces[]): number =>
  sumItems(asItems(pieces), "unitWholesale");

export function planRefund(wanted: Wanted): RefundPlan {
  const { before, amount, pieces, restock } = wanted;
  const status = statusAfter(wanted);
  const awaiting = pieces.filter((piece) => waits(wanted, piece));
  // An order that is cancelled or fully refunded frees its times, whether or not its goods are restocked.
  const back = pieces.filter(
    (piece) => !waits(wanted, piece) && (restock || (isOver(status) && piece.item.appointmentId !== null)),
  );
  const restocked = restock && before.storeId !== null ? wholesaleOf(back) : 0;
  return {
    parts: splitOrderRefund(before, amount, restocked),
    toGiftCards: backToCards(before, amount),
    status,
    back: asItems(back),
    awaiting,
  };
}
