import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import { negated, SumRows } from "./sum-rows.tsx";

/** What the customer pays, and how much of it was refunded. */
export function OrderSums({ order }: { order: Order }) {
  const { subtotal, shipping, tax, total, due_later, refunded } = order;
  const hasMore = shipping.amount > 0 || tax.amount > 0;
  const paid = { ...total, amount: total.amount - due_later.amount };
  const left = { ...total, amount: paid.amount - refunded.amount };
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
      {due_later.amount > 0 && (
        <SumRows
          rows={[{ name: t("To pay at the appointment"), value: negated(due_later) }]}
          total={{
            name: order.payment.status === "pending" ? t("To pay now") : t("Paid online"),
            value: paid,
          }}
        />
      )}
      {refunded.amount > 0 && (
        <SumRows
          rows={[{ name: t("Refunded||an amount of money"), value: negated(refunded) }]}
          total={{ name: t("After refunds"), value: left }}
        />
      )}
    </div>
  );
}
