// An order as its seller or its buyer sees it.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import type { Order, OrderEvent, OrderItem, OrderRole } from "@solodesk/contract/selling/orders/order.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import type { Refund } from "#features/money/payments/purposes.ts";
import type { PackVisits } from "#features/money/wallet/deposits/pack-visits.ts";
import type { OrderChangeRow } from "./change/order-changes.repository.ts";
import { noteInWords } from "./notes.ts";
import type { OrderItemRow } from "./order-items.repository.ts";
import { nextOrderStatuses } from "./order-status.ts";
import type { OrderRow } from "./orders.repository.ts";
import { earningOf, paidHere } from "./place/split-order.ts";
import { laterOf, sumItems } from "./place/sum-items.ts";

export interface OrderParts {
  row: OrderRow;
  items: readonly OrderItemRow[];
  changes: readonly OrderChangeRow[];
  /** Undefined if the marketplace itself sells. */
  store: Pick<Store, "name" | "website_url"> | undefined;
  /** The seller's share of deposits that are open. */
  onHold: number;
  /** Of its packs. */
  visits: readonly PackVisits[];
  /** When its appointments begin now; those that are not in it begin as they were bought. */
  starts: ReadonlyMap<Id, Date>;
  /** Path of its buyer's page. */
  page: string | null;
  /** The newest dispute of its payment. */
  dispute?: Refund | undefined;
}

const inCurrency =
  ({ currency }: OrderRow) =>
  (amount: number): Money => ({ amount, currency });

const toPack = ({ left, booked, used, expiresAt }: PackVisits): NonNullable<OrderItem["pack"]> => ({
  left,
  booked: booked.length,
  used: used.length,
  expires_at: expiresAt.toISOString(),
});

function toItem(
  item: OrderItemRow,
  { visits, starts }: Pick<OrderParts, "visits" | "starts">,
  money: (amount: number) => Money,
): OrderItem {
  const pack = visits.find(({ line }) => line === item.line);
  const { line, kind, name, sku, quantity } = item;
  const startsAt = starts.get(item.appointmentId ?? "") ?? item.startsAt;
  return {
    line,
    kind,
    ...(item.productId !== null && { product_id: item.productId }),
    ...(item.variantId !== null && { variant_id: item.variantId }),
    ...(item.serviceId !== null && { service_id: item.serviceId }),
    name,
    sku,
    image_url: item.imageUrl,
    unit_price: money(item.unitPrice),
    quantity,
    total: money(sumItems([item], "unitPrice")),
    discount: money(item.discount),
    ...(startsAt && { starts_at: startsAt.toISOString() }),
    ...(item.appointmentId !== null && { appointment_id: item.appointmentId }),
    due_later: money(item.refundedQuantity < item.quantity ? laterOf(item) : 0),
    refunded_quantity: item.refundedQuantity,
    ...(pack && { pack: toPack(pack) }),
  };
}

const forSellers: readonly OrderChangeRow["event"][] = ["note", "released"];

/** Hides from the buyer what only the seller may see: their notes and the release of earnings. */
function toTimeline(changes: readonly OrderChangeRow[], role: OrderRole): OrderEvent[] {
  return changes
    .filter(({ event }) => role === "seller" || !forSellers.includes(event))
    .map((change) => {
      const { at, event, by } = change;
      return {
        at: at.toISOString(),
        event,
        by,
        // A note that the system adds to an event is for the buyer too.
        note: role === "seller" || by === "system" ? noteInWords(change) : "",
      };
    });
}

function paymentStatus(row: OrderRow): Order["payment"]["status"] {
  const { status, paidAt, refunded } = row;
  if (paidAt === null) return status === "pending_payment" ? "pending" : "failed";
  if (refunded === 0) return "paid";
  return refunded === paidHere(row) ? "refunded" : "partly_refunded";
}

function toSplit(row: OrderRow, onHold: number): Order["split"] {
  const money = inCurrency(row);
  return {
    wholesale: money(row.wholesale - row.refundedWholesale),
    fee: money(row.fee - row.refundedFee),
    earning: money(earningOf(row)),
    release_at: row.releaseAt?.toISOString() ?? null,
    released: row.releasedAt !== null,
    on_hold: money(onHold),
  };
}

const toDispute = ({ amount, createdAt, evidenceDueBy, status }: Refund, row: OrderRow) => ({
  amount: { amount: Math.min(amount, paidHere(row)), currency: row.currency },
  opened_at: createdAt.toISOString(),
  evidence_due_by: evidenceDueBy?.toISOString() ?? null,
  won: status === "failed",
});

export function toOrder(parts: OrderParts, role: OrderRole): Order {
  const { row, items, changes, store, onHold, page, dispute } = parts;
  const money = inCurrency(row);
  const isSeller = role === "seller";
  return {
    id: row.id,
    number: String(row.number),
    version: row.version,
    status: row.status,
    role,
    store: store ? { name: store.name, website_url: store.website_url } : null,
    customer: { name: row.customerName, email: row.customerEmail, phone: row.customerPhone },
    shipping_address: row.shippingAddress,
    items: items.map((item) => toItem(item, parts, money)),
    subtotal: money(row.subtotal),
    discount: money(row.discount),
    discounts: row.discounts.map((seen) => ({ ...seen, amount: money(seen.amount) })),
    gift_cards: row.giftCards.map(({ ending, amount }) => ({ ending, amount: money(amount) })),
    shipping: money(row.shipping),
    tax: money(row.tax),
    fee: isSeller ? money(row.fee) : null,
    total: money(row.total),
    due_later: money(row.dueLater),
    refunded: money(row.refunded),
    split: isSeller ? toSplit(row, onHold) : null,
    payment: {
      status: paymentStatus(row),
      gateway: row.gateway,
      reference: isSeller ? row.chargeId : row.paymentId,
    },
    dispute: isSeller && dispute ? toDispute(dispute, row) : null,
    tracking: row.tracking,
    page: isSeller ? null : page,
    timeline: toTimeline(changes, role),
    // There is nothing to prepare or send for a fee, and it can't be called off while it is being charged.
    next: items.some(({ kind }) => kind === "fee") ? [] : nextOrderStatuses(row, role),
    placed_at: row.placedAt.toISOString(),
  };
}
