import type { DataExport } from "@solodesk/contract/account/data-exports.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { wakeJob } from "#kernel/jobs/wake-job.ts";
import { tooMany } from "#kernel/limits/too-many.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { after, days } from "#kernel/time/clock.ts";
import { type DataExportRow, findNthLastExport, insertExport } from "./data-exports.repository.ts";
import { MAKE_EXPORT, MOST_EXPORTS_A_DAY } from "./export-life.ts";
import { toExport } from "./to-export.ts";

/**
 * Requests a copy of the account's data. Throws "confirmation_required", "invalid_transition" while one is
 * being made, "rate_limited".
 */
export async function createDataExport(deps: Deps, user: SessionUser): Promise<DataExport> {
  await requireConfirmed(deps, user);
  return inTransaction(deps, async (deps) => {
    const row = await insertExport(deps.db, newExport(deps, user));
    if (!row) throw new AppError("invalid_transition", { message: t("We're already preparing your data.") });
    // A concurrent request waits for this row, so the count is exact.
    await requireExportRate(deps, row);
    await recordAudit(deps.db, { userId: user.id, event: "export_requested" });
    await wakeJob(deps, { name: MAKE_EXPORT, data: { id: row.id }, at: row.requestedAt });
    return toExport(row);
  });
}

const newExport = ({ clock, newId }: Deps, { id: userId }: SessionUser): DataExportRow => ({
  id: newId(),
  userId,
  status: "queued",
  percent: 0,
  attempts: 0,
  claimedUntil: null,
  pieces: 0,
  bytes: null,
  error: null,
  requestedAt: clock.now(),
  readyAt: null,
  expiresAt: null,
});

async function requireExportRate({ db, clock }: Deps, { userId }: DataExportRow): Promise<void> {
  const now = clock.now();
  const first = await findNthLastExport(db, userId, MOST_EXPORTS_A_DAY + 1, after(now, -days(1)));
  if (!first) return;
  const message = t("You've exported your data {most, number} times today.", {
    most: MOST_EXPORTS_A_DAY,
  });
  const wait = after(first, days(1)).getTime() - now.getTime();
  throw tooMany(message, wait, t("You can still download the latest one."));
}
