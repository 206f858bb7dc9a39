import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import { orderStatusNames } from "@solodesk/contract/selling/orders/status-names.ts";
import { Badge } from "#ui/data/badge.tsx";
import { RowCard } from "#ui/data/table.tsx";
import type { Opened } from "#ui/overlays/use-opened.ts";
import { Moment } from "#ui/text/moment.tsx";
import { Money } from "#ui/text/money.tsx";
import { ItemsLine } from "../drawer/items-line.tsx";
import { OrderDrawerLink } from "../order-drawer-link.tsx";
import { orderStatusTones, otherSide, paymentBeside } from "../order-words.ts";
import type { OrderRowsProps } from "./order-rows-props.ts";

/** The list of orders on a phone. */
export const OrderCards = ({ label, orders, zone, opened }: OrderRowsProps) => (
  <ul aria-label={label} className="border-line border-t">
    {orders.map((order) => (
      <RowCard key={order.id} className="relative !items-start">
        <OrderCard order={order} zone={zone} opened={opened} />
      </RowCard>
    ))}
  </ul>
);

interface OrderCardProps {
  order: Order;
  zone: string;
  opened: Opened;
}

const OrderCard = ({ order, zone, opened }: OrderCardProps) => (
  <div className="min-w-0 flex-1 space-y-1.5">
    <div className="flex items-center justify-between gap-3">
      <OrderDrawerLink order={order} opened={opened} />
      <Badge tone={orderStatusTones[order.status]}>{t(orderStatusNames[order.status])}</Badge>
    </div>
    <div className="flex items-baseline justify-between gap-3 text-strong">
      <span dir="auto" className="min-w-0 truncate font-medium">
        {otherSide(order)}
      </span>
      <Money value={order.total} className="font-medium" />
    </div>
    <ItemsLine items={order.items} className="text-body" />
    <p className="flex justify-between gap-3 text-faint text-sm">
      <Moment instant={order.placed_at} zone={zone} />
      {paymentBeside(order)}
    </p>
  </div>
);
