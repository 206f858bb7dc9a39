import type { ImportColumn } from "@solodesk/contract/catalog/catalog/import-column.ts";
import { importColumns } from "@solodesk/contract/catalog/catalog/import-column.ts";
import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
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
import { outcomeInWords } from "./outcome-in-words.ts";
import type { ImportingProducts } from "./use-catalogue-import.ts";

interface ImportTrialProps {
  outcome: CatalogueOutcome;
  importing: ImportingProducts;
}

const percents = [0, 25, 40, 50, 60, 70, 80, 90, 100];

/** What an import does or did: counts, refused rows, or which columns have to be named first. */
export function ImportTrial({ outcome, importing }: ImportTrialProps) {
  const { dry_run: isDry, missing, columns, refused, refused_count: refusedCount } = outcome;
  if (missing.length > 0) return <ColumnChoice columns={columns} importing={importing} />;
  return (
    <>
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
      {refused.length > 0 && (
        <section aria-label={t("Refused rows")}>
          <h3 className="pb-1 font-medium text-sm text-strong">{t("Refused rows")}</h3>
          <ul className="max-h-60 overflow-y-auto break-words text-body text-sm">
            {refused.map(({ row, column, reason, suggestion }) => (
              <li key={`${row} ${reason}`}>
                <span className="figures text-faint">
                  {t("Row {row}", { row: numberFormat().format(row) })}
                </span>{" "}
                <span lang="en">
                  {column} {reason}
                  {suggestion !== null && ` (write ${suggestion}?)`}
                </span>
              </li>
            ))}
          </ul>
          {refusedCount > refused.length && (
            <p className="text-faint text-sm">
              {t("and {count} more", { count: refusedCount - refused.length })}
            </p>
          )}
        </section>
      )}
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
  const headings = [...new Set(columns)].filter((heading) => heading.trim() !== "");
  const same = (column: ImportColumn) => headings.find((heading) => heading.toLowerCase() === column);
  const [chosen, setChosen] = useState<CatalogueMapping>(() =>
    Object.fromEntries(
      importColumns.flatMap((column) => {
        const heading = importing.choices.mapping?.[column] ?? same(column);
        return heading === undefined ? [] : [[column, heading]];
      }),
    ),
  );
  const choose = (column: ImportColumn, heading: string) => {
    const { [column]: _, ...rest } = chosen;
    setChosen(heading === "" ? rest : { ...rest, [column]: heading });
  };
  return (
    <section aria-label={t("Columns||of a file")} className="space-y-4">
      <p className="text-body">{t("The headings of this file are its own. Say which column holds what.")}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {importColumns.map((column) => (
          <Field key={column} label={t(names[column])}>
            {(wiring) => (
              <Select
                {...wiring}
                value={chosen[column] ?? ""}
                onChange={({ target }) => choose(column, target.value)}
              >
                <option value="">
                  {required.includes(column) ? t("Choose a column") : t("Not in this file")}
                </option>
                {headings.map((heading) => (
                  <option key={heading} value={heading}>
                    {heading}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </div>
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
