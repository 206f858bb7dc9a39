import { variantName } from "@solodesk/contract/catalog/own-products/options.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { WantedItem } from "@solodesk/contract/selling/checkout/cart.ts";
import type { CartPreview } from "@solodesk/contract/selling/checkout.ts";
import { needsPhone } from "@solodesk/contract/store/store/booking-contact.ts";
import { translateTexts } from "#features/catalog/translations/translate-texts.ts";
import { getWallet } from "#features/money/wallet/get-wallet.ts";
import type { Deps } from "#kernel/deps.ts";
import { sumCards } from "./apply-gift-cards.ts";
import { cartNeedsCard } from "./card-fees.ts";
import type { PricedGroup } from "./price-cart.ts";
import { readCart } from "./read-cart.ts";
import { requiredContacts } from "./required-contacts.ts";
import { ships } from "./ships.ts";
import { toDiscounts, toGroup, toSums } from "./to-preview.ts";
import { waysToPay } from "./ways-to-pay.ts";

/** Changes nothing. Throws "unauthenticated", "validation_failed". */
export async function previewCart(
  deps: Deps,
  userId: Id | undefined,
  { items, codes }: { items: readonly WantedItem[]; codes: readonly string[] },
): Promise<CartPreview> {
  const money = (amount: number) => ({ amount, currency: deps.config.CURRENCY });
  const cart = await readCart(deps, { items, codes, userId });
  const needsCard = cartNeedsCard(cart);
  const credits = userId === undefined || needsCard ? 0 : (await getWallet(deps.db, userId)).recharged;
  return {
    success: true,
    groups: await Promise.all(
      cart.groups.map(async (group) => toGroup(await translateGroup(deps, group), money)),
    ),
    ...toSums(cart, money),
    ships: ships(items),
    needs_phone: requiredContacts(cart).some(needsPhone),
    problems: cart.problems,
    discounts: cart.groups.flatMap((group) => toDiscounts(group, money)),
    gift_cards: cart.cards.map(({ group, typed, card, amount }) => ({
      typed,
      ending: card.ending,
      amount: money(amount),
      left: money(card.balance - amount),
      website_url: group.store?.website_url ?? "",
    })),
    to_pay: money(cart.total - cart.dueLater - sumCards(cart.cards)),
    code_problems: cart.codeProblems,
    needs_card: needsCard,
    gateways: waysToPay(deps, { userId, needsCard }),
    credits: money(credits),
  };
}

/** Names the items as the store's page does. */
async function translateGroup({ db }: Pick<Deps, "db">, group: PricedGroup): Promise<PricedGroup> {
  if (!group.store) return group;
  const ids = group.offers.map(({ item }) => item.id);
  const translated = await translateTexts(db, group.store.id, ids);
  const offers = group.offers.map((offer) => {
    const { item, variant } = offer;
    const { name } = translated({ id: item.id, name: variant?.of ?? offer.name });
    return { ...offer, name: variant ? variantName(name, variant.values) : name };
  });
  return { ...group, offers };
}
