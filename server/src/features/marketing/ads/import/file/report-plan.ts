// How a report is to be read: found out from all of it before any of its rows is.
import type {
  AdField,
  AdMapping,
  DateOrder,
  DecimalSign,
} from "@solodesk/contract/marketing/ads/ad-import.ts";
import type { ReportTable } from "./find-table.ts";
import type { DayRange } from "./title-range.ts";
import type { Problem } from "./unreadable-report.ts";

export interface ReportPlan extends ReportTable {
  /** Undefined while nobody has said. */
  platform: string | undefined;
  mapping: AdMapping;
  /** Field → place of its column. */
  places: Partial<Record<AdField, number>>;
  dates: DateOrder;
  decimal: DecimalSign;
  /** Is spend written in millionths? */
  isMicro: boolean;
  /** Where no column names days. */
  range: DayRange | undefined;
  /** With any of these nothing can be imported. */
  problems: Problem[];
  notes: string[];
}

/** What a cell of a row says; empty where there is no such column. */
export const cellOf = (cells: readonly string[], place: number | undefined): string =>
  place === undefined ? "" : (cells[place] ?? "").trim();
