import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Order, OrderItem } from "@solodesk/contract/selling/orders/order.ts";
import { packCounts } from "#features/selling/packs/pack-counts.ts";
import { itemName } from "#kernel/text/pack-in-words.ts";
import { dateInWords, exactlyInWords } from "#kernel/time/time-in-words.ts";
import { Thumbnail } from "#ui/data/thumbnail.tsx";
import { Money } from "#ui/text/money.tsx";

interface OrderItemsProps {
  order: Order;
  zone: string;
}

export const OrderItems = ({ order: { items }, zone }: OrderItemsProps) => (
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
          </p>
          {item.starts_at && <p className="text-body text-sm">{exactlyInWords(zone, item.starts_at)}</p>}
          {item.pack && (
            <p className="text-body text-sm">
              {packCounts(item.quantity, item.pack)}
              <span className="block text-faint">
                {t("Valid until {day}||a pack", { day: dateInWords(zone, item.pack.expires_at) })}
              </span>
            </p>
          )}
          {item.refunded_quantity > 0 && <p className="text-body text-sm">{refundedOf(item)}</p>}
        </div>
        <Money value={item.total} className="text-strong" />
      </li>
    ))}
  </ul>
);

const refundedOf = ({ quantity, refunded_quantity }: OrderItem): string =>
  refunded_quantity === quantity
    ? t("Refunded||an item of an order")
    : t("{refunded} of {quantity} refunded", { refunded: refunded_quantity, quantity });
