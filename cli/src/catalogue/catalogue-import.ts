import { basename } from "node:path";
import { importCatalogue } from "@solodesk/server/features/catalog/catalog/import/import-catalogue.ts";
import {
  ImportBrokenOff,
  type ImportReport,
  type RefusedRow,
} from "@solodesk/server/features/catalog/catalog/import/import-report.ts";
import { MissingColumns } from "@solodesk/server/features/catalog/catalog/import/read/file-error.ts";
import { openRecords } from "@solodesk/server/features/catalog/catalog/import/read/file-records.ts";
import { toImportRecords } from "@solodesk/server/features/catalog/catalog/import/read/import-records.ts";
import { takePictures } from "@solodesk/server/features/catalog/catalog/pictures/take-pictures.ts";
import { outsideFetch } from "@solodesk/server/kernel/outside/outside-fetch.ts";
import { openInstallation } from "../open-installation.ts";
import { CliError } from "../terminal/cli-error.ts";
import { print, say } from "../terminal/print.ts";
import { progressBar } from "../terminal/progress-bar.ts";
import { oneLine } from "../terminal/terminal-text.ts";
import { readImportOptions } from "./import-options.ts";

const count = (n: number) => n.toLocaleString("en");

/** One line for each rejected row; those not reported one by one are only counted. */
function describeRows(refused: RefusedRow[], refusedCount: number): string[] {
  const rows = refused.map(({ row, column, reason, suggestion }) => {
    const subject = [`row ${count(row)}:`, column].filter(Boolean).join(" ");
    return `  ${subject} ${oneLine(reason)}${suggestion === undefined ? "" : ` (write ${suggestion}?)`}`;
  });
  const unnamed = refusedCount - refused.length;
  return [...rows, ...(unnamed > 0 ? [`  and ${count(unnamed)} more`] : [])];
}

/** One summary line and one for each rejected row; the same for the pictures. */
export function describeReport(report: ImportReport, dryRun: boolean): string[] {
  const { created, updated, unchanged, refused, refusedCount, pictures } = report;
  const lines = [
    `${dryRun ? "Preview: " : ""}${count(created)} created, ${count(updated)} updated, ${count(unchanged)} unchanged, ${count(refusedCount)} rejected.`,
    ...describeRows(refused, refusedCount),
  ];
  if (!pictures) return lines;
  const fetched = `Pictures: ${count(pictures.taken)} fetched, ${count(pictures.refusedCount)} not.`;
  return [...lines, fetched, ...describeRows(pictures.refused, pictures.refusedCount)];
}

const isEmpty = ({ created, updated, unchanged, refusedCount }: ImportReport) =>
  created + updated + unchanged + refusedCount === 0;

/** Says how a column that is missing can be given. */
function withAdvice(error: unknown): unknown {
  const cause = error instanceof ImportBrokenOff ? error.cause : error;
  if (!(cause instanceof MissingColumns)) return error;
  const [first = ""] = cause.missing;
  return new CliError(
    `${cause.message} Map it with --map ${first}=COLUMN, or set one value for all products with --set ${first}=VALUE.`,
  );
}

/** Returns exit code 1 if every record was rejected. */
export async function importCatalogueCommand(args: string[]): Promise<number> {
  const options = readImportOptions(args);
  const file = await openRecords(options.file);
  const bar = progressBar();
  const fetchOutside = outsideFetch();
  if (options.pictures && options.dryRun) say("A dry run does not download pictures.");
  const { deps, close } = await openInstallation(say);
  try {
    const report = await importCatalogue(deps, toImportRecords(file, options), {
      wholesalePercent: options.wholesalePercent,
      dryRun: options.dryRun,
      file: basename(options.file),
      takePictures: options.pictures ? (skus) => takePictures(deps, skus, fetchOutside) : undefined,
      progress: (done) => bar.show(file.size === 0 ? 1 : file.read() / file.size, `${count(done)} products`),
    });
    bar.end();
    print(describeReport(report, options.dryRun).join("\n"));
    return report.refusedCount > 0 && report.created + report.updated + report.unchanged === 0 ? 1 : 0;
  } catch (error) {
    bar.end();
    if (error instanceof ImportBrokenOff && !isEmpty(error.report))
      print(
        ["The import was interrupted. Done so far:", ...describeReport(error.report, options.dryRun)].join(
          "\n",
        ),
      );
    throw withAdvice(error);
  } finally {
    bar.end();
    await close();
  }
}
