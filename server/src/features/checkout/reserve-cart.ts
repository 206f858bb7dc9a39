import type { Id } from "@solodesk/contract/kernel/id.ts";
import { keepTimes, type TimeToHold } from "#features/appointments/keep-times.ts";
import { takeStock } from "#features/catalog/take-stock.ts";
import type { PricedGroup } from "#features/orders/priced-group.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Db } from "#kernel/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { lineTime } from "./line-time.ts";
import type { CartPart, PricedCart, PricedLine } from "./price-cart.ts";

/**
 * Takes what the cart needs, in the caller's transaction, times until `until`; answers what to place orders of. Stores
 * are locked before products, as by whoever else locks both. Throws "slot_taken", "out_of_stock", "rate_limited".
 */
export async function reserveCart(
  deps: Deps,
  tx: Db,
  { parts }: PricedCart,
  until: Date,
): Promise<PricedGroup[]> {
  const lines = parts.flatMap((part) => part.lines);
  const kept = await keepLines(deps, tx, lines, until);
  const counted = await takeLines(tx, lines);
  return parts.map((part) => ({ orderId: deps.newId(), ...toGroup(part, kept, counted) }));
}

async function keepLines(deps: Deps, tx: Db, lines: PricedLine[], until: Date): Promise<Map<PricedLine, Id>> {
  const times = lines.flatMap((line): { line: PricedLine; time: TimeToHold }[] => {
    const { store, service } = line.offer;
    const time = lineTime(line.item, line.offer);
    return store && service && time ? [{ line, time: { store, service, at: time.from } }] : [];
  });
  const ids = await keepTimes(
    deps,
    tx,
    times.map(({ time }) => time),
    until,
  );
  return new Map(times.flatMap(({ line }, i) => (ids[i] === undefined ? [] : [[line, ids[i]]])));
}

async function takeLines(tx: Db, lines: PricedLine[]): Promise<ReadonlySet<Id>> {
  const goods = lines.filter(({ item }) => item.kind === "product");
  const { short, counted } = await takeStock(
    tx,
    goods.map(({ item, quantity }) => ({ id: item.id, quantity })),
  );
  const [first] = short;
  if (!first) return counted;
  const name = goods.find(({ item }) => item.id === first.id)?.offer.name ?? "it";
  const message = first.left === 0 ? `${name} is sold out.` : `Only ${first.left} of ${name} are left.`;
  throw new AppError("out_of_stock", { message });
}

const toGroup = (
  { store, lines, subtotal, shipping, tax }: CartPart,
  kept: Map<PricedLine, Id>,
  counted: ReadonlySet<Id>,
): Omit<PricedGroup, "orderId"> => ({
  storeId: store?.id ?? null,
  subtotal,
  shipping,
  tax,
  lines: lines.map((line) => {
    const { item, offer, quantity } = line;
    const time = lineTime(item, offer);
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
      appointmentId: kept.get(line) ?? null,
      startsAt: time ? new Date(time.from) : null,
      endsAt: time ? new Date(time.to) : null,
    };
  }),
});
