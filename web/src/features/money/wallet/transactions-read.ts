import type { TransactionType } from "@solodesk/contract/money/wallet/transaction.ts";
import { wallet } from "@solodesk/contract/money/wallet.ts";
import { filterQuery, type ListQuery, pageIn } from "#kernel/api/list-query.ts";
import type { transactionTypes } from "#kernel/api/list-types.ts";
import { readOf } from "#kernel/api/query.ts";

const types: Record<string, TransactionType> = {
  sales: "sale",
  credits: "credit",
  refunds: "refund",
  payouts: "payout",
} satisfies Record<keyof typeof transactionTypes, TransactionType>;

/** Builds the filters from the address: all transactions unless it names a kind. */
export function transactionFilter(kind: string | undefined, query: ListQuery) {
  const type = types[kind ?? ""];
  return { ...(type === undefined ? {} : { type }), ...filterQuery(query) };
}

export const transactionsRead = (kind: string | undefined, query: ListQuery) =>
  readOf(wallet.listTransactions, { query: { ...transactionFilter(kind, query), ...pageIn(query) } });
