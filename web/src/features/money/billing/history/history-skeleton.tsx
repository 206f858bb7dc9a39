import { t } from "@solodesk/contract/kernel/language/t.ts";
import { TableSkeleton } from "#ui/data/table-skeleton.tsx";
import { HistoryTableFrame } from "./history-table.tsx";

export const HistorySkeleton = () => (
  <TableSkeleton
    label={t("Payments")}
    rows={3}
    renderTable={(rows) => <HistoryTableFrame>{rows}</HistoryTableFrame>}
    cells={[
      ["", "w-28"],
      ["", "w-36"],
      ["max-lg:hidden", "w-16"],
      ["", "w-20"],
      ["", "ms-auto w-12"],
      ["", "ms-auto w-24"],
    ]}
    card={["h-28", "w-32", "w-48"]}
  />
);
