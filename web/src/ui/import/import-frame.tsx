import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { ReactNode } from "react";
import { Button } from "#ui/forms/button.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import type { FileImport } from "./use-file-import.ts";

interface ImportFrameProps {
  importing: Pick<FileImport<object, { dry_run: boolean }>, "outcome" | "fraction" | "store" | "forget">;
  title: string;
  description?: string | undefined;
  /** How many rows would be stored; undefined while the file can't be read. */
  usable: number | undefined;
  /** Says how many: "Import 3 rows". */
  storeLabel: string;
  isUnusable?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog around an import: Cancel and Import, then Done. */
export function ImportFrame({
  importing: { outcome, fraction, store, forget },
  title,
  description,
  usable,
  storeLabel,
  isUnusable = usable === 0,
  onClose,
  children,
}: ImportFrameProps) {
  // Closing the dialog leaves an import that runs as it is.
  const isImporting = fraction !== undefined && usable !== undefined;
  const footer =
    outcome?.dry_run === false ? (
      <>
        <Button onClick={forget}>{t("Import another||file")}</Button>
        <DialogClose asChild>
          <Button look="primary">{t("Done")}</Button>
        </DialogClose>
      </>
    ) : (
      <>
        <DialogClose asChild>
          <Button>{isImporting ? t("Hide||an import that runs") : t("Cancel")}</Button>
        </DialogClose>
        {usable !== undefined && (
          <Button look="primary" busy={isImporting} disabled={isUnusable} onClick={store}>
            {usable === 0 ? t("Nothing to import") : storeLabel}
          </Button>
        )}
      </>
    );
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={title}
        {...(description !== undefined && { description })}
        width="wide"
        footer={footer}
      >
        {children}
      </DialogContent>
    </Dialog>
  );
}
