import { t } from "@solodesk/contract/kernel/language/t.ts";
import { FileDrop } from "#ui/import/file-drop.tsx";
import { ImportFrame } from "#ui/import/import-frame.tsx";
import type { Days } from "../periods.ts";
import { AdImportReport } from "./ad-import-report.tsx";
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
  const { outcome, forget } = importing;
  const isStored = outcome?.dry_run === false;
  const usable = outcome && outcome.rows - outcome.skipped_count;
  return (
    <ImportFrame
      importing={importing}
      title={isStored ? t("Spend imported") : t("Import spend")}
      description={outcome ? undefined : about()}
      usable={usable}
      isUnusable={usable === 0 || (outcome?.problems.length ?? 0) > 0}
      storeLabel={t("Import {rows, plural, one {# row} other {# rows}}", { rows: usable ?? 0 })}
      onClose={onClose}
    >
      {isStored ? (
        <ImportResult outcome={outcome} shown={shown} onUndone={forget} onShow={onClose} />
      ) : outcome ? (
        <AdImportReport outcome={outcome} importing={importing} />
      ) : (
        <FileDrop
          importing={importing}
          label={t("Report||noun, a file")}
          kinds="CSV"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
        />
      )}
    </ImportFrame>
  );
}

const about = () =>
  t(
    "A report from Google Ads, Meta Ads Manager or Microsoft Advertising, by campaign and day. You see the result before anything is saved.",
  );
