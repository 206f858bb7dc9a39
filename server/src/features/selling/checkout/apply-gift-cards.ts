// What gift cards pay of a cart. A card pays only for what its own store sells, and only what is due now.
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { CodeProblem } from "@solodesk/contract/selling/discounts/applied-discount.ts";
import type { FoundGiftCard } from "#features/money/gift-cards/find-gift-cards.ts";
import type { CardUse } from "#features/money/gift-cards/hold-gift-cards.ts";
import type { ReservedGroup } from "#features/selling/orders/place/reserved-group.ts";
import type { PricedCart, PricedGroup } from "./price-cart.ts";

/** What one card pays of one seller's part of the cart, in minor units. */
export interface AppliedCard {
  group: PricedGroup;
  typed: string;
  card: FoundGiftCard["row"];
  amount: number;
}

interface AppliedCards {
  applied: AppliedCard[];
  problems: CodeProblem[];
}

/** In the order in which the codes were typed: each pays what those before it left. */
export function applyGiftCards({ groups }: PricedCart, found: readonly FoundGiftCard[]): AppliedCards {
  const applied: AppliedCard[] = [];
  const problems: CodeProblem[] = [];
  for (const { typed, row: card, state } of found) {
    const group = groups.find(({ store }) => store?.id === card.storeId);
    const due = group
      ? group.total - group.dueLater - sumCards(applied.filter((one) => one.group === group))
      : 0;
    const amount = state === "active" ? Math.min(card.balance, due) : 0;
    if (group && amount > 0) applied.push({ group, typed, card, amount });
    else problems.push({ typed, ...whyNot(state, group !== undefined) });
  }
  return { applied, problems };
}

export const sumCards = (applied: readonly Pick<AppliedCard, "amount">[]): number =>
  applied.reduce((sum, { amount }) => sum + amount, 0);

/** What gift cards pay of the orders that are about to be placed. */
export const usesOf = (
  { groups, cards }: { groups: readonly PricedGroup[]; cards: readonly AppliedCard[] },
  reserved: readonly ReservedGroup[],
): CardUse[] =>
  cards.flatMap(({ group, card, amount }) => {
    const order = reserved[groups.indexOf(group)];
    return order ? [{ storeId: card.storeId, orderId: order.orderId, cardId: card.id, amount }] : [];
  });

function whyNot(state: FoundGiftCard["state"], isOfCart: boolean): Pick<CodeProblem, "code" | "message"> {
  switch (state) {
    case "used":
      return { code: "code_used_up", message: t("There is nothing left on this gift card.") };
    case "expired":
      return { code: "code_ended", message: t("This gift card has expired.") };
    case "cancelled":
      return { code: "code_ended", message: t("This gift card was cancelled. Ask the store about it.") };
    case "active":
      return {
        code: "code_not_for_this",
        message: isOfCart
          ? t("There's nothing in your cart left to pay with this gift card.")
          : t("This gift card is for another store."),
      };
  }
}
