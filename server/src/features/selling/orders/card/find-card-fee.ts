import type { Id } from "@solodesk/contract/kernel/id.ts";
import { cardFeeOf } from "@solodesk/contract/store/store/policy.ts";
import { findSavedMethod } from "#features/money/payments/methods/find-saved-method.ts";
import { freeUntil } from "#features/scheduling/appointments/change/free-until.ts";
import { findAcceptedPolicy } from "#features/store/store/policy/find-accepted-policy.ts";
import type { Deps } from "#kernel/deps.ts";
import { type CardRow, type FeeReason, findCardRow } from "./cards.repository.ts";

export interface CardFee {
  card: CardRow;
  reason: FeeReason;
  /** Minor units, more than 0. */
  amount: number;
  /** What the card is called, as rows keep it. */
  label: string;
}

export interface ChargeableTime {
  id: Id;
  status: string;
  startsAt: Date;
  /** Minor units. */
  price: number;
  policySha256: string | null;
}

/**
 * What can be charged to the card of an appointment if it is a no-show or is cancelled now; undefined if nothing: without
 * a saved card or an accepted policy, in time, or before the store has confirmed the appointment.
 */
export async function findCardFee(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { id, status, startsAt, price, policySha256 }: ChargeableTime,
  reason: FeeReason,
): Promise<CardFee | undefined> {
  if (status !== "Confirmed") return undefined;
  const card = await findCardRow(db, id);
  if (!card || card.releasedAt || card.fee !== null) return undefined;
  const method = await findSavedMethod(db, card.methodId);
  const policy = await findAcceptedPolicy(db, policySha256);
  if (!policy || !method || method.removedAt) return undefined;
  const isFree = reason === "late_cancel" && clock.now() <= (await freeUntil(db, policy, { id, startsAt }));
  const amount = isFree ? 0 : cardFeeOf(policy, price, reason);
  return amount > 0 ? { card, reason, amount, label: method.label } : undefined;
}
