import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Order, OrderItem } from "@solodesk/contract/selling/orders/order.ts";
import { packCounts } from "#features/selling/packs/pack-counts.ts";
import { itemName } from "#kernel/text/pack-in-words.ts";
import { now } from "#kernel/time/clock.ts";
import { dateInWords, exactlyInWords } from "#kernel/time/time-in-words.ts";
import { Thumbnail } from "#ui/data/thumbnail.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Money } from "#ui/text/money.tsx";
import { lineDiscountInWords } from "../discount-rows.ts";
import { wasPaid } from "../due-at-appointments.ts";

interface OrderItemsProps {
  order: Order;
  zone: string;
}

export const OrderItems = ({ order: { items, page, payment }, zone }: OrderItemsProps) => (
  <ul className="border-line border-t">
    {items.map((item) => (
      <li key={item.line} className="flex items-start gap-3 border-line border-b py-3">
        <Thumbnail src={item.image_url} drawing={item.kind === "product" ? "box" : "clock"} />
        <div className="min-w-0 flex-1">
          <p dir="auto" className="break-words font-medium text-strong">
            {itemName(item)}
          </p>
          <p className="figures flex flex-wrap gap-x-2 text-faint text-sm">
            <span>
              {item.quantity} × <Money value={item.unit_price} />
            </span>
            {item.sku && <span className="break-all">{item.sku}</span>}
            {item.discount.amount > 0 && <span>{lineDiscountInWords(item)}</span>}
          </p>
          {item.starts_at && <p className="text-body text-sm">{exactlyInWords(zone, item.starts_at)}</p>}
          {item.pack && (
            <p className="text-body text-sm">
              {packCounts(item.quantity, item.pack)}
              {item.pack.left > 0 && (
                <span className="block text-faint">
                  {t("Valid until {day}||a pack", { day: dateInWords(zone, item.pack.expires_at) })}
                </span>
              )}
            </p>
          )}
          {item.pack && page !== null && (
            <Button asChild size="sm" className="mt-1.5">
              <a href={page}>{t("Book or change visits")}</a>
            </Button>
          )}
          {item.starts_at && !isRefunded(item) && page !== null && wasPaid({ payment }) && (
            <Button asChild size="sm" className="mt-1.5">
              <a href={page}>
                {Date.parse(item.starts_at) > now().getTime()
                  ? t("View, move or cancel")
                  : t("See your booking")}
              </a>
            </Button>
          )}
          {item.refunded_quantity > 0 && <p className="text-body text-sm">{refundedOf(item)}</p>}
        </div>
        <Money value={item.total} className="text-strong" />
      </li>
    ))}
  </ul>
);

const isRefunded = ({ quantity, refunded_quantity }: OrderItem): boolean => refunded_quantity === quantity;

const refundedOf = (item: OrderItem): string =>
  isRefunded(item)
    ? t("Refunded||an item of an order")
    : t("{refunded} of {quantity} refunded", { refunded: item.refunded_quantity, quantity: item.quantity });
