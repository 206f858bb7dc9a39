import type { CartItem } from "#features/selling/cart/cart-item.ts";
import { readBearer } from "#kernel/session/tokens.ts";
import { ownStoreKey, readText } from "#kernel/storage/storage.ts";

export const isMember = (): boolean => readBearer() !== undefined;

/**
 * False for logged-in sellers: they check out at the desk. The desk would ask users without a store to create
 * one first (spec 4), so those pay on the store page.
 */
export const paysHere = (): boolean => !isMember() || readText(ownStoreKey) === undefined;

/** Only members can buy from the marketplace itself. */
export const needsLogin = ({ website_url }: Pick<CartItem, "website_url">): boolean =>
  website_url === null && !isMember();

/** The items of a cart that this visitor can buy now. */
export const buyable = (items: readonly CartItem[]): CartItem[] => items.filter((item) => !needsLogin(item));
