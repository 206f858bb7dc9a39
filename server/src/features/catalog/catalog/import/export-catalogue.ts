import type { ImportColumn } from "@solodesk/contract/catalog/catalog/import-column.ts";
import { minorDigits, toDecimal } from "@solodesk/contract/kernel/money.ts";
import type { Deps } from "#kernel/deps.ts";
import { findExported, type ProductExportRow } from "./export.repository.ts";

/** A product in the columns an import reads; `stock` is null if it is not counted. */
export type ExportedProduct = Record<Exclude<ImportColumn, "stock">, string> & { stock: number | null };

const BATCH = 1000;

/** Yields the catalogue in batches, in the order the products came in. */
export async function* exportCatalogue({
  db,
  config,
}: Pick<Deps, "db" | "config">): AsyncGenerator<ExportedProduct[]> {
  const digits = minorDigits(config.CURRENCY);
  const decimal = (minor: string) =>
    toDecimal({ amount: Number(minor), currency: config.CURRENCY }).toFixed(digits);
  const toExported = (row: ProductExportRow): ExportedProduct => {
    const [, sku, name, description, category, brand, price, wholesale, stock, image] = row;
    const amounts = { price: decimal(price), wholesale_price: decimal(wholesale) };
    return { sku, name, description, category, brand, ...amounts, stock, image: image ?? "" };
  };
  for (let rows = await findExported(db, BATCH); rows.length > 0; ) {
    yield rows.map(toExported);
    rows = await findExported(db, BATCH, rows.at(-1)?.[0]);
  }
}
