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
      ? (ownStore(offer) ?? belowWholesale(offer) ?? stockIsShort(offer) ?? timeIsTaken(offer))
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

/** Lines of the same product share one stock, whichever stores they are from. */
function shortStock(): Judge {
  const wanted = new Map<string, number>();
  return ({ item: { kind, id }, quantity, stock, name }) => {
    if (kind !== "product" || stock === null) return undefined;
    const sum = (wanted.get(id) ?? 0) + quantity;
    wanted.set(id, sum);
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

/** One cart cannot hold the same time twice either, nor more times of a service than a day takes. */
function takenTime(): Judge {
  const blocked: { storeId: string | undefined; from: number; to: number }[] = [];
  const onDays = new Map<string, number>();
  const isOneTooMany = ({ service, store }: CartOffer, from: number): boolean => {
    const key = `${service?.id} ${dayOf(store?.timezone ?? "UTC", from)}`;
    const count = (onDays.get(key) ?? 0) + 1;
    onDays.set(key, count);
    return count > (service?.max_per_day ?? count);
  };
  return (offer) => {
    const { item, name, store, isFree } = offer;
    if (item.kind !== "service") return undefined;
    const time = itemTime(offer);
    if (!time) return { code: "time_needed", message: t("Pick a time for {name}.", { name }) };
    const own = { storeId: store?.id, ...time.blocked };
    const clashes = blocked.some(
      (other) => other.storeId === own.storeId && other.from < own.to && own.from < other.to,
    );
    blocked.push(own);
    if (isFree && !clashes && !isOneTooMany(offer, time.from)) return undefined;
    return { code: "time_taken", message: t("The time for {name} is taken. Pick another one.", { name }) };
  };
}
