import type { Money } from "@solodesk/contract/kernel/money.ts";
import type { Order, OrderItem } from "@solodesk/contract/selling/orders/order.ts";

interface Due {
  payment: Pick<Order["payment"], "status">;
  due_later: Money;
  items: readonly Pick<OrderItem, "due_later">[];
}

/** Whether what is due with the order was paid, even if it was refunded since. */
export const wasPaid = ({ payment: { status } }: Pick<Due, "payment">): boolean =>
  status !== "pending" && status !== "failed";

/** What is still to be paid at the appointments: nothing for those that were refunded. */
export const dueAtAppointments = ({ items, due_later }: Pick<Due, "items" | "due_later">): Money => ({
  ...due_later,
  amount: items.reduce((sum, item) => sum + item.due_later.amount, 0),
});
