import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { maxPriceMinor } from "@solodesk/contract/kernel/money.ts";
import type { WantedItem } from "@solodesk/contract/selling/checkout/cart.ts";
import type { CodeProblem } from "@solodesk/contract/selling/discounts/applied-discount.ts";
import { findGiftCards } from "#features/money/gift-cards/find-gift-cards.ts";
import { findCodeProblems } from "#features/selling/discounts/code-problems.ts";
import { findDiscounts } from "#features/selling/discounts/find-discounts.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { typedCode } from "#kernel/secrets/gift-card-code.ts";
import { type AppliedCard, applyGiftCards } from "./apply-gift-cards.ts";
import { findOffers } from "./find-offers.ts";
import { type PricedCart, priceCart } from "./price-cart.ts";

interface ToRead {
  items: readonly WantedItem[];
  /** As the buyer typed them. */
  codes: readonly string[];
  userId: Id | undefined;
}

/** With what gift cards pay of it, and the reasons why codes and gift cards don't. */
export interface ReadCart extends PricedCart {
  cards: AppliedCard[];
  codeProblems: CodeProblem[];
}

/**
 * The price doesn't depend on the address that a buyer gives, so that they buy at the price that they saw: `takeUses` checks what
 * codes allow that customer. Throws "unauthenticated" if items of the marketplace itself are bought by a visitor who is not signed
 * in, "validation_failed" if the total is more than can be paid at once.
 */
export async function readCart(deps: Deps, { items, codes, userId }: ToRead): Promise<ReadCart> {
  const needsUser = items.some(({ website_url }) => website_url === null);
  if (needsUser && userId === undefined) throw new AppError("unauthenticated");
  const offers = await findOffers(deps, items, userId);
  const storeIds = [...new Set(offers.flatMap((offer) => offer?.store?.id ?? []))];
  const itemIds = [...new Set(items.map(({ id }) => id))];
  const cards = await findGiftCards(deps, codes);
  const cardCodes = new Set(cards.map(({ typed }) => typedCode(typed)));
  const discountCodes = codes.filter((code) => {
    const cardCode = typedCode(code);
    return cardCode === undefined || !cardCodes.has(cardCode);
  });
  const found = await findDiscounts(deps, { storeIds, itemIds, codes: discountCodes, userId });
  const cart = priceCart(items, offers, found.usable);
  if (cart.total > maxPriceMinor)
    throw new AppError("validation_failed", {
      fields: { items: t("This is more than you can pay in one payment.") },
    });
  const { CURRENCY: currency } = deps.config;
  const { applied, problems } = applyGiftCards(cart, cards);
  return {
    ...cart,
    cards: applied,
    codeProblems: [
      ...findCodeProblems(discountCodes, { found, applied: cart.groups, currency }),
      ...problems,
    ],
  };
}
