// An ad platform's report as a file: how it is read, and the outcome of its import.

import { z } from "zod";
import { Id } from "../../kernel/id.ts";
import { Money } from "../../kernel/money.ts";
import { text } from "../../kernel/text.ts";
import { Day } from "../../kernel/time.ts";
import { writtenMapping } from "../../kernel/written-mapping.ts";
import { SpendPlatform } from "./ad-platform.ts";

/** What columns of a report may hold; `until` is the last day of a row that covers several days. */
export const adFields = [
  "day",
  "until",
  "campaign",
  "campaign_id",
  "impressions",
  "clicks",
  "spend",
  "conversions",
  "currency",
] as const;
export type AdField = (typeof adFields)[number];

/** Field → heading of its column. */
export const AdMapping = z.partialRecord(z.enum(adFields), text(200, 1));
export type AdMapping = z.infer<typeof AdMapping>;

export const dateOrders = ["day_first", "month_first"] as const;
export type DateOrder = (typeof dateOrders)[number];
export const decimalSigns = ["point", "comma"] as const;
export type DecimalSign = (typeof decimalSigns)[number];

/** Explicit choices override what is detected from the file. */
export const ImportChoices = z.strictObject({
  /** Reports what an import would do, and stores nothing. */
  dry_run: z.enum(["true", "false"]).default("false"),
  platform: SpendPlatform.optional(),
  mapping: writtenMapping(AdMapping).optional(),
  dates: z.enum(dateOrders).optional(),
  decimal: z.enum(decimalSigns).optional(),
});
export type ImportChoices = z.infer<typeof ImportChoices>;

/**
 * What must be chosen or fixed before a file can be imported. A dry run reports it; an import is refused with
 * it.
 */
export const problemFields = ["file", "platform", "mapping", "dates", "decimal"] as const;
export type ProblemField = (typeof problemFields)[number];

/** One row of the file, as it was parsed. */
export const AdFileRow = z.object({
  /** Row number as in a spreadsheet. */
  row: z.int(),
  day: Day,
  until: Day,
  campaign: z.string(),
  impressions: z.int(),
  clicks: z.int(),
  spend: Money,
  conversions: z.number(),
});
export type AdFileRow = z.infer<typeof AdFileRow>;

export const AdImportOutcome = z.object({
  dry_run: z.boolean(),
  /** Null if nothing was stored. */
  import_id: Id.nullable(),
  platform: z.string().nullable(),
  columns: z.array(z.string()),
  mapping: AdMapping,
  problems: z.array(z.object({ field: z.enum(problemFields), message: z.string() })),
  /** Other remarks, in whole sentences. */
  notes: z.array(z.string()),
  /** Rows of data, whether imported or not. */
  rows: z.int(),
  /** Rows with new data. */
  imported: z.int(),
  /** Rows whose data was already known. */
  unchanged: z.int(),
  /** The first 100 skipped rows. */
  skipped: z.array(z.object({ row: z.int(), reason: z.string() })),
  skipped_count: z.int(),
  first: z.array(AdFileRow),
  totals: z.object({
    campaigns: z.int(),
    from: Day.nullable(),
    to: Day.nullable(),
    impressions: z.int(),
    clicks: z.int(),
    spend: Money,
    conversions: z.number(),
  }),
});
export type AdImportOutcome = z.infer<typeof AdImportOutcome>;
