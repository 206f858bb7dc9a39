import { returnStock } from "#features/catalog/catalog/stock/return-stock.ts";
import { stockIdOf } from "#features/catalog/catalog/stock/sum-pieces.ts";
import { takeStock } from "#features/catalog/catalog/stock/take-stock.ts";
import { giveAnswerFiles } from "#features/scheduling/answer-files/claim-answer-files.ts";
import { confirmHolds, type HeldTime } from "#features/scheduling/appointments/holds/confirm-holds.ts";
import { lockStore } from "#features/store/store/locks/lock-store.ts";
import type { Deps } from "#kernel/deps.ts";
import { clearAnswers, forgetReserved, markReserved, type OrderItemRow } from "../order-items.repository.ts";
import type { OrderRow } from "../orders.repository.ts";
import { discountedPrice, paidOf } from "./sum-items.ts";

interface Wanted {
  rows: readonly OrderRow[];
  items: readonly OrderItemRow[];
}

const isLate = ({ status }: OrderRow): boolean => status !== "pending_payment";

function ordersOf(rows: readonly OrderRow[], items: readonly OrderItemRow[]): OrderRow[] {
  const ids = new Set(items.map(({ orderId }) => orderId));
  return rows.filter(({ id }) => ids.has(id));
}

const piecesOf = (items: readonly OrderItemRow[]) =>
  items.flatMap(({ productId: id, variantId, quantity }) =>
    id === null ? [] : [{ id, variantId, quantity }],
  );

function timesOf({ rows, items }: Wanted): HeldTime[] {
  const orderOf = new Map(rows.map((row) => [row.id, row]));
  return items.flatMap((item) => {
    const { orderId, appointmentId, serviceId, startsAt, unitPrice, unitLater, quantity, answers, notes } =
      item;
    const { storeId, language, policySha256 = null } = orderOf.get(orderId) ?? {};
    return storeId && language && appointmentId && serviceId && startsAt
      ? [
          {
            storeId,
            appointmentId,
            serviceId,
            startsAt,
            language,
            policySha256,
            answers,
            notes,
            seats: quantity,
            // A paid booking needs no confirmation; a saved card has paid nothing yet.
            hasCard: unitPrice > 0 && unitLater === unitPrice,
            price: discountedPrice(item),
            paid: paidOf(item),
          },
        ]
      : [];
  });
}

/**
 * Turns held times into appointments. Most stock was taken when the orders were placed; stock that was not,
 * or was given up since, is taken now. All or nothing: returns false if anything is gone.
 */
export async function fulfilItems(deps: Deps, wanted: Wanted): Promise<boolean> {
  const [row] = wanted.rows;
  if (!row) return false;
  const lateOrders = wanted.rows.filter(isLate);
  const lateIds = new Set(lateOrders.map(({ id }) => id));
  // Goods beyond the buyer's room for holds (limit-holds.ts) are not reserved yet.
  const unreserved = wanted.items.filter(({ orderId, reserved }) => lateIds.has(orderId) || !reserved);
  const [times, pieces] = [timesOf(wanted), piecesOf(unreserved)];
  // Stores are locked before products, as when the orders were placed.
  if (pieces.length > 0)
    for (const storeId of [...new Set(times.map((time) => time.storeId))].toSorted())
      await lockStore(deps.db, storeId);
  const { short, counted } = await takeStock(deps.db, pieces);
  if (short.length > 0) return false;
  const isBooked = await confirmHolds(deps, times, {
    name: row.customerName,
    email: row.customerEmail,
    phone: row.customerPhone,
    timezone: row.customerTimezone,
    acceptedAt: row.placedAt,
  });
  if (isBooked) {
    // A buyer who paid two orders for the same cart sent the same files with both; the first has them.
    for (const time of times) await giveAnswerFiles(deps, time);
    const answered = wanted.items.filter(({ answers, notes }) => answers.length > 0 || notes !== "");
    await clearAnswers(deps.db, ordersOf(wanted.rows, answered));
    await forgetReserved(deps.db, lateOrders);
    await markReserved(deps.db, ordersOf(wanted.rows, unreserved), [...counted]);
    return true;
  }
  await returnStock(
    deps.db,
    pieces.filter((one) => counted.has(stockIdOf(one))),
  );
  return false;
}
