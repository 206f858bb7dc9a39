/** What a chart of days shows: each thing with its colour, the same on every screen. */
export interface ChartLine {
  name: string;
  tone: keyof typeof tones;
  /** One for each day. */
  values: readonly number[];
  /** For what the other lines are measured against. */
  isDashed?: boolean;
}

export interface DayLinesProps {
  /** What it shows, for those who cannot see it. */
  label: string;
  days: readonly string[];
  /** A point in full; its day unless it is about several. */
  sayDay?: (day: string) => string;
  lines: readonly ChartLine[];
  /** A value in full, as tooltips and tables say it. */
  say: (value: number) => string;
  /** The same beside the axis, where there is little room. */
  sayShort: (value: number) => string;
}

export const tones = {
  revenue: { stroke: "var(--revenue)", text: "text-revenue", mark: "bg-revenue" },
  spend: { stroke: "var(--spend)", text: "text-spend", mark: "bg-spend" },
  visits: { stroke: "var(--visits)", text: "text-visits", mark: "bg-visits" },
  clicks: { stroke: "var(--clicks)", text: "text-clicks", mark: "bg-clicks" },
} as const;

/** Whether it is drawn or written as a table, so that nothing moves. */
export const chartHeight = 260;
