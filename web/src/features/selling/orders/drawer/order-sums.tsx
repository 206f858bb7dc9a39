import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import { discountRows, paidByCardRows, shippingBefore } from "../discount-rows.ts";
import { dueAtAppointments, wasPaid } from "../due-at-appointments.ts";
import { negated, SumRows } from "./sum-rows.tsx";

/** What the customer pays, now and at appointments, and how much of it was refunded. */
export function OrderSums({ order }: { order: Order }) {
  const { subtotal, discounts, gift_cards, shipping, tax, total, due_later, refunded } = order;
  const cards = paidByCardRows(gift_cards);
  const hasMore = discounts.length > 0 || shipping.amount > 0 || tax.amount > 0;
  const paid = { ...total, amount: total.amount - due_later.amount };
  const later = dueAtAppointments(order);
  const left = { ...total, amount: paid.amount - refunded.amount };
  return (
    <div className="space-y-1">
      <SumRows
        rows={
          hasMore
            ? [
                { name: t("Subtotal"), value: subtotal },
                { name: t("Shipping"), value: shippingBefore({ shipping, discounts }) },
                ...discountRows(discounts),
                { name: t("Tax"), value: tax },
              ]
            : []
        }
        total={{ name: t("Total"), value: total }}
      />
      {(due_later.amount > 0 || cards.length > 0) && (
        <SumRows
          rows={[
            ...(later.amount > 0 ? [{ name: t("To pay at the appointment"), value: later }] : []),
            ...cards,
          ]}
          total={{
            name: wasPaid(order) ? t("Paid online") : t("To pay now"),
            value: { ...paid, amount: cards.reduce((sum, { value }) => sum + value.amount, paid.amount) },
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
