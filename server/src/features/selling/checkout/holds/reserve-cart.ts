import type { BookingAnswer } from "@solodesk/contract/catalog/services/answers.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { publicLanguages } from "@solodesk/contract/kernel/language/languages.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { stockIdOf } from "#features/catalog/catalog/stock/sum-pieces.ts";
import { type Choose, takeStock } from "#features/catalog/catalog/stock/take-stock.ts";
import { holdSlots, type SlotToHold } from "#features/scheduling/appointments/holds/hold-slots.ts";
import { readHold } from "#features/scheduling/appointments/holds/read-hold.ts";
import { seenOf } from "#features/selling/discounts/apply-discounts.ts";
import type { ReservedGroup } from "#features/selling/orders/place/reserved-group.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { AppliedCard } from "../apply-gift-cards.ts";
import type { CartOffer } from "../cart-offer.ts";
import { itemTime } from "../item-time.ts";
import type { PricedGroup } from "../price-cart.ts";
import type { ReadCart } from "../read-cart.ts";
import { type HeldGoods, type HoldKeys, keysToCount, keysToLock, limitHolds } from "./limit-holds.ts";
import { lockHolds, sumHolds } from "./unpaid-holds.repository.ts";

const stockOfItem = ({ id, variant_id: variantId }: CartOffer["item"]): Id => stockIdOf({ id, variantId });

interface Reserved {
  groups: ReservedGroup[];
  /** The stock held for this cart, by key. */
  held: HeldGoods["held"];
}

interface ToReserve extends Pick<Taken, "policies" | "answers"> {
  until: Date;
  keys: HoldKeys | undefined;
}

/**
 * Takes what the cart needs in the caller's transaction, times until `until`; returns the groups to place as
 * orders. With `keys`, goods are taken only as far as there is room; the rest is taken when it is paid. Locks
 * the keys first, then stores, then products, in the same order as every other transaction. Throws
 * "slot_taken", "out_of_stock", "rate_limited".
 */
export async function reserveCart(
  deps: Deps,
  { groups, cards }: Pick<ReadCart, "groups" | "cards">,
  { until, keys, ...given }: ToReserve,
): Promise<Reserved> {
  const offers = groups.flatMap((group) => group.offers);
  const stores = storesOf(offers);
  if (keys && offers.some(({ item }) => item.kind === "product"))
    await lockHolds(deps.db, keysToLock(keys, stores));
  const holdIds = await holdTimes(deps, offers, until);
  const { counted, held } = await takeGoods(deps.db, offers, keys);
  const reserved = groups.map((group) =>
    toReserved(deps.newId(), group, {
      ...given,
      holdIds,
      counted,
      cards: cards.filter((one) => one.group === group),
    }),
  );
  return { groups: reserved, held };
}

const storesOf = (offers: readonly CartOffer[]): Id[] => [
  ...new Set(offers.flatMap(({ item, store }) => (item.kind === "product" && store?.id) || [])),
];

async function holdTimes(deps: Deps, offers: CartOffer[], until: Date): Promise<Map<CartOffer, Id>> {
  const times = offers.flatMap((offer): { offer: CartOffer; time: SlotToHold }[] => {
    const { store, service, quantity: seats } = offer;
    const time = itemTime(offer);
    return store && service && time
      ? [{ offer, time: { store, service, at: time.from, seats, hold: readHold(deps, offer.item.hold) } }]
      : [];
  });
  const ids = await holdSlots(
    deps,
    times.map(({ time }) => time),
    until,
  );
  return new Map(times.flatMap(({ offer }, i) => (ids[i] === undefined ? [] : [[offer, ids[i]]])));
}

async function takeGoods(
  tx: Db,
  offers: CartOffer[],
  keys: HoldKeys | undefined,
): Promise<{ counted: ReadonlySet<Id>; held: HeldGoods["held"] }> {
  let held: HeldGoods["held"] = new Map();
  const choose: Choose = async (there) => {
    if (!keys) return new Set(there.map(stockIdOf));
    const wanted = there.map(({ quantity, stock, ...of }) => ({
      id: stockIdOf(of),
      quantity,
      stock,
      storeIds: storesOf(offers.filter(({ item }) => stockOfItem(item) === stockIdOf(of))),
    }));
    const fitting = limitHolds(keys, wanted, await sumHolds(tx, keysToCount(keys, wanted)));
    held = fitting.held;
    return fitting.ids;
  };
  const goods = offers.filter(({ item }) => item.kind === "product");
  const { short, counted } = await takeStock(
    tx,
    goods.map(({ item, quantity }) => ({ id: item.id, variantId: item.variant_id ?? null, quantity })),
    choose,
  );
  const [first] = short;
  if (!first) return { counted, held };
  const name = goods.find(({ item }) => stockOfItem(item) === first.id)?.name ?? "";
  const message =
    first.left === 0
      ? t("{name} is sold out.", { name })
      : t("{stock, plural, one {Only # of {name} is left.} other {Only # of {name} are left.}}", {
          stock: first.left,
          name,
        });
  throw new AppError("out_of_stock", { message });
}

interface Taken {
  holdIds: ReadonlyMap<CartOffer, Id>;
  /** Products and variants that were taken from counted stock. */
  counted: ReadonlySet<Id>;
  /** The policies that the buyer accepted, by store. */
  policies: ReadonlyMap<Id, string>;
  answers: ReadonlyMap<CartOffer, BookingAnswer[]>;
  /** The gift cards that pay for this group. */
  cards: readonly AppliedCard[];
}

function toReserved(
  orderId: Id,
  group: PricedGroup,
  { holdIds, counted, policies, answers, cards }: Taken,
): ReservedGroup {
  const { store, offers, subtotal, discount, shipping, tax, total, dueLater } = group;
  const items = offers.map((offer, nth) => {
    const { item, name, sku, imageUrl, unitPrice, unitWholesale, unitLater, quantity } = offer;
    const { kind, id } = item;
    const time = itemTime(offer);
    return {
      storeId: store?.id ?? null,
      orderId,
      line: nth + 1,
      kind,
      productId: kind === "product" ? id : null,
      variantId: (kind === "product" && item.variant_id) || null,
      ownProduct: offer.isOwnProduct ?? false,
      serviceId: kind === "product" ? null : id,
      appointmentId: holdIds.get(offer) ?? null,
      name,
      sku,
      imageUrl,
      unitPrice,
      unitWholesale,
      unitLater,
      discount: offer.discount,
      discountLater: offer.discountLater,
      quantity,
      validMonths: offer.validMonths ?? null,
      reserved: kind === "product" && counted.has(stockOfItem(item)),
      refundedQuantity: 0,
      kept: 0,
      awaitingRestock: 0,
      startsAt: time ? new Date(time.from) : null,
      endsAt: time ? new Date(time.to) : null,
      answers: answers.get(offer) ?? [],
      notes: (time && item.notes) ?? "",
    };
  });
  const languages = store?.languages ?? [...publicLanguages];
  return {
    orderId,
    storeId: store?.id ?? null,
    languages,
    policySha256: (store && policies.get(store.id)) ?? null,
    items,
    subtotal,
    discount,
    discounts: group.taken.map((taken) => ({ ...seenOf(taken.discount), amount: taken.amount })),
    giftCards: cards.map(({ card, amount }) => ({ ending: card.ending, amount })),
    shipping,
    tax,
    total,
    dueLater,
  };
}
