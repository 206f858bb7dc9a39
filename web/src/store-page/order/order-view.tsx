import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money as Amount } from "@solodesk/contract/kernel/money.ts";
import type { GuestOrder } from "@solodesk/contract/selling/orders/order.ts";
import { useEffect, useState } from "react";
import { CheckoutSums } from "#features/selling/checkout/checkout-sums.tsx";
import { dueAtAppointments, wasPaid } from "#features/selling/orders/due-at-appointments.ts";
import { useStore } from "#kernel/storage/store.ts";
import { rich } from "#kernel/text/rich.tsx";
import { longDate } from "#kernel/time/long-day.ts";
import { Badge } from "#ui/data/badge.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { Money } from "#ui/text/money.tsx";
import { Fact, Facts } from "../booking/facts.tsx";
import { myDay } from "../booking/when/clocks.ts";
import { bdi } from "../document/bdi.tsx";
import { GuestFoot } from "../guest/guest-foot.tsx";
import { GuestHeader } from "../guest/guest-header.tsx";
import { useVisitorClocks } from "../guest/use-visitor-clocks.ts";
import { ContactWays, canBeReached } from "../sections/contact-ways.tsx";
import { GuestOrderActions } from "./guest-order-actions.tsx";
import { GuestOrderItems } from "./guest-order-items.tsx";
import { GuestOrderTimeline } from "./guest-order-timeline.tsx";
import { openOrder } from "./open-order.ts";
import type { OrderPageData } from "./order-page-data.ts";
import { orderStatusWords } from "./order-words.ts";

/** The totals of the order, and the amount refunded. */
const OrderSums = ({ order }: { order: GuestOrder }) => (
  <div className="break-inside-avoid py-4">
    <CheckoutSums preview={order} busy={false} isPaid={wasPaid(order)} later={dueAtAppointments(order)} />
    {order.refunded.amount > 0 && <Refunded amount={order.refunded} />}
  </div>
);

const Refunded = ({ amount }: { amount: Amount }) => (
  <p className="mt-1.5 flex items-baseline justify-between gap-4 text-body">
    <span>{t("Refunded||an amount of money")}</span>
    <Money value={{ ...amount, amount: -amount.amount }} />
  </p>
);

/** As on the page of a booking, whose words the server has put together. */
const AcceptedPolicy = ({ words }: { words: readonly string[] }) => (
  <section className="mt-6 space-y-1.5 text-body text-sm">
    <h2 className="font-medium text-base text-strong">{t("Cancellation policy")}</h2>
    {words.map((line) => (
      <p key={line} dir="auto" className="whitespace-pre-line break-words">
        {line}
      </p>
    ))}
  </section>
);

/** The page needs it to ask for the outcome of the payment that the buyer came back from. */
const paymentQuery = ({ back }: OrderPageData): Record<string, string> | undefined =>
  back ? { payment: back.payment, ...(back.cancelled && { cancelled: "1" }) } : undefined;

/** Renders the same on the server and in the browser; printed, it is the receipt. */
export function OrderView({ page }: { page: OrderPageData }) {
  const { shop, address, others } = page;
  const [guest] = useState(() => openOrder(page));
  const { order, asks, failure } = useStore(guest.state);
  const clocks = useVisitorClocks(shop);
  const { tone, badge, meaning } = orderStatusWords(order, asks);
  const day = myDay(clocks, order.placed_at);

  useEffect(() => guest.follow(), [guest]);

  return (
    <>
      <GuestHeader page={page} />
      <main className="mx-auto max-w-148 px-4 pt-8 pb-16 md:pt-12 print:pt-4 print:pb-0">
        <div className="print:*:bg-transparent print:*:p-0 print:*:text-strong">
          <Badge tone={tone}>{t(badge)}</Badge>
        </div>
        <h1 className="mt-4 text-xl md:text-2xl print:mb-4">
          {t("Order {number}", { number: order.number })}
        </h1>
        <p role="status" className="mt-2 min-h-12 text-body text-md md:min-h-6 print:hidden">
          {meaning(shop.name)}
        </p>
        {failure && (
          <div className="mt-4 print:hidden">
            <FormError>{failure}</FormError>
          </div>
        )}
        <GuestOrderActions page={page} guest={guest} />
        <h2 className="sr-only">{t("What you ordered")}</h2>
        <GuestOrderItems shop={shop} order={order} clocks={clocks} isOpen={page.isOpen} />
        <OrderSums order={order} />
        <Facts>
          {order.tracking && (
            <Fact name={t("Tracking||of a parcel")}>
              <bdi className="select-all">{order.tracking}</bdi>
            </Fact>
          )}
          <Fact name={t("For||a person")}>
            <bdi>{order.customer.name}</bdi>
          </Fact>
          {address.length > 0 && (
            <Fact name={t("Address||of the buyer")}>
              <address className="not-italic">
                {address.map((line) => (
                  <bdi key={line} className="block">
                    {line}
                  </bdi>
                ))}
              </address>
            </Fact>
          )}
          <Fact name={t("Ordered||when an order was placed")}>
            <time dateTime={order.placed_at}>{longDate(day)}</time>
          </Fact>
        </Facts>
        {order.policy && <AcceptedPolicy words={page.policy} />}
        {others.length > 0 && <OtherOrders page={page} />}
        <GuestOrderTimeline order={order} clocks={clocks} />
        {canBeReached(shop) && (
          <section aria-labelledby="contact" className="mt-12 print:mt-6">
            <h2 id="contact" className="mb-3 text-md">
              {t("Contact||noun, how to reach the store")}
            </h2>
            <ContactWays shop={shop} subject={t("Order {number}", { number: order.number })} />
          </section>
        )}
      </main>
      <GuestFoot shop={shop} query={paymentQuery(page)} />
    </>
  );
}

/** Links to the orders from other stores that were paid with this one. */
const OtherOrders = ({ page: { back, others } }: { page: OrderPageData }) => (
  <ul className="py-1 print:hidden">
    {others.map(({ store, path }) => (
      <li key={path}>
        <a
          href={back ? `${path}?payment=${back.payment}` : path}
          className="inline-flex min-h-11 items-center rounded-sm text-accent-text underline underline-offset-4"
        >
          <span>{rich("Your order from <bdi>{store}</bdi>", { bdi, store })}</span>
        </a>
      </li>
    ))}
  </ul>
);
