import { t } from "@solodesk/contract/kernel/language/t.ts";
import { catalogueFiles } from "@solodesk/contract/operator/operator-catalogue.ts";
import { FileDrop } from "#features/marketing/ads/import/file-drop.tsx";
import { Button } from "#ui/forms/button.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import { ImportTrial } from "./import-trial.tsx";
import { useCatalogueImport } from "./use-catalogue-import.ts";

/** Imports products from a file: chosen, tried, and only then stored. */
export function ImportProductsDialog({ onClose }: { onClose: () => void }) {
  const importing = useCatalogueImport();
  const { file, outcome, fraction, refusal, store, forget } = importing;
  const isStored = outcome?.dry_run === false;
  const usable = outcome ? outcome.created + outcome.updated : 0;
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
      {outcome && outcome.missing.length === 0 && (
        <Button look="primary" busy={fraction !== undefined} disabled={usable === 0} onClick={store}>
          {usable === 0
            ? t("Nothing to import")
            : t("Import {count, plural, one {# product} other {# products}}", { count: usable })}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={isStored ? t("Products imported") : t("Import products")}
        description={
          outcome
            ? file?.name
            : t(
                "A file with a row for each product, or an export of Shopify or WooCommerce. You see the result before anything is saved.",
              )
        }
        width="wide"
        footer={footer}
      >
        {outcome ? (
          <div className="space-y-4 pb-1">
            <ImportTrial outcome={outcome} importing={importing} />
            <FormError>{refusal}</FormError>
          </div>
        ) : (
          <FileDrop
            importing={importing}
            label={t("Products||noun, a file")}
            kinds="CSV, JSON"
            accept={[...catalogueFiles, "text/csv", "application/json"].join(",")}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
