// What the emails about an order say of a saved card, and of a fee that was charged to it.
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { isCardItem } from "../card/is-card-item.ts";
import { paidHere } from "../place/split-order.ts";
import { discountedPrice } from "../place/sum-items.ts";
import type { OrderSubject } from "./order-facts.ts";

type Subject = Pick<OrderSubject, "row" | "items" | "times" | "seller">;

/** Whether the order is a fee that was charged to a saved card. */
export const isFee = ({ items }: Pick<OrderSubject, "items">): boolean =>
  items.some(({ kind }) => kind === "fee");

/** Whether something was paid for a time with the order, so that the store may keep it. */
export const paysOnline = ({ items }: Pick<OrderSubject, "items">): boolean =>
  items.some((item) => item.kind === "service" && !isCardItem(item));

/** The price of what a card was saved for; undefined without a saved card. */
export function cardTerms({
  row,
  items,
}: Pick<OrderSubject, "row" | "items">): { price: Money | null } | undefined {
  const saved = items.filter(isCardItem);
  if (saved.length === 0) return undefined;
  const price = {
    amount: saved.reduce((sum, item) => sum + discountedPrice(item), 0),
    currency: row.currency,
  };
  return { price: saved.length === 1 ? price : null };
}

/** Undefined for an order that was simply paid. */
export function cardWords(subject: Subject): Record<"subject" | "heading" | "lead", string> | undefined {
  const { row, items, times, seller } = subject;
  const about = { number: row.number, seller: seller.name };
  const amount = moneyInWords({ amount: row.total, currency: row.currency });
  if (isFee(subject))
    return {
      subject: t("A fee of {amount} was charged, {seller}", { ...about, amount }),
      heading: t("A fee was charged to your card"),
      lead: t(
        "{seller} charged {amount} to the card you saved, under the cancellation policy you accepted when you booked.",
        {
          ...about,
          amount,
        },
      ),
    };
  if (!items.some(isCardItem)) return undefined;
  const isWaiting = [...times.values()].some(({ status }) => status === "Pending");
  const paid = paidHere(row);
  const money =
    paid === 0
      ? t("Your card is saved, and nothing was charged.")
      : t("We received your payment, and the card you paid with is saved.");
  const next = isWaiting
    ? t("{seller} confirms your appointment by email.", about)
    : t("Your appointment is confirmed.");
  return {
    subject: isWaiting
      ? t("Request sent: order {number}, {seller}", about)
      : t("Booked: order {number}, {seller}", about),
    heading: isWaiting ? t("Your request is sent") : t("Your appointment is booked"),
    lead: [money, next].join(" "),
  };
}

/** What a seller reads first; undefined for an order that was simply paid. */
export function sellerCardWords(subject: Subject): string | undefined {
  const { row, items, times } = subject;
  if (isFee(subject))
    return t(
      "The fee was charged to the card that your customer saved. It is paid to you like an order, less the platform's fee.",
    );
  if (!items.some(isCardItem)) return undefined;
  const amount = moneyInWords({ amount: row.dueLater, currency: row.currency });
  const isWaiting = [...times.values()].some(({ status }) => status === "Pending");
  return [
    t("Your customer saved a card, to which you can charge the fee of your policy if they don't come."),
    isWaiting
      ? t("Confirm the appointment or decline it. {amount} is paid when it takes place.", { amount })
      : t("{amount} is paid at the appointment, which is in your calendar.", { amount }),
    ...(row.shippingAddress === null
      ? []
      : [t("The products are paid. Ship them, then mark the order as shipped.")]),
  ].join(" ");
}
