import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type {
  AdImportOutcome,
  DateOrder,
  DecimalSign,
  ProblemField,
} from "@solodesk/contract/marketing/ads/ad-import.ts";
import { adPlatforms } from "@solodesk/contract/marketing/ads/ad-platform.ts";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { Segmented } from "#ui/forms/segmented.tsx";
import { Select } from "#ui/forms/select.tsx";
import { SendLine } from "#ui/import/send-line.tsx";
import { SkippedRows } from "#ui/import/skipped-rows.tsx";
import { Notice } from "#ui/layout/notice.tsx";
import { platformName } from "../ad-words.ts";
import { ColumnMapping } from "./column-mapping.tsx";
import { FirstRows } from "./first-rows.tsx";
import { ImportTotals } from "./import-totals.tsx";
import type { Importing } from "./use-import.ts";

interface AdImportReportProps {
  outcome: AdImportOutcome;
  importing: Importing;
}

const dateOrders = [
  { value: "day_first", label: msg("Day first: 31.1.") },
  { value: "month_first", label: msg("Month first: 1/31") },
] as const;
const decimals = [
  { value: "point", label: "1,234.50" },
  { value: "comma", label: "1.234,50" },
] as const;

/** The result an import would have, with controls to correct what was misread. */
export function AdImportReport({ outcome, importing }: AdImportReportProps) {
  const { file, choices, fraction, refusal, change, forget } = importing;
  const { problems, notes, platform, columns, mapping, skipped, skipped_count, first } = outcome;
  const has = (field: ProblemField) => problems.some((problem) => problem.field === field);
  const others = platform !== null && !adPlatforms.some((known) => known === platform) ? [platform] : [];
  return (
    <div aria-busy={fraction !== undefined} className="space-y-5 pb-1">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 text-sm touch:min-h-11">
        <p className="min-w-0 flex-1 truncate font-medium text-strong">{file?.name}</p>
        {fraction === undefined ? (
          <Button size="sm" onClick={forget}>
            {t("Another file")}
          </Button>
        ) : (
          <SendLine fraction={fraction} doing={t("Reading…||a file")} />
        )}
      </div>
      {problems.map(({ field, message }) => (
        <Notice key={`${field}${message}`} title={message} />
      ))}
      <FormError>{refusal}</FormError>
      <Field label={t("Platform||where ads run")}>
        {(wiring) => (
          <Select
            {...wiring}
            value={choices.platform ?? platform ?? ""}
            onChange={({ target }) => target.value !== "" && change({ platform: target.value })}
          >
            <option value="">{t("Pick whose report it is")}</option>
            {[...adPlatforms, ...others].map((name) => (
              <option key={name} value={name}>
                {platformName(name)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {(has("dates") || choices.dates) && (
        <Segmented<DateOrder | "">
          label={t("How dates are written")}
          options={dateOrders.map(({ value, label }) => ({ value, label: t(label) }))}
          value={choices.dates ?? ""}
          onChange={(dates) => dates !== "" && change({ dates })}
        />
      )}
      {(has("decimal") || choices.decimal) && (
        <Segmented<DecimalSign | "">
          label={t("How amounts are written")}
          options={decimals}
          value={choices.decimal ?? ""}
          onChange={(decimal) => decimal !== "" && change({ decimal })}
        />
      )}
      {/* With a problem no rows have been read. */}
      {problems.length === 0 && <ImportTotals outcome={outcome} />}
      {notes.map((note) => (
        <p key={note} className="text-body">
          {note}
        </p>
      ))}
      <FirstRows rows={first} />
      <SkippedRows rows={skipped} count={skipped_count} />
      <ColumnMapping
        columns={columns}
        mapping={choices.mapping ?? mapping}
        isOpen={has("mapping")}
        onChange={(next) => change({ mapping: next })}
      />
    </div>
  );
}
