import type { Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import { msg } from "@solodesk/contract/kernel/language/t.ts";
import type { CatalogueOutcome, operatorCatalogue } from "@solodesk/contract/operator/operator-catalogue.ts";
import { importCatalogue } from "#features/catalog/catalog/import/import-catalogue.ts";
import { ImportBrokenOff, type ImportReport } from "#features/catalog/catalog/import/import-report.ts";
import { FileError, MissingColumns } from "#features/catalog/catalog/import/read/file-error.ts";
import { sentRecords } from "#features/catalog/catalog/import/read/file-records.ts";
import { toImportRecords } from "#features/catalog/catalog/import/read/import-records.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { AppError } from "#kernel/app-error.ts";
import { loggable } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SpooledFile } from "#kernel/files/spooled-file.ts";
import { takingTurns } from "#kernel/limits/turns.ts";
import { headerLine } from "#kernel/outside/mail.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";

const MOST_REFUSED = 100;

/** Two imports of one catalogue at once would only wait for each other's rows. */
const hold = takingTurns({
  places: 1,
  waiting: 2,
  message: msg("Another import is running. Try again when it is done."),
});

interface Sent {
  file: SpooledFile;
  choices: Parsed<typeof operatorCatalogue.importCatalogue>["query"];
}

/**
 * Imports products from a file as `solo catalogue import` does. A dry run also answers for a file without required
 * columns, and names those it has. Throws "confirmation_required", "validation_failed", "unavailable", and
 * "invalid_transition" if it is undone meanwhile.
 */
export async function importOperatorCatalogue(
  deps: Deps,
  operator: SessionUser,
  { file, choices }: Sent,
): Promise<CatalogueOutcome> {
  const isDry = choices.dry_run === "true";
  if (!isDry) await requireConfirmed(deps, operator);
  const name = headerLine(file.name.toWellFormed());
  const options = { map: choices.mapping ?? {}, set: {}, format: undefined, html: false };
  try {
    const report = await hold(
      () =>
        importCatalogue(deps, toImportRecords(sentRecords(name, file.chunks()), options), {
          wholesalePercent: choices.wholesale_percent,
          dryRun: isDry,
          file: name,
        }),
      1,
      operator.id,
    );
    if (!isDry) {
      const { created, updated, refusedCount } = report;
      deps.log.info(
        { operator: operator.id, created, updated, refused: refusedCount },
        "an operator imported products",
      );
    }
    return toOutcome(report, isDry);
  } catch (error) {
    const cause = error instanceof ImportBrokenOff ? error.cause : error;
    if (cause instanceof AppError) throw cause;
    if (!isDry && error instanceof ImportBrokenOff && error.report.created + error.report.updated > 0) {
      // What was saved stays, so it is an answer, not a failure.
      const isFile = cause instanceof FileError;
      if (!isFile) deps.log.error({ err: loggable(cause) }, "an import of products ended early");
      return { ...toOutcome(error.report, false), broken_off: isFile ? cause.message : UNEXPECTED };
    }
    if (isDry && cause instanceof MissingColumns) return { ...toOutcome(nothing, true), ...asked(cause) };
    if (cause instanceof FileError)
      throw new AppError("validation_failed", { message: cause.message, fields: { file: cause.message } });
    throw cause;
  }
}

const nothing: ImportReport = { created: 0, updated: 0, unchanged: 0, refused: [], refusedCount: 0 };

const MOST_COLUMNS = 200;

const asked = ({ missing, present }: MissingColumns) => ({
  missing: [...missing],
  columns: present.slice(0, MOST_COLUMNS),
});

const toOutcome = (report: ImportReport, isDry: boolean): CatalogueOutcome => ({
  dry_run: isDry,
  created: report.created,
  updated: report.updated,
  unchanged: report.unchanged,
  refused_count: report.refusedCount,
  refused: report.refused
    .slice(0, MOST_REFUSED)
    .map(({ row, column, reason, suggestion }) => ({ row, column, reason, suggestion: suggestion ?? null })),
  missing: [],
  columns: [],
  broken_off: null,
});

/** In English, like the reasons of files. */
const UNEXPECTED = "An error occurred on the server. See the server's log.";
