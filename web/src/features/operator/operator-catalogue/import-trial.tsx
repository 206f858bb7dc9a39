import type { ImportColumn } from "@solodesk/contract/catalog/catalog/import-column.ts";
import { importColumns } from "@solodesk/contract/catalog/catalog/import-column.ts";
import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import {
  type CatalogueMapping,
  type CatalogueOutcome,
  wholesalePercent,
} from "@solodesk/contract/operator/operator-catalogue.ts";
import { useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Select } from "#ui/forms/select.tsx";
import { ColumnSelects, headingsIn } from "#ui/import/column-selects.tsx";
import { SkippedRows } from "#ui/import/skipped-rows.tsx";
import { Notice } from "#ui/layout/notice.tsx";
import { outcomeInWords } from "./outcome-in-words.ts";
import type { ImportingProducts } from "./use-catalogue-import.ts";

interface ImportTrialProps {
  outcome: CatalogueOutcome;
  importing: ImportingProducts;
}

const percents = [0, 25, 40, 50, 60, 70, 80, 90, 100];

/** What an import does or did: counts, refused rows, or which columns have to be named first. */
export function ImportTrial({ outcome, importing }: ImportTrialProps) {
  const {
    dry_run: isDry,
    missing,
    columns,
    refused,
    refused_count: refusedCount,
    broken_off: brokenOff,
  } = outcome;
  if (missing.length > 0) return <ColumnChoice columns={columns} importing={importing} />;
  return (
    <>
      {brokenOff !== null && (
        <Notice title={t("Only part of the file was imported. Undo this import, or import the file again.")}>
          <p lang="en" className="text-body">
            {brokenOff}
          </p>
        </Notice>
      )}
      <p role="status" className="figures font-medium text-strong">
        {outcomeInWords(outcome)}
      </p>
      {isDry && (
        <Field label={t("Wholesale price of rows that name none")}>
          {(wiring) => (
            <Select
              {...wiring}
              value={String(importing.choices.wholesalePercent ?? wholesalePercent)}
              onChange={({ target }) => importing.change({ wholesalePercent: Number(target.value) })}
            >
              {percents.map((percent) => (
                <option key={percent} value={percent}>
                  {t("{percent} % of the price", { percent })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <SkippedRows
        lang="en"
        count={refusedCount}
        rows={refused.map(({ row, column, reason, suggestion }) => ({
          row,
          reason: `${column ?? ""} ${reason}${suggestion === null ? "" : ` (write ${suggestion}?)`}`.trim(),
        }))}
      />
    </>
  );
}

const names: Record<ImportColumn, Message> = {
  sku: msg("SKU||the number of a product"),
  name: msg("Name"),
  description: msg("Description"),
  category: msg("Category"),
  brand: msg("Brand"),
  price: msg("Price"),
  wholesale_price: msg("Wholesale price"),
  stock: msg("Stock||how many there are"),
  image: msg("Picture||of a product"),
};

const required: readonly ImportColumn[] = ["sku", "name", "price"];

interface ColumnChoiceProps {
  columns: readonly string[];
  importing: ImportingProducts;
}

/** Which column of the file holds what, for a file whose headings are its supplier's own. */
function ColumnChoice({ columns, importing }: ColumnChoiceProps) {
  const headings = headingsIn(columns);
  const same = (column: ImportColumn) => headings.find((heading) => heading.toLowerCase() === column);
  const [chosen, setChosen] = useState<CatalogueMapping>(() =>
    Object.fromEntries(
      importColumns.flatMap((column) => {
        const heading = importing.choices.mapping?.[column] ?? same(column);
        return heading === undefined ? [] : [[column, heading]];
      }),
    ),
  );
  return (
    <section aria-label={t("Columns||of a file")} className="space-y-4">
      <p className="text-body">
        {t(
          "Solodesk doesn't recognize the headings of this file. For each field, choose the column that holds it.",
        )}
      </p>
      <ColumnSelects
        fields={importColumns}
        names={names}
        columns={columns}
        mapping={chosen}
        required={required}
        onChange={setChosen}
      />
      <Button
        look="primary"
        busy={importing.fraction !== undefined}
        disabled={required.some((column) => chosen[column] === undefined)}
        onClick={() => importing.change({ mapping: chosen })}
      >
        {t("Read the file")}
      </Button>
    </section>
  );
}
