import type { Transaction } from "@solodesk/contract/money/wallet/transaction.ts";
import type { LineRow } from "#features/money/wallet/list-lines.ts";

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
