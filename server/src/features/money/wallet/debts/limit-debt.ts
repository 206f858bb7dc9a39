import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import { descriptions } from "../descriptions.ts";
import { getWallet } from "../get-wallet.ts";
import { postTransaction } from "../post-transaction.ts";
import { debtAfter, debtOf } from "./debt.ts";
import { requireWithinDebtLimit } from "./debt-limit.ts";

interface Taken {
  userId: Id;
  /** The source of the transaction that took it. */
  sourceId: Id;
  /** Minor units. */
  amount: number;
  orderNumber: string;
}

/**
 * Pays a refund from the seller's credits as far as it would add to their debt, then enforces the debt limit.
 * Part of the transaction that has just posted the refund: that posting locked the wallet, so concurrent
 * refunds see each other. Throws "debt_limit".
 */
export async function limitDebt(deps: Deps, { userId, sourceId, amount, orderNumber }: Taken): Promise<void> {
  if (amount <= 0) return;
  const wallet = await getWallet(deps.db, userId);
  const before = { ...wallet, receivable: wallet.receivable + amount };
  const after = debtAfter(before, amount);
  await requireWithinDebtLimit(deps, userId, after);
  if (after.credits > 0)
    await postTransaction(deps, {
      source: { type: "debt", id: sourceId },
      description: asKept(descriptions.orderRefundedWithCredits, { number: orderNumber }),
      orderNumber,
      currency: deps.config.CURRENCY,
      postings: [
        { account: { userId, kind: "recharged" }, leg: "credits", type: "refund", amount: -after.credits },
        { account: { userId, kind: "receivable" }, leg: "owed", type: "transfer", amount: after.credits },
      ],
    });
  if (after.debt > 0 && debtOf(before) === 0)
    deps.log.warn(
      { userId, debt: after.debt, order: orderNumber },
      "A store has come to owe money: see solo wallet debts",
    );
}
