import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useState } from "react";
import { Button } from "#ui/forms/button.tsx";

interface SkippedRowsProps {
  /** The first of the skipped rows. */
  rows: readonly { row: number; reason: string }[];
  count: number;
  /** The language of the reasons, if it is not that of the page. */
  lang?: string;
}

const first = 3;

/** Rows that cannot be used, each with its reason; the others are imported anyway. */
export function SkippedRows({ rows, count, lang }: SkippedRowsProps) {
  const [isWhole, setWhole] = useState(false);
  if (count === 0) return null;
  const shown = isWhole ? rows : rows.slice(0, first);
  return (
    <section aria-label={t("Skipped rows")}>
      <h3 className="text-base">
        {t("{rows, plural, one {# row skipped} other {# rows skipped}}", { rows: count })}
      </h3>
      <ul className="mt-1 border-line border-t text-sm">
        {shown.map(({ row, reason }) => (
          <li key={`${row}${reason}`} className="flex gap-3 border-line border-b py-2">
            <span className="figures w-18 shrink-0 text-faint">
              {t("Row {row}", { row: numberFormat().format(row) })}
            </span>
            <span lang={lang} className="min-w-0 break-words text-body">
              {reason}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <Button size="sm" look="ghost" className="mt-1" onClick={() => setWhole(true)}>
          {rows.length === count ? t("Show all") : t("Show the first {rows}", { rows: rows.length })}
        </Button>
      )}
    </section>
  );
}
