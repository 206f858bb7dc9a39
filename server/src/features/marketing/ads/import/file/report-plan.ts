// How to read a report. Worked out from the whole file before any row is imported.
import type {
  AdField,
  AdMapping,
  DateOrder,
  DecimalSign,
} from "@solodesk/contract/marketing/ads/ad-import.ts";
import type { ReportTable } from "./find-table.ts";
import type { TitleRange } from "./title-range.ts";
import type { Problem } from "./unreadable-report.ts";

export interface ReportPlan extends ReportTable {
  /** Undefined if neither the seller nor the headings tell. */
  platform: string | undefined;
  mapping: AdMapping;
  /** Maps each field to the index of its column. */
  places: Partial<Record<AdField, number>>;
  dates: DateOrder;
  decimal: DecimalSign;
  /** Whether spend is in millionths. */
  isMicro: boolean;
  /** The days of the report, if no column has them. */
  range: TitleRange | undefined;
  /** With any of these, nothing is imported. */
  problems: Problem[];
  notes: string[];
}

/** Returns the text of a cell; empty if there is no such column. */
export const cellOf = (cells: readonly string[], place: number | undefined): string =>
  place === undefined ? "" : (cells[place] ?? "").trim();
