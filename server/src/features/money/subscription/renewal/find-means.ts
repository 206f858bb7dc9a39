// How a period can be paid without the user.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { GatewayName } from "@solodesk/contract/money/payments.ts";
import { findMethodOfPayment } from "#features/money/payments/methods/find-method-of-payment.ts";
import { findPlan } from "#features/money/plans/find-plan.ts";
import { getWallet } from "#features/money/wallet/get-wallet.ts";
import type { Db } from "#kernel/database/db.ts";
import type { SubscriptionRow } from "../subscription.repository.ts";

export interface Means {
  gateway: GatewayName;
  /** Null: with credits. */
  methodId: Id | null;
}

/**
 * Returns undefined if no card is saved; then nothing is tried. Does not check whether the credits are
 * enough.
 */
export async function findMeans(
  db: Db,
  { gateway, paidBy }: Pick<SubscriptionRow, "gateway" | "paidBy">,
): Promise<Means | undefined> {
  if (gateway === "wallet") return { gateway, methodId: null };
  const method = await findMethodOfPayment(db, paidBy);
  return method && { gateway: method.gateway, methodId: method.id };
}

/** Returns whether the next period can be paid now: a card is saved, or there are enough credits. */
export async function canBePaid(db: Db, row: SubscriptionRow): Promise<boolean> {
  const means = await findMeans(db, row);
  if (!means || means.methodId !== null) return means !== undefined;
  const next = await findPlan(db, row.nextPlanId ?? row.planId);
  return next !== undefined && (await getWallet(db, row.userId)).recharged >= next.price;
}
