import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Cell, HeadCell, Row, Table } from "../data/table.tsx";
import { chartHeight, type DayLinesProps } from "./chart-line.ts";
import { dayLong } from "./day-words.ts";

/** The same numbers as a table, one row per day, as tall as the chart. */
export const ChartTable = ({ label, days, sayDay = dayLong, lines, say }: DayLinesProps) => (
  <div
    role="region"
    aria-label={label}
    // Focusable, so that it can be scrolled with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    tabIndex={0}
    style={{ height: chartHeight }}
    className="overflow-auto rounded-md"
  >
    <Table aria-label={label}>
      <thead className="sticky top-0 bg-canvas">
        <tr>
          <HeadCell>{t("Day")}</HeadCell>
          {lines.map(({ name }) => (
            <HeadCell key={name} className="text-end">
              {name}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day, at) => (
          <Row key={day}>
            <Cell className="!h-9 whitespace-nowrap text-body">{sayDay(day)}</Cell>
            {lines.map(({ name, values }) => (
              <Cell key={name} className="figures !h-9 text-end text-strong">
                {say(values[at] ?? 0)}
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  </div>
);
