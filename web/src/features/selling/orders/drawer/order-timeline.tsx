import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { Order, OrderActor, OrderEvent, OrderRole } from "@solodesk/contract/selling/orders/order.ts";
import { Timeline } from "#ui/data/timeline.tsx";

const words: Record<OrderEvent["event"], Message> = {
  placed: msg(
    "{by, select, you {Placed by you} customer {Placed by your customer} other {Placed}}||an order",
  ),
  paid: msg("Paid||what happened to an order"),
  paid_late: msg("Paid after all||what happened to an order"),
  processing: msg(
    "{by, select, you {Processing started by you} store {Processing started by the store} other {Processing started}}",
  ),
  shipped: msg("{by, select, you {Shipped by you} store {Shipped by the store} other {Shipped}}||an order"),
  delivered: msg(
    "{by, select, you {Delivered by you} store {Delivered by the store} other {Delivered}}||an order",
  ),
  cancelled: msg(
    "{by, select, you {Cancelled by you} customer {Cancelled by your customer} store {Cancelled by the store} other {Cancelled}}||an order",
  ),
  expired: msg("Ran out unpaid||what happened to an order"),
  refund_requested: msg(
    "{by, select, you {Refund initiated by you} customer {Refund initiated by your customer} store {Refund initiated by the store} other {Refund initiated}}",
  ),
  refunded: msg("Refund paid out"),
  note: msg("{by, select, you {Note by you} other {Note}}"),
  released: msg("Earnings released"),
};

/** Who did it, as the reader of the order sees it. */
const actors: Record<OrderRole | "operator", Record<OrderActor, "you" | "customer" | "store" | "system">> = {
  seller: { seller: "you", buyer: "customer", system: "system" },
  buyer: { seller: "store", buyer: "you", system: "system" },
  // Any of the operators may have done it.
  operator: { seller: "system", buyer: "system", system: "system" },
};

interface OrderTimelineProps {
  order: Order;
  zone: string;
  reader?: keyof typeof actors;
}

export const OrderTimeline = ({ order: { timeline, role }, zone, reader = role }: OrderTimelineProps) => (
  <Timeline
    zone={zone}
    entries={timeline.map(({ at, event, by, note }) => ({
      at,
      words: (
        <>
          {t(words[event], { by: actors[reader][by] })}
          {note && (
            <span dir="auto" className="block whitespace-pre-wrap break-words text-strong">
              {note}
            </span>
          )}
        </>
      ),
    }))}
  />
);
