import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Pagination } from "@solodesk/contract/kernel/page.ts";
import type { Payout } from "@solodesk/contract/selling/payouts.ts";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { listIn } from "#kernel/api/list-query.ts";
import { EmptyList } from "#ui/data/empty-list.tsx";
import { Pager } from "#ui/data/pager.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { useMedia } from "#ui/layout/use-media.ts";
import type { Opened } from "#ui/overlays/use-opened.ts";
import { PayoutCards } from "./payout-cards.tsx";
import { PayoutTable } from "./payout-table.tsx";

interface PayoutHistoryProps {
  payouts: readonly Payout[];
  pagination: Pagination;
  /** The rows are still those of the previous page. */
  isBehind: boolean;
  zone: string;
  opened: Opened;
  nextStep: ReactNode;
}

/** All withdrawals with their status, newest first. */
export function PayoutHistory({ payouts, pagination, isBehind, zone, opened, nextStep }: PayoutHistoryProps) {
  const isTable = useMedia("(min-width: 768px)");
  const [query] = useSearchParams();
  const { page } = listIn(query);
  const Rows = isTable ? PayoutTable : PayoutCards;
  return (
    <section aria-label={t("History")}>
      <SectionHead title={t("History")} count={pagination.total} />
      {payouts.length === 0 ? (
        <EmptyList filter={{ page, isNarrow: false, q: "", clear: () => undefined }}>
          <EmptyState drawing="wallet" action={nextStep}>
            {t("No withdrawals yet.")}
          </EmptyState>
        </EmptyList>
      ) : (
        <div aria-busy={isBehind} className={isBehind ? "opacity-60" : ""}>
          <Rows payouts={payouts} zone={zone} opened={opened} />
          <Pager pagination={pagination} stays />
        </div>
      )}
    </section>
  );
}
