import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { Address } from "@solodesk/contract/selling/orders/address.ts";
import { addressLines } from "@solodesk/contract/selling/orders/address-lines.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import { Copy } from "lucide-react";
import { copyText } from "#kernel/files/copy-text.ts";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { Detail, Details, WaysToReach } from "#ui/layout/details.tsx";
import { Moment } from "#ui/text/moment.tsx";
import { paymentBeside, storeName } from "../order-words.ts";

interface OrderFactsProps {
  order: Order;
  zone: string;
}

/** Customer or store, shipping address, tracking, payment and date. */
export function OrderFacts({ order, zone }: OrderFactsProps) {
  const { role, customer, store, shipping_address, payment, tracking, placed_at } = order;
  return (
    <Details>
      {role === "seller" ? (
        <Detail name={t("Customer")}>
          <span dir="auto" className="block">
            {customer.name}
          </span>
          <WaysToReach {...customer} />
        </Detail>
      ) : (
        <Detail name={t("Store||noun, one store")}>
          {store ? (
            <a href={`${pages.ownStore}/${store.website_url}`} className={link}>
              {store.name}
            </a>
          ) : (
            storeName(order)
          )}
        </Detail>
      )}
      {shipping_address && (
        <Detail name={t("Ship to")}>
          <ShipTo name={customer.name} address={shipping_address} />
        </Detail>
      )}
      {tracking && (
        <Detail name={t("Tracking")}>
          <Tracking tracking={tracking} />
        </Detail>
      )}
      <Detail name={t("Payment")}>
        {paymentBeside(order)}
        {role === "seller" && payment.reference && (
          <span className="figures block break-all text-faint text-sm">{payment.reference}</span>
        )}
      </Detail>
      <Detail name={t("Placed||when an order was placed")}>
        <Moment instant={placed_at} zone={zone} />
      </Detail>
    </Details>
  );
}

const link = "text-accent-text underline underline-offset-2 hover:text-strong";

function ShipTo({ name, address }: { name: string; address: Address }) {
  const lines = [name, ...addressLines(address)];
  return (
    <span className="flex items-start justify-between gap-2">
      <address dir="auto" className="min-w-0 not-italic">
        {lines.map((line, at) => (
          <span key={at} className="block break-words">
            {line}
          </span>
        ))}
      </address>
      <IconButton
        label={t("Copy address")}
        onClick={() => void copyText(lines.join("\n"), t("Address copied"))}
        className="-my-2"
      >
        <Copy />
      </IconButton>
    </span>
  );
}

function Tracking({ tracking }: { tracking: string }) {
  if (!/^https?:\/\/\S+$/i.test(tracking) || !URL.canParse(tracking)) return tracking;
  return (
    <a href={tracking} target="_blank" rel="noopener noreferrer" className={`${link} break-all`}>
      {tracking}
    </a>
  );
}
