// Why lines of a cart cannot be bought as they are: one reason per line. What earlier lines take counts
// against later ones.

import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { WantedItem } from "@solodesk/contract/selling/checkout/cart.ts";
import type { CartProblem } from "@solodesk/contract/selling/checkout.ts";
import { dayOf } from "#kernel/time/day-range.ts";
import type { CartOffer } from "./cart-offer.ts";
import { itemTime } from "./item-time.ts";

type Reason = Pick<CartProblem, "code" | "message" | "left">;
type Judge = (offer: CartOffer) => Reason | undefined;

export function cartProblems(
  items: readonly WantedItem[],
  offers: readonly (CartOffer | undefined)[],
): CartProblem[] {
  const stockIsShort = shortStock();
  const timeIsTaken = takenTime();
  return items.flatMap((item, line) => {
    const offer = offers[line];
    const reason = offer
      ? (ownStore(offer) ??
        belowWholesale(offer) ??
        variantIsOpen(offer) ??
        stockIsShort(offer) ??
        timeIsTaken(offer))
      : gone(line);
    return reason ? [{ line, id: item.id, ...reason }] : [];
  });
}

const gone = (line: number): Reason => ({
  code: "unavailable",
  message: t("Item {number} in your cart is no longer available.", { number: line + 1 }),
});

const ownStore = ({ isOwn, name }: CartOffer): Reason | undefined =>
  isOwn ? { code: "own_store", message: t("{name} is from your own store.", { name }) } : undefined;

/**
 * The wholesale price can rise after sellers set their price. If such a product were sold at a loss, the
 * operator would pay the difference.
 */
const belowWholesale = ({ name, unitPrice, unitWholesale }: CartOffer): Reason | undefined =>
  unitPrice < unitWholesale
    ? {
        code: "unavailable",
        message: t("{name} can't be bought until the store updates its price.", { name }),
      }
    : undefined;

const variantIsOpen = ({ needsVariant = false, name }: CartOffer): Reason | undefined =>
  needsVariant
    ? { code: "variant_required", message: t("Choose an option for {name}.", { name }) }
    : undefined;

/** Lines of the same product or variant share one stock, whichever stores they are from. */
function shortStock(): Judge {
  const wanted = new Map<string, number>();
  return ({ item: { kind, id, variant_id: stockId = id }, quantity, stock, name }) => {
    if (kind !== "product" || stock === null) return undefined;
    const sum = (wanted.get(stockId) ?? 0) + quantity;
    wanted.set(stockId, sum);
    if (stock >= sum) return undefined;
    if (stock === 0) return { code: "sold_out", message: t("{name} is sold out.", { name }) };
    return {
      code: "too_few_left",
      message: t("{stock, plural, one {Only # of {name} is left.} other {Only # of {name} are left.}}", {
        stock,
        name,
      }),
      left: stock,
    };
  };
}

/** One cart cannot take more spots than a time has either, nor more times of a service than a day takes. */
function takenTime(): Judge {
  const blocked: { storeId: string | undefined; key: string; from: number; to: number }[] = [];
  const spots = new Map<string, number>();
  const onDays = new Map<string, Set<number>>();
  const isOneTooMany = ({ service, store }: CartOffer, from: number): boolean => {
    const key = `${service?.id} ${dayOf(store?.timezone ?? "UTC", from)}`;
    const times = (onDays.get(key) ?? new Set()).add(from);
    onDays.set(key, times);
    return times.size > (service?.max_per_day ?? times.size);
  };
  return (offer) => {
    const { item, name, store, quantity, seatsLeft = 0 } = offer;
    if (item.kind !== "service") return undefined;
    const time = itemTime(offer);
    if (!time) return { code: "time_needed", message: t("Pick a time for {name}.", { name }) };
    const key = `${store?.id} ${item.id} ${time.from}`;
    const own = { storeId: store?.id, key, ...time.blocked };
    const clashes = blocked.some(
      (other) =>
        other.storeId === own.storeId && other.key !== key && other.from < own.to && own.from < other.to,
    );
    blocked.push(own);
    const before = spots.get(key) ?? 0;
    spots.set(key, before + quantity);
    const left = seatsLeft - before;
    if (left <= 0 || clashes || isOneTooMany(offer, time.from))
      return { code: "time_taken", message: t("The time for {name} is taken. Pick another one.", { name }) };
    if (quantity <= left) return undefined;
    return {
      code: "too_few_left",
      message: t(
        "{left, plural, one {Only # spot is left for {name} at this time.} other {Only # spots are left for {name} at this time.}}",
        { left, name },
      ),
      left,
    };
  };
}
