import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Choose, takeStock } from "#features/catalog/catalog/stock/take-stock.ts";
import { holdSlots, type TimeToHold } from "#features/scheduling/appointments/holds/hold-slots.ts";
import type { ReservedGroup } from "#features/selling/orders/place/reserved-group.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { itemTime } from "../item-time.ts";
import type { PricedCart, PricedGroup, PricedLine } from "../price-cart.ts";
import { type HeldGoods, type HoldKeys, keysToCount, keysToLock, limitHolds } from "./limit-holds.ts";
import { lockHolds, sumHolds } from "./unpaid-holds.repository.ts";

interface Reserved {
  groups: ReservedGroup[];
  /** The stock held for this cart, by key. */
  held: HeldGoods["held"];
}

/**
 * Takes what the cart needs in the caller's transaction, times until `until`; returns the groups to place as
 * orders. With `keys`, goods are taken only as far as there is room; the rest is taken when it is paid. Locks
 * the keys first, then stores, then products, in the same order as every other transaction. Throws
 * "slot_taken", "out_of_stock", "rate_limited".
 */
export async function reserveCart(
  deps: Deps,
  { groups }: PricedCart,
  { until, keys }: { until: Date; keys: HoldKeys | undefined },
): Promise<Reserved> {
  const lines = groups.flatMap((group) => group.lines);
  const stores = storesOf(lines);
  if (keys && lines.some(({ item }) => item.kind === "product"))
    await lockHolds(deps.db, keysToLock(keys, stores));
  const holdIds = await holdLines(deps, lines, until);
  const { counted, held } = await takeLines(deps.db, lines, keys);
  const reserved = groups.map((group) => ({ orderId: deps.newId(), ...toGroup(group, holdIds, counted) }));
  return { groups: reserved, held };
}

const storesOf = (lines: readonly PricedLine[]): Id[] => [
  ...new Set(lines.flatMap(({ item, offer }) => (item.kind === "product" && offer.store?.id) || [])),
];

async function holdLines(deps: Deps, lines: PricedLine[], until: Date): Promise<Map<PricedLine, Id>> {
  const times = lines.flatMap((line): { line: PricedLine; time: TimeToHold }[] => {
    const { store, service } = line.offer;
    const time = itemTime(line.item, line.offer);
    return store && service && time ? [{ line, time: { store, service, at: time.from } }] : [];
  });
  const ids = await holdSlots(
    deps,
    times.map(({ time }) => time),
    until,
  );
  return new Map(times.flatMap(({ line }, i) => (ids[i] === undefined ? [] : [[line, ids[i]]])));
}

async function takeLines(
  tx: Db,
  lines: PricedLine[],
  keys: HoldKeys | undefined,
): Promise<{ counted: ReadonlySet<Id>; held: HeldGoods["held"] }> {
  let held: HeldGoods["held"] = new Map();
  const choose: Choose = async (there) => {
    if (!keys) return new Set(there.map(({ id }) => id));
    const wanted = there.map((pieces) => ({
      ...pieces,
      storeIds: storesOf(lines.filter(({ item }) => item.id === pieces.id)),
    }));
    const fitting = limitHolds(keys, wanted, await sumHolds(tx, keysToCount(keys, wanted)));
    held = fitting.held;
    return fitting.ids;
  };
  const goods = lines.filter(({ item }) => item.kind === "product");
  const { short, counted } = await takeStock(
    tx,
    goods.map(({ item, quantity }) => ({ id: item.id, quantity })),
    choose,
  );
  const [first] = short;
  if (!first) return { counted, held };
  const name = goods.find(({ item }) => item.id === first.id)?.offer.name ?? "it";
  const message = first.left === 0 ? `${name} is sold out.` : `Only ${first.left} of ${name} are left.`;
  throw new AppError("out_of_stock", { message });
}

const toGroup = (
  { store, lines, subtotal, shipping, tax }: PricedGroup,
  holdIds: Map<PricedLine, Id>,
  counted: ReadonlySet<Id>,
): Omit<ReservedGroup, "orderId"> => ({
  storeId: store?.id ?? null,
  subtotal,
  shipping,
  tax,
  lines: lines.map((line) => {
    const { item, offer, quantity } = line;
    const time = itemTime(item, offer);
    return {
      kind: item.kind,
      id: item.id,
      name: offer.name,
      sku: offer.sku,
      imageUrl: offer.imageUrl,
      unitPrice: offer.unitPrice,
      unitWholesale: offer.unitWholesale,
      quantity,
      reserved: item.kind === "product" && counted.has(item.id),
      appointmentId: holdIds.get(line) ?? null,
      startsAt: time ? new Date(time.from) : null,
      endsAt: time ? new Date(time.to) : null,
    };
  }),
});
