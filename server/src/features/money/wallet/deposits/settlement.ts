import type { Balances } from "#features/money/wallet/get-wallet.ts";

/** The order that a deposit belongs to. */
export interface DepositOrder {
  /** What the seller earns with it, without deposits that are still open; negative if the goods cost more. Minor units. */
  earned: number;
  /** Whether its earnings can be withdrawn. */
  isReleased: boolean;
}

interface Settlement {
  pending: number;
  earnings: number;
  /** What of it pays the seller's debt. */
  debtPaid: number;
}

/**
 * Where a seller's share of a deposit goes when it is settled: to the order's pending earnings, after it has covered
 * what the order lacks. What isn't pending pays the seller's debts first.
 */
export function settlementOf(
  share: number,
  { earned, isReleased, paysDebt = true }: DepositOrder & { paysDebt?: boolean },
  { receivable }: Pick<Balances, "receivable">,
): Settlement {
  const pending = isReleased ? 0 : Math.max(0, earned + share) - Math.max(0, earned);
  const rest = share - pending;
  const debtPaid = paysDebt ? Math.min(rest, -receivable) : 0;
  return { pending, earnings: rest - debtPaid, debtPaid };
}
