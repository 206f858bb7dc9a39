import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { CatalogueOutcome } from "@solodesk/contract/operator/operator-catalogue.ts";

type Counts = Pick<CatalogueOutcome, "created" | "updated" | "unchanged" | "refused_count">;

/** "3 new, 2 changed, 1 refused" */
export function outcomeInWords({ created, updated, unchanged, refused_count: refused }: Counts): string {
  const parts = [
    t("{count} new||products of an import", { count: created }),
    ...(updated > 0 ? [t("{count} changed||products of an import", { count: updated })] : []),
    ...(unchanged > 0 ? [t("{count} unchanged||products of an import", { count: unchanged })] : []),
    ...(refused > 0 ? [t("{count} skipped||rows of an import", { count: refused })] : []),
  ];
  return parts.join(", ");
}
