import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import {
  type CatalogueImport,
  type ImportUndo,
  operatorCatalogue,
  UndoPreviewLine,
} from "@solodesk/contract/operator/operator-catalogue.ts";
import { useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { useFollowed } from "#kernel/api/use-followed.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { shortMoment } from "#kernel/time/short-moment.ts";
import { Button } from "#ui/forms/button.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { Spinner } from "#ui/layout/spinner.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";

interface UndoImportDialogProps {
  one: CatalogueImport;
  onClose: () => void;
}

/** What undoing an import does, before it is undone. */
export function UndoImportDialog({ one, onClose }: UndoImportDialogProps) {
  const params = { id: String(one.id) };
  const [followed] = useState({
    endpoint: operatorCatalogue.previewUndo,
    line: UndoPreviewLine,
    input: { params },
  });
  const { lines, ended, again } = useFollowed(followed);
  const undo = useSend(operatorCatalogue.undoImport, { refresh: [operatorCatalogue.listImports] });
  const last = lines.at(-1);
  const outcome = last?.type === "outcome" ? last : undefined;
  const submit = async () => {
    try {
      await undo.mutateAsync({ params });
      onClose();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t("Undo this import?")}
        description={`${one.file}, ${shortMoment(one.started_at)}`}
        footer={
          <>
            <DialogClose asChild>
              <Button>{t("Cancel")}</Button>
            </DialogClose>
            <Button
              look="danger"
              busy={undo.isPending}
              disabled={!outcome || outcome.removed + outcome.restored === 0}
              onClick={() => void submit()}
            >
              {t("Undo import")}
            </Button>
          </>
        }
      >
        {outcome && <UndoConsequences outcome={outcome} isUnfinished={one.state === "unfinished"} />}
        {ended === undefined && !outcome && (
          <div
            role="status"
            aria-label={t("Loading what an undo would do")}
            className="flex items-center gap-3"
          >
            <Spinner className="text-faint" />
            {last?.type === "progress" && t("{part} checked||of an import", { part: percent(last.percent) })}
          </div>
        )}
        {ended !== undefined && ended !== "done" && <ErrorLine onRetry={again}>{ended.failure}</ErrorLine>}
      </DialogContent>
    </Dialog>
  );
}

const percent = (whole: number) => numberFormat({ style: "percent" }).format(whole / 100);

interface UndoConsequencesProps {
  outcome: ImportUndo;
  isUnfinished: boolean;
}

function UndoConsequences({ outcome, isUnfinished }: UndoConsequencesProps) {
  const { removed, restored, listed, changed, staying } = outcome;
  const unnamed = listed + changed - staying.length;
  const lines = [
    removed > 0 &&
      t("{count, plural, one {# new product is} other {# new products are}} removed.", { count: removed }),
    restored > 0 &&
      t("{count, plural, one {# changed product is} other {# changed products are}} restored.", {
        count: restored,
      }),
    listed > 0 &&
      t("{count, plural, one {# new product stays} other {# new products stay}}, because stores list them.", {
        count: listed,
      }),
    changed > 0 &&
      t(
        "{count, plural, one {# product stays} other {# products stay}}, because they were changed again since.",
        {
          count: changed,
        },
      ),
    removed + restored === 0 && t("There is nothing left to undo."),
    isUnfinished &&
      t(
        "This import hasn't finished. If it's still running, undoing it stops it and also undoes what it has saved by then.",
      ),
  ].filter((line) => line !== false);
  return (
    <>
      <ul className="list-disc space-y-1 ps-5 text-body">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {staying.length > 0 && (
        <ul aria-label={t("Products that stay")} className="pt-3 text-faint text-sm">
          {staying.map(({ sku, name, stores }) => (
            <li key={sku} dir="auto" className="break-words">
              {sku} {name}
              {stores > 0 && ` · ${t("{count, plural, one {# store} other {# stores}}", { count: stores })}`}
            </li>
          ))}
          {unnamed > 0 && <li>{t("and {count} more", { count: unnamed })}</li>}
        </ul>
      )}
    </>
  );
}
