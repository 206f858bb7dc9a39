// What sellers come to owe by their own refunds: as much as the operator allows, and credits pay before anybody owes.
import type { Balances } from "../get-wallet.ts";

type Sellers = Pick<Balances, "earnings" | "pending" | "receivable">;

/** What a seller owes beyond what they have coming. */
export const debtOf = ({ earnings, pending, receivable }: Sellers): number =>
  Math.max(0, -(earnings + pending + receivable));

export interface Debt {
  /** Credits that pay a part of it. */
  credits: number;
  /** What is then owed beyond what is coming. */
  debt: number;
  /** Is that more than before? */
  isMore: boolean;
}

/** What taking so much from what a seller has coming leads to. */
export function debtAfter(before: Sellers & Pick<Balances, "recharged">, taken: number): Debt {
  const [was, comesTo] = [debtOf(before), debtOf({ ...before, receivable: before.receivable - taken })];
  const credits = Math.min(Math.max(0, comesTo - was), before.recharged);
  const debt = comesTo - credits;
  return { credits, debt, isMore: debt > was };
}
