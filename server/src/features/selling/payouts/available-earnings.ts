import type { Balances } from "#features/money/wallet/get-wallet.ts";

type Earned = Pick<Balances, "earnings" | "receivable">;

/** What can be withdrawn, minor units: what is owed stays until it is paid. */
export const availableOf = ({ earnings, receivable }: Earned): number => Math.max(0, earnings + receivable);

/** What of the earnings stays for what is owed. */
export const keptForOwed = (wallet: Earned): number => wallet.earnings - availableOf(wallet);
