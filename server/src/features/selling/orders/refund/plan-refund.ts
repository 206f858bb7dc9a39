// What a refund will do, decided before anything is written: who refunds does exactly this, and the preview tells it.
import type { OrderStatus } from "@solodesk/contract/selling/orders/order.ts";
import type { ItemRow } from "../order-items.repository.ts";
import type { OrderRow } from "../orders.repository.ts";
import { type RefundParts, splitOrderRefund } from "../place/split-order.ts";
import type { GivenBack, Pieces } from "./refund-of.ts";

interface Wanted extends GivenBack {
  /** As it was when the refund was judged. */
  before: OrderRow;
  /** It is called off as well. */
  isCancelled?: boolean;
}

type BackLine = Pick<ItemRow, "name" | "productId" | "appointmentId" | "reserved" | "quantity">;

export interface RefundPlan {
  parts: RefundParts;
  /** What the order is then. */
  status: OrderStatus;
  /** What is there for others at once. */
  back: BackLine[];
  /** What is there for others when the marketplace says that it has arrived. */
  awaiting: Pieces[];
}

export const isSent = ({ status }: Pick<OrderRow, "status">): boolean =>
  status === "shipped" || status === "delivered";

/** Sent goods are back when the marketplace says so: a seller's word alone brings no stock and no wholesale price. */
const waits = ({ before, restock }: Wanted, { item }: Pieces): boolean =>
  restock && isSent(before) && item.productId !== null;

/** What nobody was sent before all of its money went back is not sent any more. */
function statusAfter({ before, amount, isCancelled = false }: Wanted): OrderStatus {
  if (!isCancelled && before.refunded + amount < before.total) return before.status;
  return isSent(before) ? "refunded" : "cancelled";
}

const isOver = (status: OrderStatus): boolean => status === "cancelled" || status === "refunded";

export const wholesaleOf = (pieces: readonly Pieces[]): number =>
  pieces.reduce((sum, { item, quantity }) => sum + item.unitWholesale * quantity, 0);

export function planRefund(wanted: Wanted): RefundPlan {
  const { before, amount, pieces, restock } = wanted;
  const status = statusAfter(wanted);
  const awaiting = pieces.filter((piece) => waits(wanted, piece));
  // What is called off, or all of whose money is back, frees its times, whatever became of the goods.
  const back = pieces.filter(
    (piece) => !waits(wanted, piece) && (restock || (isOver(status) && piece.item.appointmentId !== null)),
  );
  const restocked = restock && before.storeId !== null ? wholesaleOf(back) : 0;
  return {
    parts: splitOrderRefund(before, amount, restocked),
    status,
    back: back.map(({ item, quantity }) => ({ ...item, quantity })),
    awaiting,
  };
}
