// What can be charged to a saved card, in sentences to the customer.
import { t } from "../../kernel/language/t.ts";
import type { Money } from "../../kernel/money.ts";
import { cardFeeOf, type Policy } from "./policy.ts";
import { ofPrice } from "./policy-in-words.ts";

interface InWords {
  /** Writes an amount. */
  money: (value: Money) => string;
  /** The price of what is booked; null for the store's services in general. */
  price: Money | null;
}

/** They follow the sentence that says until when cancelling is free. */
export function cardFeeInWords(policy: Policy, { money, price }: InWords): string[] {
  const isLatePossible = policy.cancel_before_minutes > 0;
  if (price === null) return inGeneral(policy, money, isLatePossible);
  const feeOf = (why: "late_cancel" | "no_show") => cardFeeOf(policy, price.amount, why);
  const amount = (minor: number) => money({ ...price, amount: minor });
  const [late, noShow] = [feeOf("late_cancel"), feeOf("no_show")];
  return [
    ...(isLatePossible
      ? [
          late > 0
            ? t("If you cancel after that, {amount} is charged to your card.", { amount: amount(late) })
            : t("If you cancel after that, nothing is charged to your card."),
        ]
      : []),
    ...(noShow > 0
      ? [t("If you don't come, {amount} is charged to your card.", { amount: amount(noShow) })]
      : []),
  ];
}

function inGeneral(policy: Policy, money: InWords["money"], isLatePossible: boolean): string[] {
  const { keep, percent = 0 } = policy.late_cancel;
  const late = keep === "percent" ? ofPrice(percent) : undefined;
  const noShow = noShowInGeneral(policy, money, late);
  if (noShow === undefined) return [];
  return [
    t("If a service needs a saved card, nothing is paid when you book."),
    ...(isLatePossible && late !== undefined
      ? [t("If you cancel such a service late, {fee} is charged to the card.", { fee: late })]
      : []),
    t("If you don't come to it, the card is charged {fee}, and never more than the price.", {
      fee: noShow,
    }),
  ];
}

function noShowInGeneral(
  { no_show: { fee } }: Policy,
  money: InWords["money"],
  late: string | undefined,
): string | undefined {
  if (fee === null) return late;
  if ("percent" in fee) return ofPrice(fee.percent);
  return late === undefined
    ? money(fee)
    : t("{one} or {other}, whichever is more||what a store keeps", { one: late, other: money(fee) });
}
