// The email to a seller about a new order.
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { EmailContent } from "#features/platform/mail/email-content.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import type { OrderRow } from "../orders.repository.ts";
import { sellerCardWords } from "./card-words.ts";
import {
  addressFacts,
  itemFacts,
  numberFacts,
  type OrderSubject,
  orderCustomerFacts,
  sumFacts,
} from "./order-facts.ts";

function next({ dueLater, currency, shippingAddress }: OrderRow): string {
  const ships = shippingAddress !== null;
  const amount = moneyInWords({ amount: dueLater, currency });
  if (dueLater > 0)
    return ships
      ? t(
          "The deposit and the products are paid. Ship them, then mark the order as shipped. Your customer pays {amount} at the appointment.",
          { amount },
        )
      : t("The deposit is paid. Your customer pays {amount} at the appointment, which is in your calendar.", {
          amount,
        });
  return ships
    ? t("It's paid. Ship it, then mark the order as shipped.")
    : t("It's paid. There is nothing to ship; the booked times are in your calendar.");
}

export function saleEmailContent(subject: OrderSubject, address: string): EmailContent {
  const { row, items, seller } = subject;
  const [first] = items;
  return {
    subject: t("New order {number}: {customer}, {count, plural, =0 {{item}} other {{item} and # more}}", {
      number: row.number,
      customer: row.customerName,
      item: first?.name ?? "",
      count: items.length - 1,
    }),
    from: seller.name,
    heading: t("You have a new order"),
    lead: sellerCardWords(subject) ?? next(row),
    facts: [
      ...itemFacts(subject, "seller"),
      ...sumFacts(subject),
      ...orderCustomerFacts(subject),
      ...addressFacts(subject),
      ...numberFacts(subject),
    ],
    action: { words: t("Open the order"), to: address },
    foot: t("You get this email because you run {store}.", { store: seller.name }),
  };
}
