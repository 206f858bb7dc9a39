// The cart of this browser, kept under `cart` and in step between tabs (spec 4).
import { onStored, readJson, removeKey, writeJson } from "#kernel/storage/storage.ts";
import { createStore } from "#kernel/storage/store.ts";
import { type CartIdentity, CartItem, itemKey } from "./cart-item.ts";
import { cartKey } from "./cart-key.ts";
import { added, less, withoutItem, withQuantity } from "./cart-rules.ts";

/** Spec 9: restored about a second after start, when the first screen no longer needs the time. */
const restoreDelay = 1000;

export const cart = createStore<readonly CartItem[]>([]);

/** How many lines the restore is about to bring: their place is kept. */
export const comingLines = createStore(0);

let restored = false;

/** Call once at start; restores the cart later and follows other tabs. */
export function startCart(): void {
  comingLines.set(stored().length);
  setTimeout(restore, restoreDelay);
  onStored(cartKey, () => cart.set(stored()));
}

export const addToCart = (item: Omit<CartItem, "quantity">): void => change((items) => added(items, item));

export const setQuantity = (which: CartIdentity, quantity: number): void =>
  change((items) => withQuantity(items, which, quantity));

export const removeFromCart = (which: CartIdentity): void => change((items) => withoutItem(items, which));

/** So many of each, by its key. */
export const takeOut = (bought: ReadonlyMap<string, number>): void =>
  change((items) => items.flatMap((item) => less(item, bought.get(itemKey(item)) ?? 0)));

/** Undoes a clearing; what was added since stays. */
export const restoreItems = (items: readonly CartItem[]): void =>
  change((now) => [...items.filter((item) => !now.some((one) => itemKey(one) === itemKey(item))), ...now]);

export function clearCart(): void {
  cart.set([]);
  removeKey(cartKey);
}

/** A change before the restore brings it forward, so nothing stored is overwritten and nothing added is lost. */
function change(rule: (items: readonly CartItem[]) => CartItem[]): void {
  restore();
  cart.set(rule(cart.get()));
  writeJson(cartKey, cart.get());
}

function restore(): void {
  if (restored) return;
  restored = true;
  comingLines.set(0);
  const items = stored();
  if (items.length > 0) cart.set(items);
}

/** What is stored, less what is no cart item any more. */
function stored(): CartItem[] {
  const written = readJson(cartKey);
  if (!Array.isArray(written)) return [];
  return written.flatMap((one) => CartItem.safeParse(one).data ?? []);
}
