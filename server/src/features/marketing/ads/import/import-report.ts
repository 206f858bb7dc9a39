import type { Id } from "@solodesk/contract/kernel/id.ts";
import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { maxPriceMinor } from "@solodesk/contract/kernel/money.ts";
import { DAY, wallOf } from "@solodesk/contract/kernel/zone.ts";
import type { AdImportOutcome, ImportChoices } from "@solodesk/contract/marketing/ads/ad-import.ts";
import { sendNotification } from "#features/platform/notifications/send-notification.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SpooledFile } from "#kernel/files/spooled-file.ts";
import { takingTurns } from "#kernel/limits/turns.ts";
import { headerLine } from "#kernel/outside/mail.ts";
import { findOrCreateCampaigns } from "../find-or-create-campaigns.ts";
import { requireStore } from "../require-store.ts";
import { limitSpend, MOST_DAYS } from "../spend/limit-spend.ts";
import { lockSpend } from "../spend/lock-spend.ts";
import type { ReportPlan } from "./file/report-plan.ts";
import { surveyReport } from "./file/survey-report.ts";
import { UnreadableReport } from "./file/unreadable-report.ts";
import { endAdImport, insertAdImport } from "./imports.repository.ts";
import { stageReport } from "./stage-report.ts";
import { applySums, sumStaged } from "./staged.repository.ts";
import { leastPart } from "./staged-rows.ts";

/**
 * A report of a million rows keeps a CPU busy for a while. Each process imports two at a time, of different
 * accounts.
 */
const hold = takingTurns({
  places: 2,
  waiting: 8,
  message: msg("We're importing many reports right now. Try again in a moment."),
});

/** Rolls back the transaction of a dry run, which has tried everything. */
class OnlyTried extends Error {
  readonly outcome: AdImportOutcome;
  constructor(outcome: AdImportOutcome) {
    super("This was a dry run.");
    this.outcome = outcome;
  }
}

type Importing = Pick<Deps, "db" | "clock" | "newId" | "config">;

/**
 * Imports a report. Its values replace what is stored for the same campaign and day, so importing a file
 * twice changes nothing. Unreadable rows are reported and skipped. Throws "store_required",
 * "validation_failed", "request_in_progress", "unavailable".
 */
export async function importReport(
  deps: Importing,
  userId: Id,
  file: SpooledFile,
  { dry_run, ...hints }: ImportChoices,
  mostDays = MOST_DAYS,
): Promise<AdImportOutcome> {
  const store = await requireStore(deps.db, userId);
  const wall = wallOf(store.timezone, deps.clock.now().getTime());
  // The platform's clock may be ahead of the store's, so one more day is allowed.
  const rules = {
    currency: deps.config.CURRENCY,
    lastDay: new Date(wall + DAY).toISOString().slice(0, 10),
  };
  const isDry = dry_run === "true";
  const importInTurn = async () => {
    const plan = await surveyReport(file.chunks, hints, rules.currency);
    const { platform } = plan;
    if (plan.problems.length > 0 || platform === undefined) return unimported(plan, isDry, rules.currency);
    return inTransaction(deps, async (deps) => {
      const outcome = await bringIn(deps, { userId, storeId: store.id, platform, file, plan, rules });
      await limitSpend(deps.db, store.id, "file", mostDays);
      if (isDry) throw new OnlyTried({ ...outcome, dry_run: true, import_id: null });
      return outcome;
    });
  };
  try {
    return await hold(importInTurn, 1, userId);
  } catch (error) {
    if (error instanceof OnlyTried) return error.outcome;
    if (error instanceof UnreadableReport)
      throw new AppError("validation_failed", { message: error.message, fields: { file: error.message } });
    throw error;
  }
}

interface Wanted {
  userId: Id;
  storeId: Id;
  platform: string;
  file: SpooledFile;
  plan: ReportPlan;
  rules: { currency: string; lastDay: string };
}

async function bringIn(
  deps: Importing,
  { userId, storeId, platform, file, plan, rules }: Wanted,
): Promise<AdImportOutcome> {
  const { currency } = rules;
  await lockSpend(deps.db, storeId);
  const { campaigns, spread, ...staged } = await stageReport(deps.db, file.chunks, plan, rules);
  const ids = await findOrCreateCampaigns(deps, { storeId, platform }, campaigns);
  const { highest, ...totals } = await sumStaged(deps.db, ids, leastPart(currency));
  if (highest > maxPriceMinor)
    throw new AppError("validation_failed", {
      fields: { file: t("The cost of one campaign on one day is too large.") },
    });
  const id = deps.newId();
  const at = deps.clock.now();
  const fileName = headerLine(file.name.toWellFormed()).slice(0, 255);
  await insertAdImport(deps.db, {
    id,
    storeId,
    fileName,
    fileHash: file.sha256,
    platform,
    rows: staged.rows,
    at,
  });
  const imported = await applySums(deps.db, storeId, id);
  await endAdImport(deps.db, id, imported);
  if (imported > 0)
    await sendNotification(deps.db, { userId, kind: "import_done", about: fileName, path: "/ads-analytics" });
  return {
    ...toldOf(plan),
    ...staged,
    dry_run: false,
    import_id: imported === 0 ? null : id,
    notes: [
      ...plan.notes,
      ...(spread > 0 && !plan.range
        ? [t("Rows about several days ({spread}) are spread evenly over them.", { spread })]
        : []),
      ...(staged.rows === 0 ? [t("This file has no data rows.")] : []),
    ],
    imported,
    unchanged: staged.rows - staged.skipped_count - imported,
    totals: { ...totals, spend: { amount: totals.spend, currency } },
  };
}

const toldOf = ({ platform, columns, mapping, problems, notes }: ReportPlan) => ({
  platform: platform ?? null,
  columns,
  mapping,
  problems,
  notes,
});

/**
 * Returns the problems in a dry run, so that the seller can fix them. Throws "validation_failed" otherwise.
 */
function unimported(plan: ReportPlan, isDry: boolean, currency: string): AdImportOutcome {
  if (!isDry)
    throw new AppError("validation_failed", {
      ...(plan.problems[0] && { message: plan.problems[0].message }),
      fields: Object.fromEntries(plan.problems.map(({ field, message }) => [field, message])),
    });
  return {
    ...toldOf(plan),
    dry_run: true,
    import_id: null,
    rows: 0,
    imported: 0,
    unchanged: 0,
    skipped: [],
    skipped_count: 0,
    first: [],
    totals: {
      campaigns: 0,
      from: null,
      to: null,
      impressions: 0,
      clicks: 0,
      spend: { amount: 0, currency },
      conversions: 0,
    },
  };
}
