import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money as MoneyValue } from "@solodesk/contract/kernel/money.ts";
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Thumbnail } from "#ui/data/thumbnail.tsx";
import { Stepper, stepLook } from "#ui/forms/stepper.tsx";
import { Money } from "#ui/text/money.tsx";
import type { CartItem } from "./cart-item.ts";
import { setQuantity } from "./cart-store.ts";
import { lineTotal } from "./cart-totals.ts";
import { dropLine } from "./drop-line.ts";

interface CartLineProps {
  item: CartItem;
  /** The server's price for the line; until it is known, the price at which the item was added. */
  total?: MoneyValue | undefined;
  /** Notes shown below the line. */
  children?: ReactNode;
}

/** A line of the cart, in the dashboard and on a store page. */
export const CartLine = ({ item, total = lineTotal(item), children }: CartLineProps) => (
  <li className="flex gap-4 border-line border-b py-4 last:border-b-0">
    <Thumbnail src={item.image_url} size="lg" drawing={item.kind === "product" ? "box" : "clock"} />
    <div className="min-w-0 flex-1">
      <div className="flex justify-between gap-3">
        <span dir="auto" className="line-clamp-2 font-medium text-base text-strong">
          {item.name}
        </span>
        <Money value={total} className="text-base text-strong" />
      </div>
      <div className="mt-2 flex items-center justify-between">
        {item.kind === "product" && <Quantity item={item} />}
        <span className="-me-3.5 ms-auto">
          <button
            type="button"
            aria-label={t("Remove {item}", { item: item.name })}
            onClick={() => void dropLine(item)}
            className={stepLook}
          >
            <Trash2 aria-hidden="true" />
          </button>
        </span>
      </div>
      {children}
    </div>
  </li>
);

const Quantity = ({ item }: { item: CartItem }) => (
  <Stepper
    label={t("Quantity of {item}", { item: item.name })}
    less={t("One less of {item}", { item: item.name })}
    more={t("One more of {item}", { item: item.name })}
    value={item.quantity}
    onChange={(quantity) => setQuantity(item, quantity)}
  />
);
