import type { Transaction } from "@solodesk/contract/money/wallet/transaction.ts";
import type { Opened } from "#ui/overlays/use-opened.ts";

/** Props of a page of a list, as a table or as cards. */
export interface TransactionRowsProps {
  label: string;
  transactions: readonly Transaction[];
  zone: string;
  opened: Opened;
}
