// The debt sellers run up by their own refunds: credits pay first, and the operator limits the rest.
import type { Balances } from "../get-wallet.ts";

type Sellers = Pick<Balances, "earnings" | "pending" | "receivable">;

/** Returns what a seller owes beyond their earnings and pending sales. */
export const debtOf = ({ earnings, pending, receivable }: Sellers): number =>
  Math.max(0, -(earnings + pending + receivable));

export interface Debt {
  /** Credits that pay part of the debt. */
  credits: number;
  /** What is then still owed beyond earnings and pending sales. */
  debt: number;
  /** Whether that is more than before. */
  isMore: boolean;
}

/** Returns the debt that results from taking an amount from a seller. */
export function debtAfter(before: Sellers & Pick<Balances, "recharged">, taken: number): Debt {
  const [was, comesTo] = [debtOf(before), debtOf({ ...before, receivable: before.receivable - taken })];
  const credits = Math.min(Math.max(0, comesTo - was), before.recharged);
  const debt = comesTo - credits;
  return { credits, debt, isMore: debt > was };
}
