/** One line of a chart over days. Each measure has the same colour on every screen. */
export interface ChartLine {
  name: string;
  tone: keyof typeof tones;
  /** One value per day. */
  values: readonly number[];
  /** For the reference line that the others are compared with. */
  isDashed?: boolean;
}

export interface DayLinesProps {
  /** What the chart shows; its accessible name. */
  label: string;
  days: readonly string[];
  /**
   * Writes a point of the axis in full. By default the date; callers whose points cover several days pass
   * their own.
   */
  sayDay?: (day: string) => string;
  lines: readonly ChartLine[];
  /** Writes a value in full, for tooltips and tables. */
  say: (value: number) => string;
  /** Writes a value in short, for the axis. */
  sayShort: (value: number) => string;
}

export const tones = {
  revenue: { stroke: "var(--revenue)", text: "text-revenue", mark: "bg-revenue" },
  spend: { stroke: "var(--spend)", text: "text-spend", mark: "bg-spend" },
  visits: { stroke: "var(--visits)", text: "text-visits", mark: "bg-visits" },
  clicks: { stroke: "var(--clicks)", text: "text-clicks", mark: "bg-clicks" },
} as const;

/** In pixels. The chart, its skeleton and the table share it, so that switching moves nothing on the page. */
export const chartHeight = 260;
