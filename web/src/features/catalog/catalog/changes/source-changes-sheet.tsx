import { catalog, type ListedProduct } from "@solodesk/contract/catalog/catalog.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { X } from "lucide-react";
import { readOf, useRead } from "#kernel/api/query.ts";
import { Thumbnail } from "#ui/data/thumbnail.tsx";
import { Button } from "#ui/forms/button.tsx";
import { iconButtonLook } from "#ui/forms/icon-button.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { classes } from "#ui/look/classes.ts";
import { Sheet } from "#ui/overlays/sheet.tsx";
import { useBackAway } from "#ui/overlays/use-back-away.ts";
import { SourceChangeRow } from "./source-change-row.tsx";
import { useAnswerChanges } from "./use-answer-changes.ts";

/** Placeholder for the fields whose changes are loading. */
const ChangesSkeleton = ({ rows }: { rows: number }) => (
  <div role="status" aria-label={t("Loading what changed")}>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="h-37 space-y-3 border-line border-t pt-4">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-4 w-2/5" />
      </div>
    ))}
  </div>
);

interface SourceChangesSheetProps {
  product: ListedProduct;
  onClose: () => void;
}

/** What the source of a product changed, field by field, with a choice for each field. */
export function SourceChangesSheet({ product, onClose }: SourceChangesSheetProps) {
  const { data, isError, isFetching, refetch } = useRead(
    readOf(catalog.getChanges, { params: { id: product.id } }),
    { quiet: true },
  );
  const answer = useAnswerChanges(product);
  useBackAway(true, onClose);
  const asked = data?.data;
  const changes = asked?.changes ?? [];
  const choose = (choice: "take" | "keep", answered = changes) => asked && answer(choice, asked, answered);
  return (
    <Sheet
      title={t("What changed: {product}", { product: product.name })}
      side="end"
      open
      onOpenChange={onClose}
      className="w-full sm:w-[26rem]"
    >
      <header className="flex items-start gap-3 pt-5 pe-14 pb-4 ps-5">
        <Thumbnail src={product.image_url} />
        <div className="min-w-0 flex-1">
          <p className="line-clamp-2 break-words font-semibold text-md text-strong">
            {asked?.name ?? product.name}
          </p>
          <p className="mt-1 text-faint text-sm">
            {t("Your store page shows your version until you decide. Stock always comes from the source.")}
          </p>
        </div>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-5">
        {!asked && !isError && <ChangesSkeleton rows={product.changes.length} />}
        {isError && !asked && (
          <ErrorState busy={isFetching} onRetry={() => void refetch()}>
            {t("The changes could not be loaded. Your store page hasn't changed.")}
          </ErrorState>
        )}
        {asked && changes.length === 0 && (
          <div className="border-line border-t py-8 text-center">
            <p role="status">{t("Nothing is left to decide.")}</p>
            <Button className="mt-4" onClick={onClose}>
              {t("Done")}
            </Button>
          </div>
        )}
        <ul aria-label={t("Changes")}>
          {changes.map((change) => (
            <SourceChangeRow
              key={change.field}
              change={change}
              onTake={() => choose("take", [change])}
              onKeep={() => choose("keep", [change])}
            />
          ))}
        </ul>
      </div>
      {changes.length > 1 && (
        <footer className="flex justify-end gap-2 border-line border-t p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
          <Button onClick={() => choose("keep")}>{t("Keep all||verb, keep all of my own values")}</Button>
          <Button look="primary" onClick={() => choose("take")}>
            {t("Take all||verb, accept all new values")}
          </Button>
        </footer>
      )}
      {/* Last in the dialog, as in every dialog. */}
      <button
        type="button"
        aria-label={t("Close||a dialog")}
        onClick={onClose}
        className={classes(iconButtonLook, "!absolute top-3 end-3")}
      >
        <X />
      </button>
    </Sheet>
  );
}
