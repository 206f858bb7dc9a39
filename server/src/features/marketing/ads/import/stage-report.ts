// Reads the rows of a report into a temporary table and collects what to report about them.
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { AdFileRow, AdImportOutcome } from "@solodesk/contract/marketing/ads/ad-import.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Db } from "#kernel/database/db.ts";
import type { NamedCampaign } from "../find-or-create-campaigns.ts";
import { MILLION } from "./file/read-number.ts";
import type { ReportPlan } from "./file/report-plan.ts";
import { type ReportRow, type RowRules, reportRows } from "./file/report-rows.ts";
import type { FileChunks } from "./file/survey-report.ts";
import { createStage, type StagedRow, stage } from "./staged.repository.ts";
import { leastPart, stagedRows } from "./staged-rows.ts";

type ImportSummary = Pick<AdImportOutcome, "rows" | "skipped" | "skipped_count" | "first">;
export interface Staged extends ImportSummary {
  campaigns: NamedCampaign[];
  /** Rows that cover several days. */
  spread: number;
}

const BATCH = 2000;
const FIRST = 10;
const MOST_SKIPPED = 100;
/** Limits the rows of the file, and the days over which they are spread. */
const MOST_ROWS = 2_000_000;
const MOST_CAMPAIGNS = 10_000;

const tooMany = (sentence: string) => new AppError("validation_failed", { fields: { file: sentence } });

/** Returns what was read. Throws "validation_failed", UnreadableReport. */
export async function stageReport(
  tx: Db,
  pieces: FileChunks,
  plan: ReportPlan,
  rules: RowRules,
  mostRows = MOST_ROWS,
): Promise<Staged> {
  const staged: Staged = { rows: 0, skipped: [], skipped_count: 0, first: [], campaigns: [], spread: 0 };
  const places = new Map<string, number>();
  const placeOf = ({ campaign, campaignId }: ReportRow): number => {
    const key = `${campaignId}\n${campaign}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    if (places.size === MOST_CAMPAIGNS)
      throw tooMany(t("A report has at most {most, number} campaigns.", { most: MOST_CAMPAIGNS }));
    places.set(key, places.size);
    staged.campaigns.push({ name: campaign, externalId: campaignId });
    return places.size - 1;
  };
  let days = 0;
  let batch: StagedRow[] = [];
  const flush = async () => {
    await stage(tx, batch);
    batch = [];
  };

  await createStage(tx);
  for await (const rows of reportRows(pieces, plan, rules)) {
    for (const read of rows) {
      staged.rows += 1;
      if (staged.rows > mostRows)
        throw tooMany(t("A report has at most {most, number} rows.", { most: mostRows }));
      if ("reason" in read) {
        staged.skipped_count += 1;
        if (staged.skipped.length < MOST_SKIPPED) staged.skipped.push(read);
        continue;
      }
      if (staged.first.length < FIRST) staged.first.push(toFileRow(read, rules.currency));
      if (read.day !== read.until) staged.spread += 1;
      const spread = stagedRows(read, placeOf(read), rules.currency);
      days += spread.length;
      if (days > mostRows)
        throw tooMany(
          t("A report has at most {most, number} days that its rows are about.", { most: mostRows }),
        );
      batch.push(...spread);
      if (batch.length >= BATCH) await flush();
    }
  }
  await flush();
  return staged;
}

function toFileRow(read: ReportRow, currency: string): AdFileRow {
  const { row, day, until, impressions, clicks } = read;
  const spend = { amount: Math.round(read.spend / leastPart(currency)), currency };
  const campaign = read.campaign || read.campaignId;
  return { row, day, until, campaign, impressions, clicks, spend, conversions: read.conversions / MILLION };
}
