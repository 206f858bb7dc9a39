import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { OrderItem } from "@solodesk/contract/selling/orders/order.ts";
import { itemName } from "#kernel/text/pack-in-words.ts";
import { exactlyInWords } from "#kernel/time/time-in-words.ts";
import { PaperTable } from "#ui/overlays/paper.tsx";
import { Money } from "#ui/text/money.tsx";
import { lineDiscountInWords } from "../discount-rows.ts";

interface PaperItemsProps {
  items: readonly OrderItem[];
  zone: string;
  /** False on packing slips, which show no prices. */
  priced: boolean;
}

const parcel = [{ name: msg("Item") }, { name: msg("Quantity"), className: "w-16" }];
const prices = [
  { name: msg("Each||the price of one piece"), className: "w-24 max-sm:hidden print:table-cell" },
  { name: msg("Total"), className: "w-20 sm:w-24" },
];

export const PaperItems = ({ items, zone, priced }: PaperItemsProps) => (
  <PaperTable
    heads={(priced ? [...parcel, ...prices] : parcel).map((head) => ({ ...head, name: t(head.name) }))}
  >
    {items.map((item) => (
      <tr key={item.line} className="break-inside-avoid border-line border-b align-top">
        <td className="py-2 pe-3">
          <p dir="auto" className="break-words text-strong">
            {itemName(item)}
          </p>
          {item.sku && <p className="break-all text-faint text-sm">{item.sku}</p>}
          {priced && item.discount.amount > 0 && <p className="text-sm">{lineDiscountInWords(item)}</p>}
          {item.starts_at && <p className="text-sm">{exactlyInWords(zone, item.starts_at)}</p>}
        </td>
        <td className="figures py-2 text-end">{item.quantity}</td>
        {priced && (
          <>
            <td className="py-2 text-end max-sm:hidden print:table-cell">
              <Money value={item.unit_price} />
            </td>
            <td className="py-2 text-end text-strong">
              <Money value={item.total} />
            </td>
          </>
        )}
      </tr>
    ))}
  </PaperTable>
);
