// The discounts and gift cards of a cart or an order as rows of its sum, which add up to the total.
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import type { AppliedDiscount } from "@solodesk/contract/selling/discounts/applied-discount.ts";
import { moneyText } from "#kernel/text/money-text.ts";

export interface WithDiscounts {
  discounts: readonly AppliedDiscount[];
}

export interface WithGiftCards {
  gift_cards: readonly { ending: string; amount: Money }[];
}

export const paidByCardRows = (cards: WithGiftCards["gift_cards"]): { name: string; value: Money }[] =>
  cards.map(({ ending, amount }) => ({
    name: t("Gift card •••• {ending}", { ending }),
    value: { ...amount, amount: -amount.amount },
  }));

/** What is taken off a line, in words; undefined without a discount. */
export const lineDiscountInWords = ({ discount }: { discount: Money }): string | undefined =>
  discount.amount > 0
    ? t("{amount} off||a discount on one item", { amount: moneyText(discount) })
    : undefined;

export const discountRows = (discounts: WithDiscounts["discounts"]): { name: string; value: Money }[] =>
  discounts.map(({ title, amount }) => ({
    name: t("Discount ({name})", { name: title }),
    value: { ...amount, amount: -amount.amount },
  }));

/** What shipping would cost without a discount on it, because that discount has a row of its own. */
export const shippingBefore = ({ shipping, discounts }: WithDiscounts & { shipping: Money }): Money => ({
  ...shipping,
  amount: discounts.reduce(
    (sum, { kind, amount }) => (kind === "free_shipping" ? sum + amount.amount : sum),
    shipping.amount,
  ),
});
