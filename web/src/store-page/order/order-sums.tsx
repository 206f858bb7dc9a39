import type { Money as Amount } from "@solodesk/contract/kernel/money.ts";
import type { GuestOrder } from "@solodesk/contract/selling/orders/order.ts";
import { Sums } from "#features/selling/checkout/sums.tsx";
import { Money } from "#ui/text/money.tsx";

/** What it came to, and what went back of it. */
export const OrderSums = ({ order }: { order: GuestOrder }) => (
  <div className="break-inside-avoid py-4">
    <Sums preview={order} busy={false} locale="en" />
    {order.refunded.amount > 0 && <Refunded amount={order.refunded} />}
  </div>
);

const Refunded = ({ amount }: { amount: Amount }) => (
  <p className="mt-1.5 flex items-baseline justify-between gap-4 text-body">
    <span>Refunded</span>
    <Money value={{ ...amount, amount: -amount.amount }} locale="en" />
  </p>
);
