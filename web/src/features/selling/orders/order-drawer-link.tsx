import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import { Link } from "react-router";
import type { Opened } from "#ui/overlays/use-opened.ts";
import { orderName } from "./order-words.ts";

interface OrderDrawerLinkProps {
  order: Order;
  opened: Opened;
}

/** Opens the order's drawer; the whole row or card is clickable. */
export const OrderDrawerLink = ({ order, opened }: OrderDrawerLinkProps) => (
  <Link
    to={opened.addressOf(order.id)}
    preventScrollReset
    state={{ opened: "order" }}
    aria-haspopup="dialog"
    aria-label={orderName(order)}
    className="figures rounded-sm font-medium text-strong after:absolute after:inset-0"
  >
    {order.number}
  </Link>
);
