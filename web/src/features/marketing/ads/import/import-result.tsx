import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { AdImportOutcome } from "@solodesk/contract/marketing/ads/ad-import.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { Button } from "#ui/forms/button.tsx";
import { SkippedRows } from "#ui/import/skipped-rows.tsx";
import type { Days } from "../periods.ts";
import { ImportTotals } from "./import-totals.tsx";
import { ShowDays } from "./show-days.tsx";
import { useUndoImport } from "./use-undo-import.ts";

interface ImportResultProps {
  outcome: AdImportOutcome;
  /** The days the screen behind shows. */
  shown: Days;
  onUndone: () => void;
  onShow: () => void;
}

/** The result of an import, with an Undo button. */
export function ImportResult({ outcome, shown, onUndone, onShow }: ImportResultProps) {
  const { import_id, imported, unchanged, skipped, skipped_count, totals } = outcome;
  const { from, to } = totals;
  const undo = useUndoImport();
  const takeBack = (id: string) =>
    undo.mutateAsync({ params: { id } }).then(onUndone, (refusal: unknown) => {
      if (!(refusal instanceof CallError)) throw refusal;
    });
  return (
    <div className="space-y-5 pb-1">
      <div role="status" className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-body">{importedInWords(imported, unchanged)}</p>
        {import_id !== null && imported > 0 && (
          <Button size="sm" busy={undo.isPending} onClick={() => void takeBack(import_id)}>
            {t("Undo")}
          </Button>
        )}
      </div>
      <ImportTotals outcome={outcome} />
      {from !== null && to !== null && <ShowDays days={{ from, to }} shown={shown} onShow={onShow} />}
      <SkippedRows rows={skipped} count={skipped_count} />
    </div>
  );
}

function importedInWords(imported: number, unchanged: number): string {
  if (imported === 0 && unchanged > 0) return t("Everything was already imported. Nothing has changed.");
  const news = t("{rows, plural, one {# row imported.} other {# rows imported.}}", { rows: imported });
  if (unchanged === 0) return news;
  const known = t("{rows, plural, one {# row was already imported.} other {# rows were already imported.}}", {
    rows: unchanged,
  });
  return `${news} ${known}`;
}
