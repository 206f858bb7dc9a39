import type { Balances } from "#features/money/wallet/get-wallet.ts";

type Earned = Pick<Balances, "earnings" | "receivable">;

/** What can be withdrawn, in minor units: earnings less what the seller owes. */
export const availableOf = ({ earnings, receivable }: Earned): number => Math.max(0, earnings + receivable);

/** The part of the earnings that is held back for what the seller owes. */
export const keptForOwed = (wallet: Earned): number => wallet.earnings - availableOf(wallet);
