import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Button } from "#ui/forms/button.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import type { Days } from "../periods.ts";
import { AdImportReport } from "./ad-import-report.tsx";
import { FileDrop } from "./file-drop.tsx";
import { ImportResult } from "./import-result.tsx";
import { useImport } from "./use-import.ts";

interface ImportDialogProps {
  /** The days the screen behind shows. */
  shown: Days;
  onClose: () => void;
}

/** Imports a file from an ad platform: chosen, checked, and only then stored. */
export function ImportDialog({ shown, onClose }: ImportDialogProps) {
  const importing = useImport();
  const { outcome, fraction, store, forget } = importing;
  const isStored = outcome?.dry_run === false;
  const usable = outcome ? outcome.rows - outcome.skipped_count : 0;
  const footer = isStored ? (
    <>
      <Button onClick={forget}>{t("Import another||file")}</Button>
      <DialogClose asChild>
        <Button look="primary">{t("Done")}</Button>
      </DialogClose>
    </>
  ) : (
    <>
      <DialogClose asChild>
        <Button>{t("Cancel")}</Button>
      </DialogClose>
      {outcome && (
        <Button
          look="primary"
          busy={fraction !== undefined}
          disabled={outcome.problems.length > 0 || usable === 0}
          onClick={store}
        >
          {usable === 0
            ? t("Nothing to import")
            : t("Import {rows, plural, one {# row} other {# rows}}", { rows: usable })}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={isStored ? t("Spend imported") : t("Import spend")}
        {...(outcome ? {} : { description: about() })}
        width="wide"
        footer={footer}
      >
        {isStored ? (
          <ImportResult outcome={outcome} shown={shown} onUndone={forget} onShow={onClose} />
        ) : outcome ? (
          <AdImportReport outcome={outcome} importing={importing} />
        ) : (
          <FileDrop importing={importing} />
        )}
      </DialogContent>
    </Dialog>
  );
}

const about = () =>
  t(
    "A report from Google Ads, Meta Ads Manager or Microsoft Advertising, by campaign and day. You see the result before anything is saved.",
  );
