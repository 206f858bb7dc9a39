import type { TransactionType } from "@solodesk/contract/money/wallet/transaction.ts";
import { wallet } from "@solodesk/contract/money/wallet.ts";
import { filterQuery, type ListQuery, pageIn } from "#kernel/api/list-query.ts";
import type { transactionListTypes } from "#kernel/api/list-types.ts";
import { readOf } from "#kernel/api/query.ts";

const types: Record<string, TransactionType> = {
  sales: "sale",
  credits: "credit",
  refunds: "refund",
  payouts: "payout",
} satisfies Record<keyof typeof transactionListTypes, TransactionType>;

/** Builds the filters from the address: all transactions unless it names a kind. */
export function readTransactionFilter(kind: string | undefined, query: ListQuery) {
  const type = types[kind ?? ""];
  return { ...(type === undefined ? {} : { type }), ...filterQuery(query) };
}

export const transactionsRead = (kind: string | undefined, query: ListQuery) =>
  readOf(wallet.listTransactions, { query: { ...readTransactionFilter(kind, query), ...pageIn(query) } });
