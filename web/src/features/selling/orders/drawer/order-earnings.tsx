import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { rich } from "#kernel/text/rich.tsx";
import { now } from "#kernel/time/clock.ts";
import { dayWithin, exactlyInWords } from "#kernel/time/time-in-words.ts";
import { negated, SumRows } from "./sum-rows.tsx";

interface OrderEarningsProps {
  order: Order;
  split: NonNullable<Order["split"]>;
  zone: string;
}

/** How an order's money is split; goods and fee are net of what refunds returned. */
export function OrderEarnings({
  order: { total, due_later, refunded, payment },
  split,
  zone,
}: OrderEarningsProps) {
  const { wholesale, fee, earning } = split;
  return (
    <section aria-label={t("Your earnings")} className="rounded-md bg-raised p-4 ring-1 ring-line ring-inset">
      <SumRows
        rows={[
          { name: t("Total"), value: total },
          { name: t("Not paid online"), value: negated(due_later) },
          { name: t("Refunded||an amount of money"), value: negated(refunded) },
          { name: t("Goods, at wholesale price"), value: negated(wholesale) },
          { name: t("Solodesk fee"), value: negated(fee) },
        ]}
        total={{ name: payment.status === "pending" ? t("You would earn") : t("You earn"), value: earning }}
      />
      <p className="mt-2 text-faint text-sm">
        <Release split={split} zone={zone} />
        {split.on_hold.amount > 0 &&
          ` ${t("Of this, {amount} is a deposit. It's on hold until you complete the appointment.", { amount: moneyText(split.on_hold) })}`}
      </p>
    </section>
  );
}

function Release({ split: { earning, release_at, released }, zone }: Omit<OrderEarningsProps, "order">) {
  if (earning.amount < 0)
    return t("You lost {amount} on this order. We take it from your next earnings.", {
      amount: moneyText(negated(earning)),
    });
  if (release_at === null && !released) return t("Yours once it is paid.");
  if (earning.amount === 0) return t("There is nothing left to withdraw.");
  if (released || release_at === null) return t("In your earnings: you can withdraw it.");
  return rich("Pending until <time>{day}</time>; then you can withdraw it.", {
    day: dayWithin(zone, release_at, now()),
    time: (day) => (
      <time dateTime={release_at} title={exactlyInWords(zone, release_at)}>
        {day}
      </time>
    ),
  });
}
