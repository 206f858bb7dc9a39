import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { WalletFigure } from "@solodesk/contract/money/wallet.ts";
import { useState } from "react";
import { dateInWords } from "#kernel/time/time-in-words.ts";
import { LedgerPages } from "#ui/data/ledger-pages.tsx";
import { LedgerRow } from "#ui/data/ledger-row.tsx";
import { RowsSkeleton } from "#ui/data/rows-skeleton.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { figureNames, figureNotes } from "./transaction-words.ts";
import { useWalletRows } from "./use-wallet.ts";

interface FigureBodyProps {
  figure: WalletFigure;
  at: string | undefined;
  zone: string;
}

export function FigureBody({ figure, at, zone }: FigureBodyProps) {
  const [page, setPage] = useState(1);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useWalletRows(figure, page, at);
  return (
    <>
      <header className="border-line border-b p-5 pe-14">
        <h2 className="text-lg">{t(figureNames[figure])}</h2>
        <p className="text-faint">
          {t(figureNotes[figure])}
          {at !== undefined && ` · ${t("At the end of {date}", { date: dateInWords(zone, at) })}`}
        </p>
      </header>
      <div aria-busy={isPlaceholderData} className="min-h-0 flex-1 overflow-y-auto px-5 pb-5">
        {!data && isError && (
          <ErrorState busy={isFetching} onRetry={() => void refetch()}>
            {t("The rows of this figure could not be loaded.")}
          </ErrorState>
        )}
        {!data && !isError && <RowsSkeleton label={t("Loading the rows of this figure")} />}
        {data?.data.length === 0 && <p className="py-5 text-body">{t("No transactions yet.")}</p>}
        {data && (
          <ul aria-label={t("What makes it")}>
            {data.data.map((row) => (
              <LedgerRow key={row.id} row={row} zone={zone} signed />
            ))}
          </ul>
        )}
      </div>
      {data && <LedgerPages pagination={data.pagination} total={data.total} page={page} onPage={setPage} />}
    </>
  );
}
