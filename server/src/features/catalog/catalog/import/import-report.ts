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
  /** Of the pictures that were asked for: how many products show theirs now, and the rows that go without. */
  pictures?: Refusals & { taken: number };
}

/** What ended an import before its end, with the report of what was done until then, which stands. */
export class ImportBrokenOff extends Error {
  readonly report: ImportReport;

  constructor(report: ImportReport, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.report = report;
  }
}
