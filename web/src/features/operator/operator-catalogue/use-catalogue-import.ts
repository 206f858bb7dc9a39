import type { CatalogueMapping, CatalogueOutcome } from "@solodesk/contract/operator/operator-catalogue.ts";
import { operatorCatalogue } from "@solodesk/contract/operator/operator-catalogue.ts";
import { send } from "#kernel/api/send.ts";
import { type FileImport, type SendFile, useFileImport } from "#ui/import/use-file-import.ts";

/** What the operator sets where the file does not say it. */
interface CatalogueChoices {
  mapping: CatalogueMapping;
  wholesalePercent: number;
}

export type ImportingProducts = FileImport<CatalogueChoices, CatalogueOutcome>;

const sendProducts: SendFile<Partial<CatalogueChoices>, CatalogueOutcome> = (
  { file, choices: { mapping, wholesalePercent }, isDry },
  options,
) => {
  const query = {
    dry_run: isDry ? ("true" as const) : ("false" as const),
    ...(wholesalePercent !== undefined && { wholesale_percent: wholesalePercent }),
    ...(mapping && { mapping: JSON.stringify(mapping) }),
  };
  const refresh = isDry ? [] : [operatorCatalogue.listImports];
  return send(operatorCatalogue.importCatalogue, { file, query }, { ...options, refresh });
};

export const useCatalogueImport = (): ImportingProducts =>
  useFileImport<CatalogueChoices, CatalogueOutcome>(sendProducts);
