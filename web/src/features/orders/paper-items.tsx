import type { OrderItem } from "@solodesk/contract/kernel/order.ts";
import { exactlyInWords } from "#kernel/time-in-words.ts";
import { Money } from "#ui/money.tsx";

interface PaperItemsProps {
  items: readonly OrderItem[];
  zone: string;
  /** What it cost is not the parcel's business. */
  priced: boolean;
}

export const PaperItems = ({ items, zone, priced }: PaperItemsProps) => (
  <table className="w-full border-collapse text-left">
    <thead>
      <tr className="border-line border-b text-faint text-sm">
        <th scope="col" className="py-2 pr-3 font-medium">
          Item
        </th>
        <th scope="col" className="w-16 py-2 text-right font-medium">
          Quantity
        </th>
        {priced && (
          <>
            <th scope="col" className="w-24 py-2 text-right font-medium max-sm:hidden print:table-cell">
              Each
            </th>
            <th scope="col" className="w-20 py-2 text-right font-medium sm:w-24">
              Total
            </th>
          </>
        )}
      </tr>
    </thead>
    <tbody>
      {items.map((item) => (
        <tr key={item.line} className="break-inside-avoid border-line border-b align-top">
          <td className="py-2 pr-3">
            <p dir="auto" className="break-words text-strong">
              {item.name}
            </p>
            {item.sku && <p className="break-all text-faint text-sm">{item.sku}</p>}
            {item.starts_at && <p className="text-sm">{exactlyInWords(zone, item.starts_at)}</p>}
          </td>
          <td className="figures py-2 text-right">{item.quantity}</td>
          {priced && (
            <>
              <td className="py-2 text-right max-sm:hidden print:table-cell">
                <Money value={item.unit_price} />
              </td>
              <td className="py-2 text-right text-strong">
                <Money value={item.total} />
              </td>
            </>
          )}
        </tr>
      ))}
    </tbody>
  </table>
);
