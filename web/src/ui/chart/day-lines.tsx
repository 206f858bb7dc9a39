// The only file that imports recharts, so that recharts gets its own chunk. See lazy-day-lines.tsx.
import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { pageDirection } from "#kernel/page/direction.ts";
import { type ChartLine, chartHeight, type DayLinesProps, tones } from "./chart-line.ts";
import { dayLong, dayShort } from "./day-words.ts";
import { LineNames } from "./line-names.tsx";
import { ticksUpTo } from "./ticks.ts";

interface ChartTipProps {
  /** The day, in words. */
  title: string;
  /** The index of the day in each line's `values`. */
  at: number;
  lines: readonly ChartLine[];
  say: (value: number) => string;
}

/** The values of all lines on one day. */
const ChartTip = ({ title, at, lines, say }: ChartTipProps) => (
  <div dir={pageDirection()} className="min-w-40 rounded-md bg-lifted px-3 py-2 text-sm shadow-float">
    <p className="pb-1 text-faint">{title}</p>
    <dl className="space-y-0.5">
      {lines.map(({ name, tone, values }) => (
        <div key={name} className="flex items-center gap-2">
          <span aria-hidden="true" className={`h-0.5 w-3 rounded-full ${tones[tone].mark}`} />
          <dt className="text-body">{name}</dt>
          <dd className="figures ms-auto ps-4 font-medium text-strong">{say(values[at] ?? 0)}</dd>
        </div>
      ))}
    </dl>
  </div>
);

const margin = { top: 12, right: 0, bottom: 0, left: 0 };
const axisHeight = 28;
const small = { fontSize: 12, fill: "var(--faint)" } as const;

/** Lines over days, each labelled with its name at its end. */
export function DayLines({ label, days, sayDay = dayLong, lines, say, sayShort }: DayLinesProps) {
  const ticks = ticksUpTo(Math.max(...lines.flatMap(({ values }) => values)));
  // If all values are 0, the lines lie on the axis.
  const top = ticks.at(-1) || 1;
  const rows = days.map((day, at) => ({ day, at }));
  const isMirrored = pageDirection() === "rtl";
  const axisWidth = Math.max(...ticks.map((tick) => sayShort(tick).length)) * 7 + 10;
  return (
    <div className="flex" style={{ height: chartHeight }}>
      {/* The library places its text by hand, which only works from left to right. */}
      <div dir="ltr" className="min-w-0 flex-1">
        <ResponsiveContainer width="100%" height={chartHeight}>
          <LineChart data={rows} margin={margin} aria-label={label} className="rounded-md">
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis
              dataKey="day"
              reversed={isMirrored}
              tickFormatter={dayShort}
              tick={small}
              tickLine={false}
              axisLine={false}
              height={axisHeight}
              tickMargin={8}
              minTickGap={40}
              interval="equidistantPreserveStart"
              padding={{ left: 4, right: 4 }}
            />
            <YAxis
              orientation={isMirrored ? "right" : "left"}
              domain={[0, top]}
              ticks={ticks}
              tickFormatter={sayShort}
              tick={small}
              tickLine={false}
              axisLine={false}
              width={axisWidth}
            />
            <Tooltip
              isAnimationActive={false}
              cursor={{ stroke: "var(--edge)" }}
              content={<Tip days={days} sayDay={sayDay} lines={lines} say={say} />}
            />
            {lines.map((line) => (
              <Line
                key={line.name}
                name={line.name}
                dataKey={valueIn(line)}
                stroke={tones[line.tone].stroke}
                strokeWidth={2}
                {...(line.isDashed ? { strokeDasharray: "5 4" } : {})}
                // With a single day there is no line to draw, only a dot.
                dot={days.length === 1 && { r: 4, strokeWidth: 0, fill: tones[line.tone].stroke }}
                activeDot={{ r: 4, strokeWidth: 0 }}
                isAnimationActive={false}
              />
            ))}
          </LineChart>
        </ResponsiveContainer>
      </div>
      <LineNames lines={lines} top={top} above={margin.top} height={chartHeight - margin.top - axisHeight} />
    </div>
  );
}

interface TipProps extends Pick<DayLinesProps, "days" | "lines" | "say"> {
  sayDay: (day: string) => string;
  /** Passed in by recharts. */
  active?: boolean;
  label?: string | number;
}

const Tip = ({ days, sayDay, lines, say, active = false, label: day }: TipProps) =>
  active && typeof day === "string" ? (
    <ChartTip title={sayDay(day)} at={days.indexOf(day)} lines={lines} say={say} />
  ) : null;

const valueIn =
  ({ values }: ChartLine) =>
  ({ at }: { at: number }): number =>
    values[at] ?? 0;
