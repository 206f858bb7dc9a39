import type { Fault } from "./imported-product.ts";

export type RefusedRow = Fault & { row: number };

export interface Refusals {
  /** The first 1,000; `refusedCount` counts all. */
  refused: RefusedRow[];
  refusedCount: number;
}

export interface ImportReport extends Refusals {
  created: number;
  updated: number;
  unchanged: number;
  /** If pictures were asked for: how many products show theirs now, and the rows left without one. */
  pictures?: Refusals & { taken: number };
}

/** The error that ended an import early, with the report of what was saved until then. */
export class ImportBrokenOff extends Error {
  readonly report: ImportReport;

  constructor(report: ImportReport, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.report = report;
  }
}
