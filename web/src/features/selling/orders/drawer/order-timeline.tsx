import type { Order, OrderActor, OrderEvent, OrderRole } from "@solodesk/contract/selling/orders/order.ts";
import { Timeline } from "#ui/data/timeline.tsx";

const words: Record<OrderEvent["event"], string> = {
  placed: "Placed",
  paid: "Paid",
  paid_late: "Paid after all",
  processing: "Processing started",
  shipped: "Shipped",
  delivered: "Delivered",
  cancelled: "Cancelled",
  expired: "Ran out unpaid",
  refund_requested: "Refund initiated",
  refunded: "Refund paid out",
  note: "Note",
  released: "Earnings released",
};

const actors: Record<OrderRole, Record<OrderActor, string>> = {
  seller: { seller: " by you", buyer: " by your customer", system: "" },
  buyer: { seller: " by the store", buyer: " by you", system: "" },
};

interface OrderTimelineProps {
  order: Order;
  zone: string;
}

export const OrderTimeline = ({ order: { timeline, role }, zone }: OrderTimelineProps) => (
  <Timeline
    zone={zone}
    entries={timeline.map(({ at, event, by, note }) => ({
      at,
      words: (
        <>
          {words[event]}
          {actors[role][by]}
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
