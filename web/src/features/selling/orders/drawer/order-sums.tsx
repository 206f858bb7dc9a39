import { t } from "@solodesk/contract/kernel/language/t.ts";
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
                { name: t("Subtotal"), value: subtotal },
                { name: t("Shipping"), value: shipping },
                { name: t("Tax"), value: tax },
              ]
            : []
        }
        total={{ name: t("Total"), value: total }}
      />
      {refunded.amount > 0 && (
        <SumRows
          rows={[{ name: t("Refunded||an amount of money"), value: negated(refunded) }]}
          total={{ name: t("After refunds"), value: left }}
        />
      )}
    </div>
  );
}
