import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { PlanPayment } from "@solodesk/contract/money/billing.ts";
import { lazy, Suspense, useState } from "react";
import { useRead } from "#kernel/api/query.ts";
import { EmptyList } from "#ui/data/empty-list.tsx";
import { Pager } from "#ui/data/pager.tsx";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { useMedia } from "#ui/layout/use-media.ts";
import type { Opened } from "#ui/overlays/use-opened.ts";
import { HistoryCards } from "./history-cards.tsx";
import { HistoryFilters } from "./history-filters.tsx";
import { type HistoryQuery, historyRead } from "./history-read.ts";
import type { HistoryRowsProps } from "./history-rows-props.ts";
import { HistorySkeleton } from "./history-skeleton.tsx";
import { HistoryTable } from "./history-table.tsx";
import { type HistoryFilter, useHistoryFilter } from "./use-history-filter.ts";

/** One page; the previous one stays until it is loaded. */
const useHistory = (wanted: HistoryQuery) => useRead(historyRead(wanted), { keepPrevious: true });

const NoPayments = ({ filter }: { filter: Pick<HistoryFilter, "isNarrow" | "clear"> }) =>
  filter.isNarrow ? (
    <EmptyState drawing="search" action={<Button onClick={filter.clear}>{t("Clear filters")}</Button>}>
      {t("No payments match these filters.")}
    </EmptyState>
  ) : (
    <EmptyState drawing="receipt">
      {t("No payments yet. What you pay for credits and plans shows up here, with its receipt.")}
    </EmptyState>
  );

/** A page of the history: a table, or cards under 768 px. */
function HistoryRows(props: HistoryRowsProps) {
  const isTable = useMedia("(min-width: 768px)");
  return isTable ? <HistoryTable {...props} /> : <HistoryCards {...props} />;
}

// Loaded on demand: few users request a refund.
const RefundDialog = lazy(async () => ({
  default: (await import("./refund-plan-dialog.tsx")).RefundPlanDialog,
}));

interface PaymentHistoryProps {
  zone: string;
  receipt: Opened;
}

/** Payments for plans and credits, each with its receipt and refund. */
export function PaymentHistory({ zone, receipt }: PaymentHistoryProps) {
  const filter = useHistoryFilter();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useHistory(filter);
  const [refunding, setRefunding] = useState<PlanPayment>();
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-md">
        {t("Payment history")}
      </h2>
      {(filter.isNarrow || data?.data.length !== 0) && <HistoryFilters filter={filter} />}
      {isError && !data && (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {t("Your payments could not be loaded. Nothing was changed.")}
        </ErrorState>
      )}
      {!data && !isError && <HistorySkeleton />}
      {data?.data.length === 0 && (
        <EmptyList filter={{ ...filter, isNarrow: false }}>
          <NoPayments filter={filter} />
        </EmptyList>
      )}
      {data && data.data.length > 0 && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60" : ""}>
          <HistoryRows payments={data.data} zone={zone} receipt={receipt} onRefund={setRefunding} />
          <Pager pagination={data.pagination} stays />
        </div>
      )}
      {refunding && (
        <Suspense fallback={null}>
          <RefundDialog payment={refunding} zone={zone} onClose={() => setRefunding(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
