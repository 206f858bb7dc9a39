import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import { negated, SumRows } from "./sum-rows.tsx";

/** What the customer pays, and how much of it was refunded. */
export function OrderSums({ order }: { order: Order }) {
  const { subtotal, shipping, tax, total, refunded } = order;
  const hasMore = shipping.amount > 0 || tax.amount > 0;
  const left = { ...total, amount: total.amount - refunded.amount };
  return (
    <div className="space-y-1">
      <SumRows
        rows={
          hasMore
            ? [
                { name: "Subtotal", value: subtotal },
                { name: "Shipping", value: shipping },
                { name: "Tax", value: tax },
              ]
            : []
        }
        total={{ name: "Total", value: total }}
      />
      {refunded.amount > 0 && (
        <SumRows
          rows={[{ name: "Refunded", value: negated(refunded) }]}
          total={{ name: "After refunds", value: left }}
        />
      )}
    </div>
  );
}
