import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import { now } from "#kernel/time/clock.ts";
import { dayWithin, exactlyInWords } from "#kernel/time/time-in-words.ts";
import { Money } from "#ui/text/money.tsx";
import { negated, SumRows } from "./sum-rows.tsx";

interface OrderEarningsProps {
  order: Order;
  split: NonNullable<Order["split"]>;
  zone: string;
}

/** How an order's money is split; goods and fee are net of what refunds returned. */
export function OrderEarnings({ order: { total, refunded, payment }, split, zone }: OrderEarningsProps) {
  const { wholesale, fee, earning } = split;
  return (
    <section aria-label="Your earnings" className="rounded-md bg-raised p-4 ring-1 ring-line ring-inset">
      <SumRows
        rows={[
          { name: "Total", value: total },
          { name: "Refunded", value: negated(refunded) },
          { name: "Goods, at wholesale price", value: negated(wholesale) },
          { name: "Solodesk fee", value: negated(fee) },
        ]}
        total={{ name: payment.status === "pending" ? "You would earn" : "You earn", value: earning }}
      />
      <p className="mt-2 text-faint text-sm">
        <Release split={split} zone={zone} />
      </p>
    </section>
  );
}

function Release({ split: { earning, release_at, released }, zone }: Omit<OrderEarningsProps, "order">) {
  if (earning.amount < 0)
    return (
      <>
        You lost <Money value={negated(earning)} /> on this order. It is taken from your next earnings.
      </>
    );
  if (release_at === null && !released) return "Yours once it is paid.";
  if (earning.amount === 0) return "Nothing of it is left to withdraw.";
  if (released || release_at === null) return "In your earnings: you can withdraw it.";
  return (
    <>
      Pending until{" "}
      <time dateTime={release_at} title={exactlyInWords(zone, release_at)}>
        {dayWithin(zone, release_at, now())}
      </time>
      ; then you can withdraw it.
    </>
  );
}
