import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import {
  type CatalogueImport,
  type ImportState,
  operatorCatalogue,
} from "@solodesk/contract/operator/operator-catalogue.ts";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { pageIn, pageNumberIn } from "#kernel/api/list-query.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { shortMoment } from "#kernel/time/short-moment.ts";
import { Badge, type Tone } from "#ui/data/badge.tsx";
import { Pager } from "#ui/data/pager.tsx";
import { RowsSkeleton } from "#ui/data/rows-skeleton.tsx";
import { RowCard } from "#ui/data/table.tsx";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { ImportProductsDialog } from "./import-products-dialog.tsx";
import { outcomeInWords } from "./outcome-in-words.ts";
import { UndoImportDialog } from "./undo-import-dialog.tsx";

const PAGE = "imports";
/** As many as fit a glance: older imports can't be undone. */
const SIZE = 5;
/** Milliseconds between two looks at an import that is being undone. */
const SOON = 2000;

const useImports = (query: URLSearchParams) =>
  useRead(
    readOf(operatorCatalogue.listImports, {
      query: { ...pageIn({ page: pageNumberIn(query, PAGE) }), page_size: SIZE },
    }),
    {
      quiet: true,
      keepPrevious: true,
      pollAfter: ({ data }) => (data.some(({ state }) => state === "undoing") ? SOON : false),
    },
  );

/** The imports into the shared catalogue, how to undo them, and how to add one. */
export function CatalogueImports() {
  const [query] = useSearchParams();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useImports(query);
  const [isImporting, setImporting] = useState(false);
  const isEmpty = data?.data.length === 0;
  const add = (
    <Button look="primary" aria-haspopup="dialog" onClick={() => setImporting(true)}>
      {t("Import products")}
    </Button>
  );
  return (
    <section aria-label={t("Shared catalogue")}>
      <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
        <div>
          <h2 className="text-md">{t("Shared catalogue")}</h2>
          {data && (
            <p className="figures text-faint text-sm">
              {t("{count, plural, =0 {No products yet} one {# product} other {# products}}", {
                count: data.products,
              })}
            </p>
          )}
        </div>
        {data && !isEmpty && add}
      </div>
      {!data && !isError && <RowsSkeleton label={t("Loading the imports")} />}
      {isError && !data && (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {t("The imports could not be loaded.")}
        </ErrorState>
      )}
      {isEmpty && (
        <EmptyState drawing="box" action={add}>
          {t("No file has been imported yet. A supplier's CSV is enough to start.")}
        </EmptyState>
      )}
      {data && !isEmpty && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60" : ""}>
          <ul aria-label={t("Imports")} className="border-line border-t">
            {data.data.map((one) => (
              <ImportRow key={one.id} one={one} />
            ))}
          </ul>
          <Pager pagination={data.pagination} name={PAGE} stays />
        </div>
      )}
      {isImporting && <ImportProductsDialog onClose={() => setImporting(false)} />}
    </section>
  );
}

const looks = {
  undoable: { name: msg("Done||an import"), tone: "good" },
  unfinished: { name: msg("Unfinished||an import"), tone: "waiting" },
  unchanged: { name: msg("Changed nothing"), tone: "stopped" },
  too_old: { name: msg("Done||an import"), tone: "good" },
  undoing: { name: msg("Being undone||an import"), tone: "waiting" },
  undone: { name: msg("Undone||an import"), tone: "stopped" },
} as const satisfies Record<ImportState, { name: Message; tone: Tone }>;

function ImportRow({ one }: { one: CatalogueImport }) {
  const { file, started_at, state, refused } = one;
  const [isUndoing, setUndoing] = useState(false);
  const { name, tone } = looks[state];
  return (
    <RowCard className="flex-wrap justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <p dir="auto" className="break-words font-medium text-strong">
          {file}
        </p>
        <p className="figures break-words text-faint text-sm">
          {[shortMoment(started_at), outcomeInWords({ ...one, refused_count: refused })].join(" · ")}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{t(name)}</Badge>
        {one.undo_percent !== null && (
          <span className="figures text-faint text-sm">
            {numberFormat({ style: "percent" }).format(one.undo_percent / 100)}
          </span>
        )}
        {(state === "undoable" || state === "unfinished") && (
          <Button size="sm" aria-haspopup="dialog" onClick={() => setUndoing(true)}>
            {t("Undo…||an import")}
          </Button>
        )}
      </div>
      {isUndoing && <UndoImportDialog one={one} onClose={() => setUndoing(false)} />}
    </RowCard>
  );
}
