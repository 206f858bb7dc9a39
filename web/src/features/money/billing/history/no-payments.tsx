import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import type { HistoryFilter } from "./use-history-filter.ts";

export const NoPayments = ({ filter }: { filter: Pick<HistoryFilter, "isNarrow" | "clear"> }) =>
  filter.isNarrow ? (
    <EmptyState drawing="search" action={<Button onClick={filter.clear}>Clear filters</Button>}>
      No payments are like that.
    </EmptyState>
  ) : (
    <EmptyState drawing="receipt">
      No payments. What you pay for credits and plans stands here, with its receipt.
    </EmptyState>
  );
