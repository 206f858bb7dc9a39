// The email to a seller about a new order.
import type { EmailContent } from "#features/platform/mail/email-content.ts";
import {
  addressFacts,
  itemFacts,
  numberFacts,
  type OrderSubject,
  orderCustomerFacts,
  sumFacts,
} from "./order-facts.ts";

const next = (ships: boolean): string =>
  ships
    ? "The payment has arrived. It is your turn now: send it, and say so in the order."
    : "The payment has arrived. Nothing has to be sent; its times stand in your calendar.";

export function saleEmailContent(subject: OrderSubject, address: string): EmailContent {
  const { row, items, seller } = subject;
  const [first] = items;
  const more = items.length > 1 ? ` and ${items.length - 1} more` : "";
  return {
    subject: `New order ${row.number}: ${row.customerName}, ${first?.name ?? ""}${more}`,
    from: seller.name,
    heading: "You have a new order",
    lead: next(row.shippingAddress !== null),
    facts: [
      ...itemFacts(subject, "seller"),
      ...sumFacts(subject),
      ...orderCustomerFacts(subject),
      ...addressFacts(subject),
      ...numberFacts(subject),
    ],
    action: { words: "Open the order", to: address },
    foot: `You get this email because you run ${seller.name}.`,
  };
}
