import { WantedItem } from "@solodesk/contract/selling/checkout/cart.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CartItem } from "./cart-item.ts";

const loaf: Omit<CartItem, "quantity"> = {
  kind: "product",
  id: "01890a5d-ac96-774b-bcce-b302099a8057",
  website_url: "martas-bakery",
  name: "Sourdough loaf",
  price: { amount: 850, currency: "USD" },
  image_url: null,
};
const elsewhere = { ...loaf, website_url: "other-store" };
const haircut = { ...loaf, kind: "service", starts_at: "2026-05-01T09:00:00Z" } as const;

const stored = () => JSON.parse(localStorage.getItem("cart") ?? "null");
const keep = (value: unknown) => localStorage.setItem("cart", JSON.stringify(value));

/** Simulates a freshly opened page. */
async function opened() {
  vi.resetModules();
  const store = await import("./cart-store.ts");
  const { unitsIn } = await import("./cart-rules.ts");
  store.startCart();
  return { ...store, items: () => store.cart.get(), units: () => unitsIn(store.cart.get()) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("adding raises the quantity by 1, of the same thing from the same store alone", async () => {
  const { addToCart, items, units } = await opened();
  for (const item of [loaf, loaf, elsewhere, haircut]) addToCart(item);
  expect(items().map(({ quantity }) => quantity)).toEqual([2, 1, 1]);
  expect(units()).toBe(4);
  expect(stored()).toEqual(items());
});

test("one service at two times is two lines", async () => {
  const { addToCart, items } = await opened();
  addToCart(haircut);
  addToCart({ ...haircut, starts_at: "2026-05-01T10:00:00Z" });
  expect(items()).toHaveLength(2);
});

test("another pack of a service replaces the one in the cart, and only the bought one leaves it", async () => {
  const { addToCart, takeOut, items, units } = await opened();
  const { itemKey } = await import("./cart-item.ts");
  const pack = { ...loaf, kind: "pack", name: "Haircut" } as const;
  addToCart({ ...pack, quantity: 5 });
  addToCart({ ...pack, quantity: 5 });
  expect(items()).toEqual([{ ...pack, quantity: 5 }]);
  addToCart({ ...pack, quantity: 10 });
  addToCart(haircut);
  expect(items().map(({ quantity }) => quantity)).toEqual([10, 1]);
  expect(units()).toBe(2);
  expect(stored()).toEqual(items());
  takeOut(new Map([[itemKey(pack), 5]]));
  expect(items()).toHaveLength(2);
  takeOut(new Map([[itemKey(pack), 10]]));
  expect(items()).toEqual([{ ...haircut, quantity: 1 }]);
});

test("no more is kept of one thing than can be ordered at once", async () => {
  const { addToCart, setQuantity, items } = await opened();
  addToCart(loaf);
  setQuantity(loaf, 9999);
  expect(WantedItem.shape.quantity.safeParse(items()[0]?.quantity).success).toBe(true);
  addToCart(loaf);
  expect(items()[0]?.quantity).toBe(999);
});

test("a cart that was stored with more than can be ordered keeps its items, with as many as can be", async () => {
  keep([{ ...loaf, quantity: 9999 }]);
  const { items } = await opened();
  vi.advanceTimersByTime(1000);
  expect(items()).toEqual([{ ...loaf, quantity: 999 }]);
});

test("quantities are set, items removed, and the key goes with a clear", async () => {
  const { addToCart, setQuantity, removeFromCart, clearCart, items } = await opened();
  addToCart(loaf);
  addToCart(elsewhere);
  setQuantity(loaf, 7);
  setQuantity(elsewhere, Number.NaN);
  expect(items().map(({ quantity }) => quantity)).toEqual([7, 1]);
  removeFromCart(loaf);
  expect(items()).toEqual([{ ...elsewhere, quantity: 1 }]);
  setQuantity(elsewhere, 0);
  expect(items()).toEqual([]);
  addToCart(loaf);
  clearCart();
  expect(localStorage.getItem("cart")).toBeNull();
});

test("a cleared cart can be put back, before what was added since", async () => {
  const { addToCart, clearCart, restoreItems, items } = await opened();
  addToCart(loaf);
  addToCart(haircut);
  const before = items();
  clearCart();
  addToCart(elsewhere);
  addToCart(loaf);
  restoreItems(before);
  expect(items()).toEqual([
    { ...haircut, quantity: 1 },
    { ...elsewhere, quantity: 1 },
    { ...loaf, quantity: 1 },
  ]);
  expect(stored()).toEqual(items());
});

test("the cart comes back one second after the start", async () => {
  keep([{ ...loaf, quantity: 3 }]);
  const { units } = await opened();
  vi.advanceTimersByTime(999);
  expect(units()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(units()).toBe(3);
});

test("what is added before the restore is merged with what was stored", async () => {
  keep([
    { ...loaf, quantity: 3 },
    { ...elsewhere, quantity: 1 },
  ]);
  const { addToCart, items } = await opened();
  addToCart(loaf);
  vi.advanceTimersByTime(1000);
  expect(items().map(({ quantity }) => quantity)).toEqual([4, 1]);
  expect(stored()).toEqual(items());
});

test("a clear before the restore stays a clear", async () => {
  keep([{ ...loaf, quantity: 3 }]);
  const { clearCart, units } = await opened();
  clearCart();
  vi.advanceTimersByTime(1000);
  expect(units()).toBe(0);
});

test("what is no cart item is left out", async () => {
  keep([
    { ...loaf, quantity: 2 },
    { ...loaf, quantity: -1 },
    { id: "x" },
    null,
    "loaf",
    { ...elsewhere, quantity: 1.5 },
  ]);
  const { items } = await opened();
  vi.advanceTimersByTime(1000);
  expect(items()).toEqual([{ ...loaf, quantity: 2 }]);
});

test.each(["{", "null", '"cart"', "{}"])("a broken cart (%s) is an empty one", async (broken) => {
  localStorage.setItem("cart", broken);
  const { units } = await opened();
  vi.advanceTimersByTime(1000);
  expect(units()).toBe(0);
});

test("another tab's change shows here", async () => {
  const { units } = await opened();
  keep([{ ...loaf, quantity: 5 }]);
  window.dispatchEvent(new StorageEvent("storage", { key: "cart" }));
  expect(units()).toBe(5);
});
