import type { Deps } from "#kernel/deps.ts";
import { transact } from "#kernel/db.ts";
import { compareProducts, upsertProducts } from "./import.repository.ts";
import {
  type Fault,
  type ImportedProduct,
  type ImportFields,
  type ImportRules,
  readImportedProduct,
} from "./imported-product.ts";

/** One record of a file; `row` as a person counts them. */
export type ImportRecord = { row: number } & ({ fields: ImportFields } | { fault: Fault });

export type RefusedRow = Fault & { row: number };

export interface ImportReport {
  created: number;
  updated: number;
  unchanged: number;
  /** The first 1,000; `refusedCount` counts all. */
  refused: RefusedRow[];
  refusedCount: number;
}

interface Options extends Pick<ImportRules, "wholesalePercent"> {
  /** Only says what would happen. */
  dryRun?: boolean;
  /** Hears how many records have been dealt with, now and then. */
  progress?: (records: number) => void;
}

const BATCH = 500;
const MOST_REFUSED = 1000;

/**
 * Brings the shared catalogue to what the records say, by SKU. Each batch stands by itself: what cannot be taken is
 * named by row and hinders nothing else, and a second run of the same records changes nothing.
 */
export async function importCatalogue(
  deps: Pick<Deps, "db" | "clock" | "newId" | "config">,
  records: AsyncIterable<ImportRecord> | Iterable<ImportRecord>,
  { wholesalePercent, dryRun = false, progress = () => undefined }: Options,
): Promise<ImportReport> {
  const report: ImportReport = { created: 0, updated: 0, unchanged: 0, refused: [], refusedCount: 0 };
  const rules = { currency: deps.config.CURRENCY, wholesalePercent };
  const rowOf = new Map<string, number>();
  let batch: ImportedProduct[] = [];
  let seen = 0;

  const refuse = (row: number, fault: Fault) => {
    report.refusedCount += 1;
    if (report.refused.length < MOST_REFUSED) report.refused.push({ row, ...fault });
  };

  const take = (record: ImportRecord) => {
    if ("fault" in record) return refuse(record.row, record.fault);
    const read = readImportedProduct(record.fields, rules);
    if ("reason" in read) return refuse(record.row, read);
    const earlier = rowOf.get(read.sku);
    if (earlier !== undefined)
      return refuse(record.row, { column: "sku", reason: `is that of row ${earlier} already` });
    rowOf.set(read.sku, record.row);
    batch.push(read);
  };

  const flush = async () => {
    const { created, updated } = await saveBatch(deps, batch, dryRun);
    report.created += created;
    report.updated += updated;
    report.unchanged += batch.length - created - updated;
    batch = [];
    progress(seen);
  };

  for await (const record of records) {
    take(record);
    seen += 1;
    if (batch.length === BATCH) await flush();
  }
  await flush();
  return report;
}

function saveBatch(
  { db, clock, newId }: Pick<Deps, "db" | "clock" | "newId">,
  batch: ImportedProduct[],
  dryRun: boolean,
) {
  if (dryRun) return compareProducts(db, batch);
  // Sorted, because ids made within one millisecond are not in order by themselves, and the catalogue is read by id.
  const ids = batch.map(() => newId()).toSorted();
  const identified = batch.flatMap((product, index) =>
    ids.slice(index, index + 1).map((id) => ({ id, ...product })),
  );
  return transact(db, (tx) => upsertProducts(tx, identified, clock.now()));
}
