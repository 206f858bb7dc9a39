// The cart of this browser, stored under `cart` and kept in sync between tabs (spec 4).
import { onStored, readJson, removeKey, writeJson } from "#kernel/storage/storage.ts";
import { createStore } from "#kernel/storage/store.ts";
import { type CartIdentity, CartItem, itemKey } from "./cart-item.ts";
import { cartKey } from "./cart-key.ts";
import { added, less, withoutItem, withQuantity } from "./cart-rules.ts";

/** Milliseconds. Spec 9: restored about a second after start, so that it does not delay the first screen. */
const restoreDelay = 1000;

export const cart = createStore<readonly CartItem[]>([]);

/** Number of stored lines not restored yet; the skeleton reserves their space. */
export const unrestoredLines = createStore(0);

let restored = false;

/** Call once at start; restores the cart later and follows other tabs. */
export function startCart(): void {
  unrestoredLines.set(stored().length);
  setTimeout(restore, restoreDelay);
  onStored(cartKey, () => cart.set(stored()));
}

/** For a time, `quantity` is the number of spots, for a pack that of its visits; 1 if left out. */
export const addToCart = (item: Parameters<typeof added>[1]): void => change((items) => added(items, item));

export const setQuantity = (which: CartIdentity, quantity: number): void =>
  change((items) => withQuantity(items, which, quantity));

export const removeFromCart = (which: CartIdentity): void => change((items) => withoutItem(items, which));

/** Removes bought quantities, given by item key. */
export const takeOut = (bought: ReadonlyMap<string, number>): void =>
  change((items) => items.flatMap((item) => less(item, bought.get(itemKey(item)) ?? 0)));

/** Undoes `clearCart`; items added since then stay. */
export const restoreItems = (items: readonly CartItem[]): void =>
  change((now) => [...items.filter((item) => !now.some((one) => itemKey(one) === itemKey(item))), ...now]);

export function clearCart(): void {
  cart.set([]);
  removeKey(cartKey);
}

/** Restores first if that has not happened yet, so that no stored item is overwritten. */
function change(rule: (items: readonly CartItem[]) => CartItem[]): void {
  restore();
  cart.set(rule(cart.get()));
  writeJson(cartKey, cart.get());
}

function restore(): void {
  if (restored) return;
  restored = true;
  unrestoredLines.set(0);
  const items = stored();
  if (items.length > 0) cart.set(items);
}

/** Returns the stored items, without entries that are not valid cart items. */
function stored(): CartItem[] {
  const written = readJson(cartKey);
  if (!Array.isArray(written)) return [];
  return written.flatMap((one) => CartItem.safeParse(one).data ?? []);
}
