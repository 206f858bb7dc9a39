import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { OrderItem } from "@solodesk/contract/selling/orders/order.ts";
import { Minus, Plus } from "lucide-react";
import { moneyText } from "#kernel/text/money-text.ts";
import { itemName } from "#kernel/text/pack-in-words.ts";
import { Thumbnail } from "#ui/data/thumbnail.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { piecesLeft } from "./refund-request.ts";

interface RefundLinesProps {
  items: readonly OrderItem[];
  quantities: Record<number, number>;
  onChange: (quantities: Record<number, number>) => void;
}

/** How many of each item to refund; fully refunded lines are left out. */
export const RefundLines = ({ items, quantities, onChange }: RefundLinesProps) => (
  <ul aria-label={t("Items to refund")} className="border-line border-t">
    {items
      .filter((item) => piecesLeft(item) > 0)
      .map((item) => (
        <Line
          key={item.line}
          item={item}
          quantity={quantities[item.line] ?? 0}
          onChange={(quantity) => onChange({ ...quantities, [item.line]: quantity })}
        />
      ))}
  </ul>
);

interface LineProps {
  item: OrderItem;
  quantity: number;
  onChange: (quantity: number) => void;
}

function Line({ item, quantity, onChange }: LineProps) {
  const left = piecesLeft(item);
  // The spots of one booking are refunded together.
  const isPack = item.kind === "pack";
  const step = item.kind === "service" ? left : 1;
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-line border-b py-2">
      <Thumbnail src={item.image_url} drawing={item.kind === "product" ? "box" : "clock"} />
      <div className="min-w-32 flex-1">
        <p dir="auto" className="line-clamp-2 break-words text-strong">
          {itemName(item)}
        </p>
        <p className="figures text-faint text-sm">
          {isPack
            ? t("{price} per visit", { price: moneyText(item.unit_price) })
            : t("{price} each", { price: moneyText(item.unit_price) })}
          {item.discount.amount > 0 && ` · ${t("less its discount")}`}
          {step > 1 && ` · ${t("Refunded together")}`}
        </p>
      </div>
      <fieldset
        aria-label={
          isPack
            ? t("How many visits of {item}", { item: item.name })
            : t("How many of {item}", { item: item.name })
        }
        className="ms-auto flex items-center"
      >
        <IconButton
          label={t("One less of {item}", { item: item.name })}
          disabled={quantity === 0}
          onClick={() => onChange(quantity - step)}
        >
          <Minus />
        </IconButton>
        <output className="figures w-12 text-center text-strong text-sm">
          {t("{quantity} of {left}||pieces to refund, of those left", { quantity, left })}
          {isPack && (
            <span className="block text-faint text-xs">{t("visits||of a pack, below a number")}</span>
          )}
        </output>
        <IconButton
          label={t("One more of {item}", { item: item.name })}
          disabled={quantity >= left}
          onClick={() => onChange(quantity + step)}
        >
          <Plus />
        </IconButton>
      </fieldset>
    </li>
  );
}
