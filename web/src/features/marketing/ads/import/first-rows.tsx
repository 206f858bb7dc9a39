import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { AdFileRow } from "@solodesk/contract/marketing/ads/ad-import.ts";
import { daysLong } from "#ui/chart/day-words.ts";
import { Cell, HeadCell, Table } from "#ui/data/table.tsx";
import { Money } from "#ui/text/money.tsx";
import { counted } from "../counted.ts";

/** The first rows as they were parsed: a wrong mapping shows here first. */
export const FirstRows = ({ rows }: { rows: readonly AdFileRow[] }) =>
  rows.length === 0 ? null : (
    <Table aria-label={t("First rows")}>
      <thead>
        <tr>
          <HeadCell className={wide}>{t("Day")}</HeadCell>
          <HeadCell className="max-sm:ps-0">{t("Campaign")}</HeadCell>
          <HeadCell className={`text-end ${wide}`}>{t("Clicks")}</HeadCell>
          <HeadCell className="text-end">{t("Spend||noun, what ads cost")}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, 5).map(({ row, day, until, campaign, clicks, spend }) => (
          <tr key={row} className="border-line border-b">
            <Cell className={`!h-9 whitespace-nowrap ${wide}`}>{daysLong(day, until)}</Cell>
            <Cell className="!h-9 max-sm:ps-0">
              <span dir="auto" className="line-clamp-2 text-strong [overflow-wrap:anywhere]">
                {campaign}
              </span>
              <span className="figures text-faint text-sm sm:hidden">
                {daysLong(day, until)}, {counted.clicks(clicks)}
              </span>
            </Cell>
            <Cell className={`figures !h-9 text-end ${wide}`}>{numberFormat().format(clicks)}</Cell>
            <Cell className="figures !h-9 text-end text-strong">
              <Money value={spend} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );

/** On a phone these are shown below the campaign. */
const wide = "max-sm:hidden";
