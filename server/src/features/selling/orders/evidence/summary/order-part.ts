import { t } from "@solodesk/contract/kernel/language/t.ts";
import { addressLines } from "@solodesk/contract/selling/orders/address-lines.ts";
import type { OrderItem } from "@solodesk/contract/selling/orders/order.ts";
import { orderStatusNames } from "@solodesk/contract/selling/orders/status-names.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { paidByCards, paidHere } from "../../place/split-order.ts";
import { gatewayInWords } from "../case-words.ts";
import { type Html, html } from "../html.ts";
import { momentHereAndUtc } from "../moment-words.ts";
import type { DisputeCase } from "../read-case.ts";
import { factRows, linesOf, said, tableOf } from "./rows.ts";

/** Who bought what from whom, and what was paid. */
export function orderPart(read: DisputeCase): Html {
  const { order } = read;
  return html`<h2>The order and its payment</h2>
${factRows([...partiesOf(read), ...moneyOf(read)])}
<h3>What was bought</h3>
${tableOf(
  ["Item", "Quantity", "Price", "Amount"],
  order.items.map((item) => itemRow(read, item)),
)}`;
}

function partiesOf({ order, store, row, booking }: DisputeCase): [string, string | Html][] {
  const { customer, shipping_address: to } = order;
  const at = (moment: Date | null) => (moment === null ? "" : momentHereAndUtc(store.timezone, moment));
  return [
    ["Store", linesOf([store.name, store.address, store.email, store.phone].filter(Boolean))],
    ["Order", `${order.number}, ${t(orderStatusNames[order.status])}`],
    ["Placed", at(row.placedAt)],
    ["Paid", at(row.paidAt)],
    ["Customer", linesOf([customer.name, customer.email, customer.phone].filter(Boolean))],
    ["Sent to", to ? linesOf(addressLines(to)) : ""],
    ["Tracking", order.tracking && said(order.tracking)],
    ["Card saved with", booking.id === row.id ? "" : `Order ${booking.number}`],
  ];
}

function moneyOf({ order, row, payment, store, appointments }: DisputeCase): [string, string | Html][] {
  const money = (amount: number) => moneyInWords({ amount, currency: row.currency });
  const { dispute } = order;
  const inPerson = appointments.reduce((sum, one) => sum + one.row.collectedAmount, 0);
  return [
    [
      "Discount",
      row.discount > 0
        ? `${money(row.discount)} (${row.discounts.map(({ title }) => title).join(", ")})`
        : "",
    ],
    ["Amount paid", `${money(paidHere(row))} of ${money(row.total)}`],
    ["Of that with gift cards", paidByCards(row) > 0 ? money(paidByCards(row)) : ""],
    ["Refunded", money(row.refunded)],
    ["Due at appointments", row.dueLater > 0 ? money(row.dueLater) : ""],
    ["Paid in person", inPerson > 0 ? money(inPerson) : ""],
    ["Paid through", gatewayInWords(row.gateway)],
    ["Payment reference", row.chargeId === null ? "" : html`<code>${row.chargeId}</code>`],
    ["Payment session", payment?.sessionId ? html`<code>${payment.sessionId}</code>` : ""],
    [
      "Dispute",
      dispute
        ? `${moneyInWords(dispute.amount)}, opened ${momentHereAndUtc(store.timezone, new Date(dispute.opened_at))}${dispute.won ? "; decided for the store" : ""}`
        : "",
    ],
    [
      "Evidence due by",
      dispute?.evidence_due_by ? momentHereAndUtc(store.timezone, new Date(dispute.evidence_due_by)) : "",
    ],
  ];
}

function itemRow({ store }: DisputeCase, item: OrderItem): (string | Html)[] {
  const { name, starts_at, quantity, unit_price, total, refunded_quantity } = item;
  const when = starts_at ? momentHereAndUtc(store.timezone, new Date(starts_at)) : "";
  return [
    html`<bdi>${name}</bdi>${when === "" ? "" : html`<div class="faint">Booked for ${when}</div>`}`,
    refunded_quantity > 0 ? `${quantity} (${refunded_quantity} refunded)` : String(quantity),
    moneyInWords(unit_price),
    moneyInWords(total),
  ];
}
