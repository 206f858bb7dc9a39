// By what a period is paid without its buyer.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { GatewayName } from "@solodesk/contract/money/payments.ts";
import { findMethodOfPayment } from "#features/money/payments/methods/find-method-of-payment.ts";
import { findPlan } from "#features/money/plans/find-plan.ts";
import { getWallet } from "#features/money/wallet/get-wallet.ts";
import type { Db } from "#kernel/database/db.ts";
import type { SubscriptionRow } from "../subscription.repository.ts";

export interface Means {
  gateway: GatewayName;
  /** Null: by credits. */
  methodId: Id | null;
}

/** Undefined where no card is kept: then nothing is tried. Whether the credits suffice is another question. */
export async function findMeans(
  db: Db,
  { gateway, paidBy }: Pick<SubscriptionRow, "gateway" | "paidBy">,
): Promise<Means | undefined> {
  if (gateway === "wallet") return { gateway, methodId: null };
  const method = await findMethodOfPayment(db, paidBy);
  return method && { gateway: method.gateway, methodId: method.id };
}

/** Will the next period be paid, as things stand: is a card kept, or are there enough credits? */
export async function canBePaid(db: Db, row: SubscriptionRow): Promise<boolean> {
  const means = await findMeans(db, row);
  if (!means || means.methodId !== null) return means !== undefined;
  const next = await findPlan(db, row.nextPlanId ?? row.planId);
  return next !== undefined && (await getWallet(db, row.userId)).recharged >= next.price;
}
