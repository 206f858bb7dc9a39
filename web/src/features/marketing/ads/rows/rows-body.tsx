import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { AdFigures } from "@solodesk/contract/marketing/ads/ad-figures.ts";
import type { AdRowKind } from "@solodesk/contract/marketing/ads/ad-rows.ts";
import type { AdsFilter } from "@solodesk/contract/marketing/ads.ts";
import { useState } from "react";
import { useRead } from "#kernel/api/query.ts";
import { timesLead, viewerZone } from "#kernel/time/time-in-words.ts";
import { RowsSkeleton } from "#ui/data/rows-skeleton.tsx";
import { Segmented } from "#ui/forms/segmented.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { type AdFigureName, adFigures, rowKindNames } from "../ad-words.ts";
import { adRowsRead } from "../ads-read.ts";
import { Division } from "../charts/division.tsx";
import { AdRowItem } from "./ad-row-item.tsx";
import { RowsFoot } from "./rows-foot.tsx";

/** One page of the rows behind a figure; the previous page stays until it is loaded. */
const useAdRows = (what: AdRowKind, filter: AdsFilter, page: number) =>
  useRead(adRowsRead(what, filter, page), { quiet: true, keepPrevious: true });

interface RowsBodyProps {
  figure: AdFigureName;
  /** The figures of everything the rows are filtered by; undefined while loading. */
  of: AdFigures | undefined;
  filter: AdsFilter;
  days: string;
  /** The store's time zone; undefined until it is known. */
  zone: string | undefined;
}

export function RowsBody({ figure, of, filter, days, zone }: RowsBodyProps) {
  const { name, means, rows: kinds } = adFigures[figure];
  // Starts with bookings if there are only bookings, so that the list is not empty.
  const isBookedOnly = of?.orders === 0 && of.bookings > 0 && kinds.includes("bookings");
  const [kind, setKind] = useState(isBookedOnly && kinds[0] === "orders" ? "bookings" : kinds[0]);
  const [page, setPage] = useState(1);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useAdRows(kind, filter, page);
  // Rows of another kind are not kept while loading: they have another shape.
  const shown = data && (data.data[0]?.what ?? kind) === kind ? data : undefined;
  return (
    <>
      <header className="space-y-3 border-line border-b p-5 pe-14">
        <div>
          <h2 className="text-lg">{t(name)}</h2>
          <p className="text-body">{t(means)}</p>
          {of && <Division figure={figure} of={of} />}
          <p className="figures pt-0.5 text-faint text-sm">
            {days && `${days}. `}
            {timesLead(zone)}
          </p>
        </div>
        {kinds.length > 1 && (
          <Segmented
            label={t("Rows")}
            options={kinds.map((value) => ({ value, label: t(rowKindNames[value]) }))}
            value={kind}
            onChange={(next) => {
              setKind(next);
              setPage(1);
            }}
          />
        )}
      </header>
      <div aria-busy={isPlaceholderData} className="min-h-0 flex-1 overflow-y-auto px-5 pb-5">
        {!shown && isError && (
          <ErrorState busy={isFetching} onRetry={() => void refetch()}>
            {t("What makes this figure could not be loaded.")}
          </ErrorState>
        )}
        {!shown && !isError && <RowsSkeleton label={t("Loading what makes this figure")} />}
        {shown?.data.length === 0 && (
          <p className="py-5 text-body">{t("There is nothing in this figure yet.")}</p>
        )}
        {shown && (
          <ul aria-label={t("What makes it")}>
            {shown.data.map((row, at) => (
              <AdRowItem key={`${page}-${at}`} row={row} zone={zone ?? viewerZone()} />
            ))}
          </ul>
        )}
      </div>
      {shown && <RowsFoot kind={kind} answer={shown} page={page} onPage={setPage} />}
    </>
  );
}
