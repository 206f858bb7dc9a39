import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { NewDeposit } from "#features/money/wallet/deposits/take-deposits.ts";
import { listNumbers } from "#features/scheduling/appointments/list/list-numbers.ts";
import type { Deps } from "#kernel/deps.ts";
import { share } from "#kernel/share.ts";
import { addMonths } from "#kernel/time/add-months.ts";
import type { OrderItemRow } from "../order-items.repository.ts";
import type { OrderRow } from "../orders.repository.ts";
import { hasDeposits } from "../refund/open-deposits-of.ts";
import { earningOf, paidHere } from "./split-order.ts";
import { paidOf } from "./sum-items.ts";

interface Sold {
  row: OrderRow;
  items: readonly OrderItemRow[];
  sellerId: Id;
}

/** What of a line is paid here and earned later. */
interface Part {
  item: OrderItemRow;
  /** Of the first deposits of it, as many as given. */
  priceUpTo: (nth: number) => number;
  /** How many deposits it makes: one for each visit of a pack. */
  count: number;
}

/** Nothing is paid here for a time with a saved card. */
const partsOf = (items: readonly OrderItemRow[]): Part[] =>
  items.flatMap((item) => {
    const { kind, appointmentId, unitPrice, unitLater, quantity } = item;
    if (kind === "pack") return [{ item, priceUpTo: (nth: number) => paidOf(item, nth), count: quantity }];
    const price = paidOf(item);
    if (appointmentId === null || unitLater === 0 || unitLater === unitPrice || price === 0) return [];
    return [{ item, priceUpTo: (nth: number) => nth * price, count: 1 }];
  });

/**
 * The deposits that a paid order took: one for each time that is partly paid at the appointment, and one for each visit of a
 * pack. The seller's share of a deposit is what was paid less its part of the fee, which is rounded down as in a refund.
 * Together the shares are never more than the order earns. Those of a line come to what its price says.
 */
export async function depositsOf(
  { db, clock, newId }: Pick<Deps, "db" | "clock" | "newId">,
  { row, items, sellerId }: Sold,
): Promise<NewDeposit[]> {
  const { id: orderId, storeId, currency, subtotal, discount, tax, fee, dueLater } = row;
  if (storeId === null || !hasDeposits(row)) return [];
  const parts = partsOf(items);
  const numbers = await listNumbers(
    db,
    parts.flatMap(({ item }) => item.appointmentId ?? []),
  );
  const takenAt = row.paidAt ?? clock.now();
  const whole = paidHere(row);
  const feeUpTo = (paid: number) => (paid === 0 ? 0 : share(fee, paid, whole));
  let earned = Math.max(0, earningOf(row));
  return parts.flatMap(({ item, priceUpTo, count }) => {
    const upTo = (nth: number) => {
      const price = priceUpTo(nth);
      return price === 0 ? 0 : price + share(tax, price, subtotal - discount - dueLater);
    };
    return Array.from({ length: count }, (_, before) => {
      const nth = before + 1;
      const paid = upTo(nth) - upTo(before);
      const own = Math.min(paid - feeUpTo(upTo(nth)) + feeUpTo(upTo(before)), earned);
      earned -= own;
      const taken = {
        orderId,
        storeId,
        userId: sellerId,
        currency,
        paid,
        share: own,
        takenAt,
      };
      return {
        ...taken,
        ...(item.kind === "pack" ? visitOf(newId(), nth, { item, takenAt }) : timeOf(item, numbers)),
      };
    });
  });
}

const visitOf = (id: Id, nth: number, { item, takenAt }: { item: OrderItemRow; takenAt: Date }) => ({
  id,
  appointmentId: null,
  number: null,
  packLine: item.line,
  nth,
  expiresAt: addMonths(takenAt, item.validMonths ?? 0),
});

function timeOf({ appointmentId }: OrderItemRow, numbers: ReadonlyMap<Id, number>) {
  const number = appointmentId === null ? undefined : numbers.get(appointmentId);
  if (appointmentId === null || number === undefined)
    throw new Error("A deposit was paid for no appointment.");
  return { id: appointmentId, appointmentId, number, packLine: null, nth: null, expiresAt: null };
}
