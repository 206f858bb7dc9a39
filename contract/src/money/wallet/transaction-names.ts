import { type Message, msg } from "../../kernel/language/t.ts";
import type { Transaction, TransactionType } from "./transaction.ts";

export const transactionTypeNames: Readonly<Record<TransactionType, Message>> = {
  sale: msg("Sale"),
  purchase: msg("Purchase"),
  credit: msg("Credit||bought credits"),
  subscription: msg("Subscription"),
  refund: msg("Refund||noun"),
  payout: msg("Payout"),
  fee: msg("Fee"),
};

export const transactionStatusNames: Readonly<Record<Transaction["status"], Message>> = {
  pending: msg("Pending||a transaction"),
  settled: msg("Settled||a transaction"),
  failed: msg("Failed||a transaction"),
};
