import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type Payout, payouts } from "@solodesk/contract/selling/payouts.ts";
import { useState } from "react";
import { readOf, useRead } from "#kernel/api/query.ts";
import { exactlyInWords } from "#kernel/time/time-in-words.ts";
import { Badge } from "#ui/data/badge.tsx";
import { LedgerPages } from "#ui/data/ledger-pages.tsx";
import { LedgerRow } from "#ui/data/ledger-row.tsx";
import { RowsSkeleton } from "#ui/data/rows-skeleton.tsx";
import { Detail, Details } from "#ui/layout/details.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Money } from "#ui/text/money.tsx";
import { payoutStatusNames, payoutStatusTones, statusNotes } from "../payout-words.ts";
import { CancelPayout } from "./cancel-payout.tsx";

/** Fetches a page of the rows a withdrawal paid out; the previous page stays while it loads. */
const usePayoutRows = (id: Id, page: number) =>
  useRead(readOf(payouts.listRows, { params: { id }, query: page === 1 ? {} : { page } }), {
    quiet: true,
    keepPrevious: true,
  });

interface PayoutBodyProps {
  payout: Payout;
  zone: string;
}

export function PayoutBody({ payout, zone }: PayoutBodyProps) {
  const [page, setPage] = useState(1);
  const { data, isError, isFetching, isPlaceholderData, refetch } = usePayoutRows(payout.id, page);
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <PayoutFacts payout={payout} zone={zone} />
        <section
          aria-label={t("Why this number")}
          aria-busy={isPlaceholderData}
          className="border-line border-t px-5 py-5"
        >
          <h3 className="font-medium text-sm text-strong">{t("Why this number")}</h3>
          {!data && isError && (
            <ErrorState busy={isFetching} onRetry={() => void refetch()}>
              {t("These details could not be loaded.")}
            </ErrorState>
          )}
          {!data && !isError && <RowsSkeleton label={t("Loading the details")} />}
          <ul aria-label={t("Rows it pays out")}>
            {data?.data.map((row) => (
              <LedgerRow key={row.id} row={row} zone={zone} />
            ))}
          </ul>
        </section>
      </div>
      {data && (
        <LedgerPages pagination={data.pagination} total={payout.amount} page={page} onPage={setPage} />
      )}
    </>
  );
}

const PayoutFacts = ({ payout, zone }: PayoutBodyProps) => (
  <div className="space-y-4 p-5 pb-4">
    <header className="flex flex-wrap items-baseline justify-between gap-x-4 pe-9">
      <h2 className="text-lg">{t("Withdrawal")}</h2>
      <Money value={payout.amount} className="font-semibold text-lg text-strong" />
    </header>
    <div className="flex min-h-8 items-center justify-between gap-3">
      <Badge tone={payoutStatusTones[payout.status]}>{t(payoutStatusNames[payout.status])}</Badge>
      <CancelPayout payout={payout} />
    </div>
    <p className="text-body">{t(statusNotes[payout.status])}</p>
    <Details>
      {payout.reason && (
        <Detail name={t("Reason")}>
          <span dir="auto">{payout.reason}</span>
        </Detail>
      )}
      <Detail name={t("To||the account that a withdrawal goes to")}>
        <span className="figures">{payout.destination.masked}</span>
      </Detail>
      <Detail name={t("Requested||when a withdrawal was requested")}>
        <time dateTime={payout.requested_at}>{exactlyInWords(zone, payout.requested_at)}</time>
      </Detail>
      {payout.settled_at !== null && (
        <Detail name={t(payoutStatusNames[payout.status])}>
          <time dateTime={payout.settled_at}>{exactlyInWords(zone, payout.settled_at)}</time>
        </Detail>
      )}
    </Details>
  </div>
);
