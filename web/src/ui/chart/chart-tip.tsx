import { type ChartLine, tones } from "./chart-line.ts";

interface ChartTipProps {
  /** What day it is, in words. */
  title: string;
  /** Which of the values. */
  at: number;
  lines: readonly ChartLine[];
  say: (value: number) => string;
}

/** What all lines are on one day. */
export const ChartTip = ({ title, at, lines, say }: ChartTipProps) => (
  <div className="min-w-40 rounded-md bg-lifted px-3 py-2 text-sm shadow-float">
    <p className="pb-1 text-faint">{title}</p>
    <dl className="space-y-0.5">
      {lines.map(({ name, tone, values }) => (
        <div key={name} className="flex items-center gap-2">
          <span aria-hidden="true" className={`h-0.5 w-3 rounded-full ${tones[tone].mark}`} />
          <dt className="text-body">{name}</dt>
          <dd className="figures ml-auto pl-4 font-medium text-strong">{say(values[at] ?? 0)}</dd>
        </div>
      ))}
    </dl>
  </div>
);
