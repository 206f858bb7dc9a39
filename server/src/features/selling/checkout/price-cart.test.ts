import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { WantedItem } from "@solodesk/contract/selling/checkout/cart.ts";
import { storeDefaults } from "@solodesk/contract/store/store/store-defaults.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { describe, expect, test } from "vitest";
import { seededRandom } from "#test/concurrently.ts";
import type { CartOffer } from "./cart-offer.ts";
import { priceCart } from "./price-cart.ts";

const random = seededRandom();
const whole = (most: number) => Math.floor(random() * (most + 1));
const pick = <T>(of: readonly T[]): T => of[whole(of.length - 1)]!;

const id = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, "0")}`;
const storeOf = (n: number, checkout: Partial<Store["checkout"]> = {}) =>
  ({ id: id(n), checkout: { ...storeDefaults.checkout, ...checkout } }) as Store;
const item = (wanted: Partial<WantedItem> = {}): WantedItem => ({
  kind: "product",
  id: id(1),
  quantity: 1,
  website_url: "shop",
  ...wanted,
});
const offer = (given: Partial<CartOffer> = {}): CartOffer => ({
  cartLine: 0,
  item: item(),
  quantity: 1,
  store: storeOf(1),
  isOwn: false,
  name: "Mug",
  sku: "M",
  imageUrl: null,
  unitPrice: 1500,
  unitWholesale: 600,
  unitLater: 0,
  discount: 0,
  discountLater: 0,
  stock: null,
  ...given,
});
const haircut = { duration_minutes: 30, buffer_minutes: 15 } as Service;
/** Prices a cart, each item with the offer beside it. */
const price = (items: readonly WantedItem[], offers: readonly (CartOffer | undefined)[]) =>
  priceCart(
    items,
    items.map(
      (one, cartLine) =>
        offers[cartLine] && { ...offers[cartLine], cartLine, item: one, quantity: one.quantity },
    ),
    [],
  );
const cut = (given: Partial<CartOffer> = {}) =>
  offer({ name: "Haircut", service: haircut, seatsLeft: 1, ...given });
const at = (starts_at: string, wanted: Partial<WantedItem> = {}) =>
  item({ kind: "service", id: id(9), starts_at: `2026-06-03T${starts_at}:00Z`, ...wanted });

describe("sums", () => {
  test("10,000 random carts: groups add up to the whole, to the minor unit, and only offers have a say", () => {
    for (let n = 0; n < 10_000; n += 1) {
      const stores = [1, 2, 3].map((nth) =>
        storeOf(nth, {
          shipping_flat: whole(2000),
          free_shipping_over: pick([null, 0, 5000, 100_000]),
          tax_bps: pick([0, 1, 825, 1900, 4999, 5000]),
        }),
      );
      const offers = Array.from({ length: 1 + whole(8) }, () =>
        whole(9) === 0
          ? undefined
          : offer({ store: pick([null, ...stores]), unitPrice: pick([0, 1, 333, whole(1_000_000)]) }),
      );
      const items = offers.map((_, nth) =>
        item({ id: id(nth), kind: pick(["product", "service"]), quantity: 1 + whole(998) }),
      );
      const cart = price(items, offers);

      const priced = cart.groups.flatMap((group) => group.offers);
      expect(priced.map(({ cartLine }) => cartLine).toSorted((a, b) => a - b)).toEqual(
        offers.flatMap((one, nth) => (one ? [nth] : [])),
      );
      let whole_ = 0n;
      for (const { store, offers: sold, subtotal, shipping, tax, total } of cart.groups) {
        const exact = sold.reduce(
          (sum, { unitPrice, quantity }) => sum + BigInt(unitPrice) * BigInt(quantity),
          0n,
        );
        expect(BigInt(subtotal)).toBe(exact);
        const bps = BigInt(store?.checkout.tax_bps ?? 0);
        expect(BigInt(tax)).toBe((2n * exact * bps + 10_000n) / 20_000n);
        const goods = sold.filter((one) => one.item.kind === "product");
        if (goods.length === 0 || !store) expect(shipping).toBe(0);
        else expect([0, store.checkout.shipping_flat]).toContain(shipping);
        expect(total).toBe(subtotal + shipping + tax);
        whole_ += BigInt(total);
      }
      expect(BigInt(cart.total)).toBe(whole_);
      expect(cart.total).toBe(cart.subtotal + cart.shipping + cart.tax);
    }
  });

  test("tax is on goods and services, not on shipping, and half a unit counts as one", () => {
    const store = storeOf(1, { shipping_flat: 1000, tax_bps: 500 });
    const cart = price([item()], [offer({ store, unitPrice: 10 })]);
    expect(cart).toMatchObject({ subtotal: 10, shipping: 1000, tax: 1, total: 1011 });
    expect(price([item()], [offer({ store, unitPrice: 9 })]).tax).toBe(0);
  });

  test("shipping is asked once an order, for what is sent, and nothing from a worth of goods on", () => {
    const store = storeOf(1, { shipping_flat: 500, free_shipping_over: 3000 });
    const mug = offer({ store });
    const trim = cut({ store, unitPrice: 9000 });
    expect(price([item(), at("10:00")], [mug, trim]).shipping).toBe(500);
    expect(price([item({ quantity: 2 })], [mug]).shipping).toBe(0);
    expect(price([at("10:00")], [trim]).shipping).toBe(0);
  });

  test("one group for each seller, in the order of the cart", () => {
    const [a, b] = [storeOf(1), storeOf(2)];
    const cart = price(
      [item(), item({ id: id(2) }), item({ id: id(3), website_url: null }), item({ id: id(4) })],
      [offer({ store: b }), offer({ store: a }), offer({ store: null }), offer({ store: b })],
    );
    expect(
      cart.groups.map(({ store, offers }) => [store?.id, offers.map(({ cartLine }) => cartLine)]),
    ).toEqual([
      [id(2), [0, 3]],
      [id(1), [1]],
      [undefined, [2]],
    ]);
  });
});

describe("problems", () => {
  const codes = (items: WantedItem[], offers: (CartOffer | undefined)[]) =>
    price(items, offers).problems.map(({ line, code, left }) => [line, code, left]);

  test("each on its line, by name", () => {
    const { problems } = price([item(), item({ id: id(2) })], [undefined, offer({ isOwn: true })]);
    expect(problems).toEqual([
      { line: 0, id: id(1), code: "unavailable", message: "Item 1 in your cart is no longer available." },
      { line: 1, id: id(2), code: "own_store", message: "Mug is from your own store." },
    ]);
  });

  test("lines of one product are summed first, whoever sells them (A3)", () => {
    const [here, there] = [offer({ stock: 3 }), offer({ stock: 3, store: storeOf(2) })];
    const two = item({ quantity: 2 });
    expect(codes([two, item({ quantity: 1 })], [here, there])).toEqual([]);
    expect(codes([two, two], [here, here])).toEqual([[1, "too_few_left", 3]]);
    expect(codes([two, two], [here, there])).toEqual([[1, "too_few_left", 3]]);
    expect(codes([two], [offer({ stock: 0 })])).toEqual([[0, "sold_out", undefined]]);
    expect(codes([item({ quantity: 999 })], [offer({ stock: null })])).toEqual([]);
  });

  test("a time is needed, free, and had once, with what is kept free after it", () => {
    expect(codes([item({ kind: "service" })], [cut()])).toEqual([[0, "time_needed", undefined]]);
    expect(codes([at("10:00")], [cut({ seatsLeft: 0 })])).toEqual([[0, "time_taken", undefined]]);
    expect(codes([at("10:00"), at("10:30")], [cut(), cut()])).toEqual([[1, "time_taken", undefined]]);
    expect(codes([at("10:00"), at("10:45")], [cut(), cut()])).toEqual([]);
    expect(codes([at("10:00"), at("10:00")], [cut(), cut({ store: storeOf(2) })])).toEqual([]);
  });

  test("the lines of one time share its spots, and a session counts once a day", () => {
    const spots = (seatsLeft: number) =>
      cut({ service: { ...haircut, capacity: 8, max_per_day: 1 }, seatsLeft });
    const [two, three] = [at("10:00", { quantity: 2 }), at("10:00", { quantity: 3 })];
    expect(codes([two, three], [spots(5), spots(5)])).toEqual([]);
    expect(codes([two, three], [spots(4), spots(4)])).toEqual([[1, "too_few_left", 2]]);
    expect(codes([two, three], [spots(2), spots(2)])).toEqual([[1, "time_taken", undefined]]);
    expect(codes([two, at("12:00")], [spots(8), spots(8)])).toEqual([[1, "time_taken", undefined]]);
  });
});
