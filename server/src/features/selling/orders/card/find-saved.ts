import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { cardFeeStates } from "@solodesk/contract/selling/bookings/guest-booking.ts";
import type { Db } from "#kernel/database/db.ts";
import { after } from "#kernel/time/clock.ts";
import { findOrder, type OrderRow } from "../orders.repository.ts";
import { paidHere } from "../place/split-order.ts";
import { findCardRow } from "./cards.repository.ts";
import { KEPT_FOR } from "./release-cards.ts";

interface Saved {
  methodId: Id;
  /** When it is removed at the latest; null once it was. */
  keptUntil: Date | null;
  /** Minor units. */
  fee: { amount: number; state: (typeof cardFeeStates)[number] } | null;
}

/** The card that was saved with an appointment; undefined without one. */
export async function findSaved(
  db: Db,
  { id, endsAt }: { id: Id; endsAt: Date },
): Promise<Saved | undefined> {
  const card = await findCardRow(db, id);
  if (!card) return undefined;
  const { methodId, releasedAt, fee, feeOrderId } = card;
  const order = feeOrderId === null ? undefined : await findOrder(db, feeOrderId);
  return {
    methodId,
    keptUntil: releasedAt ? null : after(endsAt, KEPT_FOR),
    fee: fee === null || !order ? null : { amount: fee, state: stateOf(order) },
  };
}

function stateOf(order: OrderRow): (typeof cardFeeStates)[number] {
  if (order.status === "pending_payment") return "pending";
  if (order.paidAt === null) return "failed";
  return order.refunded === paidHere(order) ? "refunded" : "charged";
}
