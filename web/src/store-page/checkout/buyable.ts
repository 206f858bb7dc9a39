import type { CartItem } from "#features/selling/cart/cart-item.ts";
import { readBearer } from "#kernel/session/tokens.ts";
import { ownStoreKey, readText } from "#kernel/storage/storage.ts";

export const isMember = (): boolean => readBearer() !== undefined;

/** Who sells checks out at the desk, which asks everybody else for their store first (spec 4): they pay here. */
export const paysHere = (): boolean => !isMember() || readText(ownStoreKey) === undefined;

/** Of the marketplace itself only members buy. */
export const needsLogin = ({ website_url }: Pick<CartItem, "website_url">): boolean =>
  website_url === null && !isMember();

/** What can be bought of a cart as things stand. */
export const buyable = (items: readonly CartItem[]): CartItem[] => items.filter((item) => !needsLogin(item));
