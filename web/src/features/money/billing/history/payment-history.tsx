import type { PlanPayment } from "@solodesk/contract/money/billing.ts";
import { lazy, Suspense, useState } from "react";
import { EmptyList } from "#ui/data/empty-list.tsx";
import { Pager } from "#ui/data/pager.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import type { Opened } from "#ui/overlays/use-opened.ts";
import { HistoryFilters } from "./history-filters.tsx";
import { HistoryRows } from "./history-rows.tsx";
import { HistorySkeleton } from "./history-skeleton.tsx";
import { NoPayments } from "./no-payments.tsx";
import { useHistory } from "./use-history.ts";
import { useHistoryFilter } from "./use-history-filter.ts";

// Most who look at the list ask nothing back.
const RefundDialog = lazy(async () => ({ default: (await import("./refund-dialog.tsx")).RefundDialog }));

interface PaymentHistoryProps {
  zone: string;
  receipt: Opened;
}

/** What was paid for plans and credits, with its way back. */
export function PaymentHistory({ zone, receipt }: PaymentHistoryProps) {
  const filter = useHistoryFilter();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useHistory(filter);
  const [refunding, setRefunding] = useState<PlanPayment>();
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-md">
        Payment history
      </h2>
      {(filter.isNarrow || data?.data.length !== 0) && <HistoryFilters filter={filter} />}
      {isError && !data && (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          Your payments could not be loaded. Nothing was changed.
        </ErrorState>
      )}
      {!data && !isError && <HistorySkeleton />}
      {data?.data.length === 0 && (
        <EmptyList filter={{ ...filter, isNarrow: false }} nothing="No payments">
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
