import type { WalletFigure, WalletRow } from "@solodesk/contract/wallet.ts";
import { type ReactNode, useState } from "react";
import { dateInWords } from "#kernel/time-in-words.ts";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Moment } from "#ui/moment.tsx";
import { Money } from "#ui/money.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { OrderNumber } from "./order-number.tsx";
import { figureNames, figureNotes, orderAddress } from "./transaction-words.ts";
import { useWalletRows } from "./use-wallet.ts";

interface FigureBodyProps {
  figure: WalletFigure;
  at: string | undefined;
  zone: string;
}

export function FigureBody({ figure, at, zone }: FigureBodyProps) {
  const [page, setPage] = useState(1);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useWalletRows(figure, page, at);
  const pages = data?.pagination.total_pages ?? 0;
  return (
    <>
      <header className="border-line border-b p-5 pr-14">
        <h2 className="text-lg">{figureNames[figure]}</h2>
        <p className="text-faint">
          {figureNotes[figure]}
          {at !== undefined && `, at the end of ${dateInWords(zone, at)}`}
        </p>
      </header>
      <div aria-busy={isPlaceholderData} className="min-h-0 flex-1 overflow-y-auto px-5 pb-5">
        {!data && isError && (
          <ErrorState busy={isFetching} onRetry={() => void refetch()}>
            What makes this figure could not be loaded.
          </ErrorState>
        )}
        {!data && !isError && <RowsSkeleton />}
        {data?.data.length === 0 && (
          <p className="py-5 text-body">Nothing has moved here: it is the sum of no rows.</p>
        )}
        {data && (
          <ul aria-label="What makes it">
            {data.data.map((row) => (
              <FigureRow key={row.id} row={row} zone={zone} />
            ))}
          </ul>
        )}
      </div>
      {data && (
        <footer className="space-y-3 border-line border-t px-5 py-4">
          {pages > 1 && (
            <div className="flex items-center gap-2">
              <p className="figures mr-auto text-faint text-sm">
                Page {page.toLocaleString()} of {pages.toLocaleString()}
              </p>
              <Step disabled={page === 1} onClick={() => setPage(page - 1)}>
                Newer
              </Step>
              <Step disabled={page >= pages} onClick={() => setPage(page + 1)}>
                Older
              </Step>
            </div>
          )}
          <p className="flex items-baseline justify-between gap-4 font-medium text-strong">
            <span>{sumOf(data.pagination.total)}</span>
            <Money value={data.total} />
          </p>
        </footer>
      )}
    </>
  );
}

const sumOf = (rows: number): string =>
  rows === 1 ? "1 row comes to" : `${rows.toLocaleString()} rows come to`;

interface StepProps {
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

const Step = ({ disabled, onClick, children }: StepProps) => (
  <Button size="sm" disabled={disabled} onClick={onClick}>
    {children}
  </Button>
);

function FigureRow({ row, zone }: { row: WalletRow; zone: string }) {
  const order = orderAddress(row);
  return (
    <li className="flex items-baseline justify-between gap-4 border-line border-b py-2.5">
      <div className="min-w-0">
        <p dir="auto" className="break-words text-strong">
          {row.description}
        </p>
        <p className="flex flex-wrap items-baseline gap-x-2 text-faint text-sm">
          <Moment instant={row.at} zone={zone} />
          {order && row.order_number !== null && <OrderNumber number={row.order_number} to={order} />}
        </p>
      </div>
      <Money value={row.amount} signed className="text-strong" />
    </li>
  );
}

const RowsSkeleton = () => (
  <output aria-label="Loading what makes this figure" className="block space-y-4 pt-4">
    <Skeleton className="h-10" />
    <Skeleton className="h-10" />
    <Skeleton className="h-10" />
  </output>
);
