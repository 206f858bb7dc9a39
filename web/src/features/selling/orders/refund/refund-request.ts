// Turns the choices in the refund dialog into the contract's refund.
import type { Order, OrderItem } from "@solodesk/contract/selling/orders/order.ts";
import type { RefundOrder } from "@solodesk/contract/selling/orders/refund.ts";
import { writtenPrice } from "#kernel/text/written-price.ts";

export const refundScopes = ["all", "lines", "amount"] as const;
export type RefundScope = (typeof refundScopes)[number];

export interface RefundChoice {
  kind: RefundScope;
  /** Quantity to refund, by line number. */
  quantities: Record<number, number>;
  /** As typed. */
  amount: string;
  restock: boolean;
}

export type RefundRequest = Pick<RefundOrder, "lines" | "amount" | "restock">;

/** The same refund as a URL query. */
export const refundQuery = (request: RefundRequest | undefined) => ({
  ...(request?.lines && {
    lines: request.lines.map(({ line, quantity }) => `${line}:${quantity}`).join(","),
  }),
  ...(request?.amount !== undefined && { amount: request.amount }),
  restock: request?.restock ? ("true" as const) : ("false" as const),
});

/** How many can be refunded: of a pack, the visits that can still be booked. */
export const piecesLeft = ({ quantity, refunded_quantity, pack }: OrderItem): number =>
  pack ? pack.left : quantity - refunded_quantity;

export const hasGoods = ({ items }: Pick<Order, "items">): boolean =>
  items.some((item) => item.kind === "product" && piecesLeft(item) > 0);

/** Returns undefined while no valid refund is chosen. */
export function refundRequest(
  { kind, quantities, amount, restock }: RefundChoice,
  currency: string,
): RefundRequest | undefined {
  if (kind === "all") return { restock };
  if (kind === "lines") {
    const lines = Object.entries(quantities).flatMap(([line, quantity]) =>
      quantity > 0 ? [{ line: Number(line), quantity }] : [],
    );
    return lines.length > 0 ? { lines, restock } : undefined;
  }
  const price = writtenPrice(currency).safeParse(amount);
  // An amount names no items, so nothing can be restocked.
  return price.success && price.data.amount > 0 ? { amount: price.data.amount, restock: false } : undefined;
}
