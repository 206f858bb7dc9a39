import type { Wallet } from "@solodesk/contract/money/wallet.ts";
import type { Balances } from "./get-wallet.ts";

/** Converts balances to what the owner sees: `pending` includes `held` and `deposits`, and `receivable` is positive. */
export function toWallet(balances: Balances, currency: string, at: Date): Wallet {
  const money = (amount: number) => ({ amount, currency });
  return {
    recharged: money(balances.recharged),
    earnings: money(balances.earnings),
    pending: money(balances.pending + balances.held + balances.deposits),
    receivable: money(Math.abs(balances.receivable)),
    at: at.toISOString(),
  };
}
