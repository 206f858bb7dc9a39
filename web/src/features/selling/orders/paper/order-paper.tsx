import { t } from "@solodesk/contract/kernel/language/t.ts";
import { addressLines } from "@solodesk/contract/selling/orders/address-lines.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import { dateInWords } from "#kernel/time/time-in-words.ts";
import { Paper } from "#ui/overlays/paper.tsx";
import type { Opened } from "#ui/overlays/use-opened.ts";
import { OrderSums } from "../drawer/order-sums.tsx";
import { orderName, paymentInWords, storeName } from "../order-words.ts";
import { PaperItems } from "./paper-items.tsx";

interface OrderPaperProps {
  order: Order;
  zone: string;
  opened: Opened;
}

/** A printable packing slip (sellers only) or receipt. */
export function OrderPaper({ order, zone, opened }: OrderPaperProps) {
  const isSlip = opened.id === "packing-slip" && order.role === "seller";
  const isReceipt = opened.id === "receipt";
  const { number } = order;
  return (
    <Paper
      title={
        isSlip ? t("Packing slip, order {number}", { number }) : t("Receipt, order {number}", { number })
      }
      open={isSlip || isReceipt}
      onClose={opened.close}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p dir="auto" className="break-words font-semibold text-lg text-strong">
            {storeName(order)}
          </p>
          <p className="text-faint">{isSlip ? t("Packing slip") : t("Receipt")}</p>
        </div>
        <dl className="figures shrink-0 sm:text-end">
          <dt className="sr-only">{t("Order||noun, one order")}</dt>
          <dd className="font-medium text-strong">{orderName(order)}</dd>
          <dt className="sr-only">{t("Date")}</dt>
          <dd>{dateInWords(zone, order.placed_at)}</dd>
        </dl>
      </header>
      <Party order={order} isSlip={isSlip} />
      <PaperItems items={order.items} zone={zone} priced={!isSlip} />
      {!isSlip && (
        <div className="ms-auto w-full max-w-64 break-inside-avoid space-y-3">
          <OrderSums order={order} />
          <p className="text-end text-faint text-sm">{paymentInWords(order.payment)}</p>
        </div>
      )}
    </Paper>
  );
}

function Party({ order, isSlip }: { order: Order; isSlip: boolean }) {
  const { customer, shipping_address } = order;
  const lines = [
    customer.name,
    ...(isSlip ? [] : [customer.email]),
    ...(shipping_address ? addressLines(shipping_address) : []),
  ];
  return (
    <section>
      <h3 className="font-normal text-faint text-sm">
        {isSlip && shipping_address ? t("Ship to") : t("Customer")}
      </h3>
      <address dir="auto" className="text-strong not-italic">
        {lines.map((line, at) => (
          <span key={at} className="block break-words">
            {line}
          </span>
        ))}
      </address>
    </section>
  );
}
