import { answerElsewhere } from "@solodesk/contract/catalog/services/answers.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { labelled } from "@solodesk/contract/kernel/labelled.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { addressLines } from "@solodesk/contract/selling/orders/address-lines.ts";
import type { Policy } from "@solodesk/contract/store/store/policy.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import type { EmailContent } from "#features/platform/mail/email-content.ts";
import { emailFacts } from "#features/platform/mail/email-facts.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { customerMeetingUrl } from "#features/scheduling/appointments/customer-meeting-url.ts";
import { dayInWords, timeInWords } from "#features/scheduling/appointments/emails/time-in-words.ts";
import type { BookedTime } from "#features/scheduling/appointments/holds/list-booked-times.ts";
import { headerLine } from "#kernel/outside/mail.ts";
import { addMonths } from "#kernel/time/add-months.ts";
import type { OrderItemRow } from "../order-items.repository.ts";
import type { OrderRow } from "../orders.repository.ts";
import { paidHere } from "../place/split-order.ts";
import { sumItems } from "../place/sum-items.ts";

type Facts = EmailContent["facts"];

export interface OrderSubject {
  row: OrderRow;
  items: readonly OrderItemRow[];
  /** The appointments that the order booked, by id. */
  times: ReadonlyMap<Id, BookedTime>;
  /** Undefined if the marketplace itself sells. */
  store: Store | undefined;
  /** The cancellation policy that the buyer accepted; null without one. */
  policy: Policy | null;
  /** The seller, as emails name them. */
  seller: { name: string; email: string; phone: string };
}

/** The buyer's answers and notes, for the seller only. */
const requestOf = ({ answers, notes }: BookedTime): string[] => [
  ...answers.map((answer) => labelled(answer.label, answerElsewhere(answer))),
  ...(notes === "" ? [] : [labelled(t("Notes"), notes)]),
];

const packInWords = ({ name: service, quantity: visits }: OrderItemRow): string =>
  t("{service}, pack of {visits, plural, one {# visit} other {# visits}}", { service, visits });

/** For the buyer. The email's link leads to the order. */
const howToBook = ({ row, store }: OrderSubject, { validMonths }: OrderItemRow): string =>
  t("Book your visits on the order's page until {date}.", {
    date: dayInWords(store?.timezone ?? "UTC", addMonths(row.paidAt ?? row.placedAt, validMonths ?? 0)),
  });

function itemIn(subject: OrderSubject, item: OrderItemRow, reader: Reader): string {
  const { row, times } = subject;
  const { name, quantity, startsAt, endsAt, appointmentId } = item;
  const price = moneyInWords({ amount: sumItems([item], "unitPrice"), currency: row.currency });
  const booked = appointmentId === null ? undefined : times.get(appointmentId);
  const meeting = booked && customerMeetingUrl(booked);
  return [
    item.kind === "pack" ? `${packInWords(item)}, ${price}` : `${quantity} × ${name}, ${price}`,
    ...(item.kind === "pack" && !reader.isSeller ? [howToBook(subject, item)] : []),
    ...(startsAt && endsAt ? timeInWords({ startsAt, endsAt }, reader.zones) : []),
    ...(meeting ? [meeting] : []),
    ...(booked && reader.isSeller ? requestOf(booked) : []),
  ].join("\n");
}

interface Reader {
  isSeller: boolean;
  zones: string[];
}

const storeZone = (store: OrderSubject["store"]): string[] => (store ? [store.timezone] : []);

/** The buyer's time zone if it is known, then the store's. */
export const zonesOfBuyer = ({ row, store }: OrderSubject): string[] => [
  ...(row.customerTimezone === null ? [] : [row.customerTimezone]),
  ...storeZone(store),
];

/** Times in the reader's time zone, and in the store's if that differs. */
export function itemFacts(subject: OrderSubject, reader: "buyer" | "seller"): Facts {
  const { items, store } = subject;
  const isSeller = reader === "seller";
  const zones = isSeller ? storeZone(store) : zonesOfBuyer(subject);
  return emailFacts(t("Items"), ...items.map((item) => itemIn(subject, item, { isSeller, zones })));
}

/** Leaves out amounts of zero, except the total, and a subtotal that equals the total. */
export function sumFacts({ row }: OrderSubject): Facts {
  const amountText = (amount: number) => moneyInWords({ amount, currency: row.currency });
  const unlessNothing = (name: string, amount: number) =>
    amount === 0 ? [] : emailFacts(name, amountText(amount));
  const isPlain = row.subtotal === row.total && row.discount === 0;
  return [
    ...(isPlain ? [] : emailFacts(t("Subtotal"), amountText(row.subtotal))),
    ...row.discounts.flatMap((discount) => discountFacts(discount, amountText)),
    ...unlessNothing(t("Shipping"), row.shipping),
    ...unlessNothing(t("Tax"), row.tax),
    ...emailFacts(t("Total"), amountText(row.total)),
    ...row.giftCards.flatMap(({ ending, amount }) =>
      emailFacts(t("Gift card •••• {ending}", { ending }), amountText(-amount)),
    ),
    ...(row.dueLater === 0
      ? []
      : [
          ...emailFacts(t("Paid online"), amountText(paidHere(row))),
          ...emailFacts(t("To pay at the appointment"), amountText(row.dueLater)),
        ]),
  ];
}

/** Free shipping is no part of the sums: it says what shipping would have cost. */
function discountFacts(
  { code, title, kind, amount }: OrderRow["discounts"][number],
  amountText: (amount: number) => string,
): Facts {
  const name = headerLine(code ?? title);
  return kind === "free_shipping"
    ? emailFacts(t("Free shipping ({name})", { name }), t("Saves {amount}", { amount: amountText(amount) }))
    : emailFacts(t("Discount ({name})", { name }), amountText(-amount));
}

/** Reduces each part to one line, so that no part can pass for the next. */
export const addressFacts = ({ row }: OrderSubject): Facts =>
  row.shippingAddress === null
    ? []
    : emailFacts(
        t("Ships to"),
        [row.customerName, ...addressLines(row.shippingAddress).map(headerLine)].join("\n"),
      );

export const numberFacts = ({ row }: OrderSubject): Facts =>
  emailFacts(t("Order||noun, one order"), String(row.number));

/** How the buyer reaches the seller. */
export const sellerFacts = ({ seller }: OrderSubject): Facts =>
  emailFacts(t("Contact"), seller.email, seller.phone);

export const orderCustomerFacts = ({ row }: OrderSubject): Facts =>
  emailFacts(t("Customer"), row.customerName, row.customerEmail, row.customerPhone);
