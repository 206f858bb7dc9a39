import { t } from "@solodesk/contract/kernel/language/t.ts";
import { catalogueFiles } from "@solodesk/contract/operator/operator-catalogue.ts";
import { FormError } from "#ui/forms/form-error.tsx";
import { FileDrop } from "#ui/import/file-drop.tsx";
import { ImportFrame } from "#ui/import/import-frame.tsx";
import { ImportTrial } from "./import-trial.tsx";
import { useCatalogueImport } from "./use-catalogue-import.ts";

/** Imports products from a file: chosen, tried, and only then stored. */
export function ImportProductsDialog({ onClose }: { onClose: () => void }) {
  const importing = useCatalogueImport();
  const { file, outcome, refusal } = importing;
  const usable = outcome && outcome.missing.length === 0 ? outcome.created + outcome.updated : undefined;
  const title = outcome?.dry_run === false ? t("Products imported") : t("Import products");
  return (
    <ImportFrame
      importing={importing}
      title={outcome && outcome.broken_off !== null ? t("The import ended early") : title}
      description={
        outcome
          ? file?.name
          : t(
              "A file with a row for each product, or an export of Shopify or WooCommerce. You see the result before anything is saved.",
            )
      }
      usable={usable}
      storeLabel={t("Import {count, plural, one {# product} other {# products}}", { count: usable ?? 0 })}
      onClose={onClose}
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
    </ImportFrame>
  );
}
