import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { PicturesTaken } from "../pictures/take-pictures.ts";
import { type BatchOutcome, compareProducts, settleSearch, upsertProducts } from "./import.repository.ts";
import { type ImportBatch, importBatch } from "./import-batch.ts";
import { ImportBrokenOff, type ImportReport, type Refusals } from "./import-report.ts";
import {
  type Fault,
  type ImportedProduct,
  type ImportFields,
  type ImportRules,
  readImportedProduct,
} from "./imported-product.ts";
import { rowIndex } from "./row-index.ts";

/** One record of a file; `row` is the row number as people count it. */
export type ImportRecord = { row: number } & ({ fields: ImportFields } | { fault: Fault });

interface Options extends Pick<ImportRules, "wholesalePercent"> {
  /** Only reports what would happen. */
  dryRun?: boolean;
  /** The name under which the run is listed and can be undone; without one it cannot be undone. */
  file?: string;
  /** Fetches the pictures of those of these products that have none yet. */
  takePictures?: ((skus: string[]) => Promise<PicturesTaken>) | undefined;
  /** Called now and then with the number of records processed. */
  progress?: (records: number) => void;
}

const BATCH = 1000;
/** Smaller, because fetching takes seconds and progress is reported after each batch. */
const PICTURE_BATCH = 40;
const MOST_REFUSED = 1000;

function refuse(refusals: Refusals, row: number, fault: Fault): void {
  refusals.refusedCount += 1;
  if (refusals.refused.length < MOST_REFUSED) refusals.refused.push({ row, ...fault });
}

/**
 * Updates the shared catalogue to what the records say, by SKU. Each batch is independent: a row that cannot
 * be imported is reported by its number and stops nothing else, and a second run of the same records changes
 * nothing. Throws ImportBrokenOff.
 */
export async function importCatalogue(
  deps: Pick<Deps, "db" | "clock" | "newId" | "config">,
  records: AsyncIterable<ImportRecord> | Iterable<ImportRecord>,
  { wholesalePercent, dryRun = false, file, takePictures, progress = () => undefined }: Options,
): Promise<ImportReport> {
  const report: ImportReport = { created: 0, updated: 0, unchanged: 0, refused: [], refusedCount: 0 };
  const rules = { currency: deps.config.CURRENCY, wholesalePercent };
  const rows = rowIndex();
  const run = importBatch(deps, dryRun ? undefined : file);
  let batch: ImportedProduct[] = [];
  let seen = 0;
  const size = takePictures ? PICTURE_BATCH : BATCH;

  const take = (record: ImportRecord) => {
    if ("fault" in record) return refuse(report, record.row, record.fault);
    const read = readImportedProduct(record.fields, rules);
    if ("reason" in read) return refuse(report, record.row, read);
    const earlier = rows.add(read.sku, record.row);
    if (earlier !== undefined)
      return refuse(report, record.row, { column: "sku", reason: `is that of row ${earlier} already` });
    batch.push(read);
  };

  const picture = async () => {
    if (dryRun || !takePictures) return;
    const pictures = (report.pictures ??= { taken: 0, refused: [], refusedCount: 0 });
    const { taken, refused, fault } = await takePictures(batch.map(({ sku }) => sku));
    pictures.taken += taken;
    const named = refused.map(({ sku, reason }) => ({ row: rows.find(sku) ?? 0, reason }));
    for (const { row, reason } of named.toSorted((a, b) => a.row - b.row))
      refuse(pictures, row, { column: "image", reason });
    if (fault !== undefined) throw fault;
  };

  const flush = async () => {
    const { created, updated, unchanged } = await saveBatch(deps, run, batch, dryRun);
    report.created += created;
    report.updated += updated;
    report.unchanged += unchanged;
    await picture();
    batch = [];
    progress(seen);
  };

  const settle = async () => {
    if (!dryRun && report.created + report.updated > 0) await settleSearch(deps.db);
  };

  try {
    for await (const record of records) {
      take(record);
      seen += 1;
      if (batch.length === size) await flush();
    }
    await flush();
    await settle();
    await run.end(report.refusedCount, true);
  } catch (error) {
    // Saved products should still be quick to find. This fails silently if the database itself was lost.
    await settle()
      .then(() => run.end(report.refusedCount, false))
      .catch(() => undefined);
    throw new ImportBrokenOff(report, error);
  }
  return report;
}

async function saveBatch(
  deps: Pick<Deps, "db" | "clock" | "newId">,
  run: ImportBatch,
  batch: ImportedProduct[],
  dryRun: boolean,
) {
  const counted = ({ created, updated }: BatchOutcome) => ({
    created,
    updated,
    unchanged: batch.length - created - updated,
  });
  if (dryRun) return counted(await compareProducts(deps.db, batch));
  // Sorted, because ids made within one millisecond come in no order, and the catalogue is read by id.
  const ids = batch.map(() => deps.newId()).toSorted();
  const identified = batch.flatMap((product, index) =>
    ids.slice(index, index + 1).map((id) => ({ id, ...product })),
  );
  return inTransaction(deps, (deps) =>
    run.record(deps.db, async () => counted(await upsertProducts(deps.db, identified, deps.clock.now()))),
  );
}
