import { useMedia } from "#ui/layout/use-media.ts";
import { TransactionCards } from "./transaction-cards.tsx";
import type { TransactionRowsProps } from "./transaction-rows-props.ts";
import { TransactionTable } from "./transaction-table.tsx";

/** A page of a list: a table, or cards under 768 px. */
export function TransactionRows(props: TransactionRowsProps) {
  const isTable = useMedia("(min-width: 768px)");
  return isTable ? <TransactionTable {...props} /> : <TransactionCards {...props} />;
}
