import type { AdFileRow } from "@solodesk/contract/kernel/ad-import.ts";
import { daysLong } from "#ui/chart/day-words.ts";
import { Money } from "#ui/money.tsx";
import { Cell, HeadCell, Table } from "#ui/table.tsx";

/** As they were understood: what is wrong with a mapping is seen here first. */
export const FirstRows = ({ rows }: { rows: readonly AdFileRow[] }) =>
  rows.length === 0 ? null : (
    <div
      role="region"
      aria-label="First rows"
      // Reached by the keyboard, as it scrolls on a phone.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="overflow-x-auto rounded-md"
    >
      <Table aria-label="First rows">
        <thead>
          <tr>
            <HeadCell>Day</HeadCell>
            <HeadCell>Campaign</HeadCell>
            <HeadCell className="text-right">Clicks</HeadCell>
            <HeadCell className="text-right">Spend</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, 5).map(({ row, day, until, campaign, clicks, spend }) => (
            <tr key={row} className="border-line border-b">
              <Cell className="!h-9 whitespace-nowrap">{daysLong(day, until)}</Cell>
              <Cell className="!h-9 text-strong [overflow-wrap:anywhere]" dir="auto">
                {campaign}
              </Cell>
              <Cell className="figures !h-9 text-right">{clicks.toLocaleString()}</Cell>
              <Cell className="figures !h-9 text-right text-strong">
                <Money value={spend} />
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
