// How much a buyer can hold before paying. Beyond that they can still buy, but the goods are taken only when
// they pay, and go to the buyer who pays first.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { HeldSum } from "./unpaid-holds.repository.ts";

/** One product of a cart, and the stores it is bought through. */
export interface WantedGoods {
  id: Id;
  quantity: number;
  /** Pieces left in stock now. */
  stock: number;
  storeIds: readonly Id[];
}

export interface HoldKeys {
  isGuest: boolean;
  /** Keys that identify the buyer: the account, the contact, the network. */
  people: readonly string[];
}

type HoldLimits = Record<"person" | "store", HeldSum>;

const holdLimits: Record<"guest" | "member", HoldLimits> = {
  guest: { person: { lines: 20, units: 50 }, store: { lines: 100, units: 500 } },
  member: { person: { lines: 50, units: 2000 }, store: { lines: 400, units: 8000 } },
};

/** Of a product's stock one guest can hold a fifth and all guests together a half, but always one piece. */
const shareOf = (stock: number, parts: number): number => Math.max(1, Math.floor(stock / parts));
const ONE_GUEST = 5;
const ALL_GUESTS = 2;

const kindOf = ({ isGuest }: HoldKeys) => (isGuest ? "guest" : "member");
const storeKey = (keys: HoldKeys, id: Id) => `store ${kindOf(keys)} ${id}`;
const productKey = (id: Id) => `product guest ${id}`;
const ofPerson = (person: string, id: Id) => `${person} ${id}`;

/** The keys to lock before counting. Products are not among them: takeStock locks their rows. */
export const keysToLock = (keys: HoldKeys, storeIds: readonly Id[]): string[] => [
  ...keys.people,
  ...storeIds.map((id) => storeKey(keys, id)),
];

const sharesOf = (keys: HoldKeys, id: Id): string[] =>
  keys.isGuest ? [productKey(id), ...keys.people.map((person) => ofPerson(person, id))] : [];

/** The keys whose sums decide how much of `wanted` can be held. */
export const keysToCount = (keys: HoldKeys, wanted: readonly WantedGoods[]): string[] => [
  ...new Set(wanted.flatMap(({ id, storeIds }) => [...keysToLock(keys, storeIds), ...sharesOf(keys, id)])),
];

/** What is held of a cart: the product ids, and the lines and units by key. */
export interface HeldGoods {
  ids: ReadonlySet<Id>;
  held: ReadonlyMap<string, HeldSum>;
}

/**
 * Fits products into the room one by one, in the order given. `before` is what open payments already hold.
 */
export function limitHolds(
  keys: HoldKeys,
  wanted: readonly WantedGoods[],
  before: ReadonlyMap<string, HeldSum>,
): HeldGoods {
  const limits = holdLimits[kindOf(keys)];
  const ids = new Set<Id>();
  const held = new Map<string, HeldSum>();
  const sumWith = (key: string, units: number): HeldSum => ({
    lines: (before.get(key)?.lines ?? 0) + (held.get(key)?.lines ?? 0) + 1,
    units: (before.get(key)?.units ?? 0) + (held.get(key)?.units ?? 0) + units,
  });
  const fits = (key: string, units: number, most: HeldSum): boolean => {
    const sum = sumWith(key, units);
    return sum.lines <= most.lines && sum.units <= most.units;
  };
  const isWithinShare = ({ id, quantity, stock }: WantedGoods): boolean => {
    if (!keys.isGuest) return true;
    const all = stock + (before.get(productKey(id))?.units ?? 0);
    return (
      sumWith(productKey(id), quantity).units <= shareOf(all, ALL_GUESTS) &&
      keys.people.every((person) => sumWith(ofPerson(person, id), quantity).units <= shareOf(all, ONE_GUEST))
    );
  };
  for (const goods of wanted) {
    const { id, quantity, storeIds } = goods;
    const stores = storeIds.map((storeId) => storeKey(keys, storeId));
    const fitsLimits =
      isWithinShare(goods) &&
      keys.people.every((key) => fits(key, quantity, limits.person)) &&
      stores.every((key) => fits(key, quantity, limits.store));
    if (!fitsLimits) continue;
    ids.add(id);
    for (const key of [...keys.people, ...stores, ...sharesOf(keys, id)]) {
      const { lines = 0, units = 0 } = held.get(key) ?? {};
      held.set(key, { lines: lines + 1, units: units + quantity });
    }
  }
  return { ids, held };
}
