import type { TransactionType } from "@solodesk/contract/money/wallet/transaction.ts";
import { wallet } from "@solodesk/contract/money/wallet.ts";
import type { transactionTypes } from "#kernel/api/list-types.ts";
import { readOf } from "#kernel/api/query.ts";
import { filterQuery, pageIn, type WantedList } from "#kernel/api/wanted-list.ts";

const types: Record<string, TransactionType> = {
  sales: "sale",
  credits: "credit",
  refunds: "refund",
  payouts: "payout",
} satisfies Record<keyof typeof transactionTypes, TransactionType>;

/** Builds the filters from the address: all transactions unless it names a kind. */
export function soughtTransactions(kind: string | undefined, wanted: WantedList) {
  const type = types[kind ?? ""];
  return { ...(type === undefined ? {} : { type }), ...filterQuery(wanted) };
}

export const transactionsRead = (kind: string | undefined, wanted: WantedList) =>
  readOf(wallet.listTransactions, { query: { ...soughtTransactions(kind, wanted), ...pageIn(wanted) } });
