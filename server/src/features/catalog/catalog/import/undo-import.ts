import type { Id } from "@solodesk/contract/kernel/id.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { retryOnListingConflict } from "../listings/retry-on-listing-conflict.ts";
import { settleSearch } from "./import.repository.ts";
import { markUndone, noteUndo, startUndo } from "./imports.repository.ts";
import {
  dropChanges,
  findChanged,
  findOutcomes,
  lockProducts,
  removeCreated,
  restoreProducts,
  type UndoneProduct,
} from "./undo-import.repository.ts";

export type StayingProduct = Pick<UndoneProduct, "sku" | "name" | "stores"> & {
  outcome: "listed" | "changed";
};

export interface UndoReport {
  /** New products that are removed. */
  removed: number;
  /** Changed products that are as before. */
  putBack: number;
  /** New products that some store lists: they stay. */
  listed: number;
  /** Products that were changed again since: they stay. */
  changed: number;
  /** The first 1,000 that stay. */
  staying: StayingProduct[];
}

interface Options {
  /** Only reports what would happen. */
  dryRun?: boolean;
  /** Called with the number of products processed. */
  progress?: (products: number) => void;
  /** Ends a dry run early. */
  signal?: AbortSignal;
}

/** Much longer than a batch takes, so that no other process begins the same undo. */
export const UNDO_CLAIM = minutes(2);
const BATCH = 500;
const MOST_NAMED = 1000;

const isStaying = (product: UndoneProduct): product is UndoneProduct & StayingProduct =>
  product.outcome === "listed" || product.outcome === "changed";

/**
 * Restores the catalogue as it was before an import: removes new products and restores changed ones. Products
 * that a store lists by now, or that were changed again since, stay and are reported. An import that still runs
 * saves nothing more. Each batch is independent: an undo that ended early is continued by `undoStarted`, and a
 * second run finds nothing left to do.
 */
export async function undoImport(
  deps: Pick<Deps, "db" | "clock">,
  importId: number,
  { dryRun = false, progress = () => undefined, signal }: Options = {},
): Promise<UndoReport> {
  const { db, clock } = deps;
  const report: UndoReport = { removed: 0, putBack: 0, listed: 0, changed: 0, staying: [] };
  const until = () => after(clock.now(), UNDO_CLAIM);
  let seen = dryRun ? 0 : await startUndo(db, importId, clock.now(), until());
  const next = (last?: Id) => findChanged(db, importId, BATCH, last);
  for (let rows = await next(); rows.length > 0; rows = await next(rows.at(-1)?.id)) {
    const ids = rows.map(({ id }) => id);
    const products = dryRun ? await findOutcomes(db, importId, ids) : await undoBatch(deps, importId, ids);
    add(report, products);
    seen += products.length;
    progress(seen);
    if (!dryRun) await noteUndo(db, importId, seen, until());
    else if (signal?.aborted) break;
  }
  if (dryRun) return report;
  if (report.removed + report.putBack > 0) await settleSearch(db);
  await markUndone(db, importId, clock.now());
  return report;
}

function add(report: UndoReport, products: UndoneProduct[]): void {
  for (const product of products) {
    if (product.outcome === "remove") report.removed += 1;
    if (product.outcome === "put_back") report.putBack += 1;
    if (!isStaying(product)) continue;
    report[product.outcome] += 1;
    const { sku, name, stores, outcome } = product;
    if (report.staying.length < MOST_NAMED) report.staying.push({ sku, name, stores, outcome });
  }
}

const undoBatch = (deps: Pick<Deps, "db" | "clock">, importId: number, ids: Id[]): Promise<UndoneProduct[]> =>
  retryOnListingConflict(() =>
    inTransaction(deps, async (deps) => {
      await lockProducts(deps.db, ids);
      const products = await findOutcomes(deps.db, importId, ids);
      const those = (outcome: string) =>
        products.filter((one) => one.outcome === outcome).map(({ id }) => id);
      const [removed, former] = [those("remove"), those("put_back")];
      await removeCreated(deps.db, removed);
      await restoreProducts(deps.db, importId, former, deps.clock.now());
      await dropChanges(deps.db, importId, [...removed, ...former, ...those("gone")]);
      return products;
    }),
  );
