import type { CartItem } from "#features/cart/cart-item.ts";
import { readBearer } from "#kernel/tokens.ts";

export const isMember = (): boolean => readBearer() !== undefined;

/** Of the marketplace itself only members buy. */
export const needsLogin = ({ website_url }: Pick<CartItem, "website_url">): boolean =>
  website_url === null && !isMember();

/** What can be bought of a cart as things stand. */
export const buyable = (items: readonly CartItem[]): CartItem[] => items.filter((item) => !needsLogin(item));
