import type { Transaction } from "@solodesk/contract/money/wallet/transaction.ts";
import type { LineRow } from "#features/money/wallet/list-lines.ts";
import { descriptionInWords } from "../descriptions.ts";

/** The description is in English, as it is kept. */
export function toTransaction(line: LineRow, currency: string): Transaction {
  return {
    id: line.id,
    at: line.at.toISOString(),
    type: line.type,
    status: line.isPending ? "pending" : "settled",
    description: line.description,
    amount: { amount: line.amount, currency },
    balance_after: line.walletAfter === null ? null : { amount: line.walletAfter, currency },
    reference: line.reference,
    order_number: line.orderNumber,
    customer: line.customer,
  };
}

/** For a reader, in their language. */
export function toTransactionInWords(line: LineRow, currency: string): Transaction {
  const transaction = toTransaction(line, currency);
  return { ...transaction, description: descriptionInWords(transaction.description) };
}
