import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { AdImportOutcome } from "@solodesk/contract/marketing/ads/ad-import.ts";
import type { ReactNode } from "react";
import { daysLong } from "#ui/chart/day-words.ts";
import { Money } from "#ui/text/money.tsx";
/** The totals of all readable rows. */
export function ImportTotals({ outcome: { rows, totals } }: { outcome: AdImportOutcome }) {
  const { campaigns, from, to, clicks, spend } = totals;
  return (
    <dl className="figures grid grid-cols-2 gap-x-6 gap-y-3 border-line border-y py-4 sm:grid-cols-4">
      <Sum name={t("Rows")}>{numberFormat().format(rows)}</Sum>
      <Sum name={t("Campaigns")}>{numberFormat().format(campaigns)}</Sum>
      <Sum name={t("Clicks")}>{numberFormat().format(clicks)}</Sum>
      <Sum name={t("Spend||noun, what ads cost")}>
        <Money value={spend} />
      </Sum>
      {from !== null && to !== null && (
        <div className="col-span-full text-faint text-sm">
          <dt className="sr-only">{t("Days||the period of a report")}</dt>
          <dd>
            {daysLong(from, to)},{" "}
            {t("{days, plural, one {# day} other {# days}}", { days: dayCount(from, to) })}
          </dd>
        </div>
      )}
    </dl>
  );
}

const Sum = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-faint text-sm">{name}</dt>
    <dd className="font-medium text-md text-strong">{children}</dd>
  </div>
);

const dayCount = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
