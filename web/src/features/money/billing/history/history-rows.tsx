import { useMedia } from "#ui/layout/use-media.ts";
import { HistoryCards } from "./history-cards.tsx";
import type { HistoryRowsProps } from "./history-rows-props.ts";
import { HistoryTable } from "./history-table.tsx";

/** A page of the history: a table, or cards under 768 px. */
export function HistoryRows(props: HistoryRowsProps) {
  const isTable = useMedia("(min-width: 768px)");
  return isTable ? <HistoryTable {...props} /> : <HistoryCards {...props} />;
}
