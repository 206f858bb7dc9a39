// A report of an ad platform as a file: how it is read, and what came of it.
import { z } from "zod";
import { Id } from "../../kernel/id.ts";
import { Money } from "../../kernel/money.ts";
import { text } from "../../kernel/text.ts";
import { Day } from "../../kernel/time.ts";
import { SpendPlatform } from "./ad-platform.ts";

/** What columns of a report may hold; `until` is the last day of a row that is about several. */
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

/** In an address the mapping is written as JSON: `{"day":"Day","campaign":"Campaign","spend":"Cost"}`. */
const writtenMapping = z
  .string()
  .max(4000)
  .transform((written, context) => {
    try {
      const parsed: unknown = JSON.parse(written);
      return parsed;
    } catch {
      context.addIssue({ code: "custom", message: "Write the mapping as JSON." });
      return z.NEVER;
    }
  })
  .pipe(AdMapping);

/** What is said by hand wins over what the file looks like. */
export const ImportChoices = z.strictObject({
  /** Tells what would come of it, and stores nothing. */
  dry_run: z.enum(["true", "false"]).default("false"),
  platform: SpendPlatform.optional(),
  mapping: writtenMapping.optional(),
  dates: z.enum(dateOrders).optional(),
  decimal: z.enum(decimalSigns).optional(),
});
export type ImportChoices = z.infer<typeof ImportChoices>;

/** Why a file cannot be imported as it is, and what must be chosen or mended. An import that is none refuses with the same. */
export const problemFields = ["file", "platform", "mapping", "dates", "decimal"] as const;
export type ProblemField = (typeof problemFields)[number];

/** One row of the file, as it was understood. */
export const AdFileRow = z.object({
  /** As a spreadsheet counts. */
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
  /** Undefined while nothing was stored. */
  import_id: Id.nullable(),
  platform: z.string().nullable(),
  columns: z.array(z.string()),
  mapping: AdMapping,
  problems: z.array(z.object({ field: z.enum(problemFields), message: z.string() })),
  /** Whatever else should be known, in whole sentences. */
  notes: z.array(z.string()),
  /** Rows of data, whatever became of them. */
  rows: z.int(),
  /** Rows that brought something new. */
  imported: z.int(),
  /** Rows that said what was known already. */
  unchanged: z.int(),
  /** The first 100 of them. */
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
