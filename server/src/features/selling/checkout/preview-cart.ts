import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { WantedItem } from "@solodesk/contract/selling/checkout/cart.ts";
import type { CartPreview } from "@solodesk/contract/selling/checkout.ts";
import { translateItems } from "#features/catalog/translations/translate-items.ts";
import { getWallet } from "#features/money/wallet/get-wallet.ts";
import { storeLanguage } from "#features/store/store/pages/store-language.ts";
import type { Deps } from "#kernel/deps.ts";
import type { PricedGroup } from "./price-cart.ts";
import { readCart } from "./read-cart.ts";
import { ships } from "./ships.ts";
import { toGroup, toSums } from "./to-preview.ts";
import { waysToPay } from "./ways-to-pay.ts";

interface Buyer {
  userId: Id | undefined;
  /** What the buyer reads, the most wanted first. */
  languages: readonly string[];
}

/** Changes nothing. Throws "unauthenticated", "validation_failed". */
export async function previewCart(
  deps: Deps,
  { userId, languages }: Buyer,
  items: readonly WantedItem[],
): Promise<CartPreview> {
  const money = (amount: number) => ({ amount, currency: deps.config.CURRENCY });
  const cart = await readCart(deps, items, userId);
  const credits = userId === undefined ? 0 : (await getWallet(deps.db, userId)).recharged;
  return {
    success: true,
    groups: await Promise.all(
      cart.groups.map(async (group) => toGroup(await inWordsFor(deps, languages, group), money)),
    ),
    ...toSums(cart, money),
    ships: ships(items),
    problems: cart.problems,
    gateways: waysToPay(deps, userId),
    credits: money(credits),
  };
}

/** With the names that the store's page shows this buyer. */
async function inWordsFor(
  { db }: Pick<Deps, "db">,
  languages: readonly string[],
  { store, offers, ...group }: PricedGroup,
): Promise<PricedGroup> {
  if (!store) return { store, offers, ...group };
  const named = offers.map(({ item: { id }, name }) => ({ id, name }));
  const shown = await translateItems(db, store, storeLanguage(store, languages), named);
  const inWords = offers.map((offer, i) => ({ ...offer, name: shown[i]?.name ?? offer.name }));
  return { store, offers: inWords, ...group };
}
