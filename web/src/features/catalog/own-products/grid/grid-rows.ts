// Products and variants as rows of typed text, and what of it is sent.
import { Stock } from "@solodesk/contract/catalog/own-products/options.ts";
import {
  type EditOwnProducts,
  GridCells,
  type OwnProduct,
  productStatuses,
} from "@solodesk/contract/catalog/own-products.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import { z } from "zod";
import { priceText, writtenPrice } from "#kernel/text/written-price.ts";

export const gridColumns = ["name", "price", "compare_at", "cost", "stock", "sku", "status"] as const;
export type GridColumn = (typeof gridColumns)[number];
export type TypedCells = Partial<Record<GridColumn, string>>;

export interface GridRow {
  key: string;
  id: string;
  variantId?: string;
  /** Of a variant its product and its values. */
  title: string;
  /** As they were read; a column that is missing cannot be changed in this row. */
  cells: TypedCells;
}

const optional = (price: Money | null): string => (price ? priceText(price) : "");
const sold = ({
  price,
  compare_at,
  cost,
  stock,
}: Pick<OwnProduct, "price" | "compare_at" | "cost" | "stock">) => ({
  price: priceText(price),
  compare_at: optional(compare_at),
  cost: optional(cost),
  stock: stock?.toString() ?? "",
});

export const gridRowsOf = (products: readonly OwnProduct[]): GridRow[] =>
  products.flatMap((product): GridRow[] => {
    const { id, name, sku, status, variants } = product;
    const own = { key: id, id, title: name, cells: { name, sku, status } };
    if (variants.length === 0) return [{ ...own, cells: { ...own.cells, ...sold(product) } }];
    const below = variants.map((variant) => ({
      key: variant.id,
      id,
      variantId: variant.id,
      title: `${name} – ${Object.values(variant.options).join(" / ")}`,
      cells: { ...sold(variant), sku: variant.sku },
    }));
    return [own, ...below];
  });

const { shape } = GridCells;
const schemasOf = (currency: string) => ({
  name: shape.name.unwrap(),
  price: writtenPrice(currency),
  compare_at: writtenPrice(currency),
  cost: writtenPrice(currency),
  stock: z
    .string()
    .transform((written) => (/^\s*\d{1,9}\s*$/.test(written) ? Number(written) : Number.NaN))
    .pipe(Stock),
  sku: shape.sku.unwrap(),
  status: z.enum(productStatuses),
});
const canBeEmpty: readonly GridColumn[] = ["compare_at", "cost", "stock"];

/** By row and column: what was typed, and what is wrong with it. */
export type OfCells = Readonly<Record<string, TypedCells>>;

/** The rows that differ from what was read, as they are sent, and the mistakes in them. */
export function gridChangesOf(rows: readonly GridRow[], typed: OfCells, currency: string) {
  const schemas = schemasOf(currency);
  const errors: Record<string, TypedCells> = {};
  const changes: EditOwnProducts["changes"] = [];
  const changed: GridRow[] = [];
  for (const row of rows) {
    const [was, set]: [GridCells, GridCells] = [{}, {}];
    for (const column of changedColumns(row, typed)) {
      const read = (text = "") =>
        text.trim() === "" && canBeEmpty.includes(column)
          ? { success: true as const, data: null }
          : schemas[column].safeParse(text);
      const [before, now] = [read(row.cells[column]), read(typed[row.key]?.[column])];
      if (!now.success) {
        errors[row.key] = { ...errors[row.key], [column]: now.error.issues[0]?.message ?? "" };
        continue;
      }
      Object.assign(set, { [column]: now.data });
      if (before.success) Object.assign(was, { [column]: before.data });
    }
    if (Object.keys(set).length === 0) continue;
    changed.push(row);
    changes.push({ id: row.id, ...(row.variantId && { variant_id: row.variantId }), was, set });
  }
  return { changes, changed, errors };
}

export const changedColumns = ({ key, cells }: GridRow, typed: OfCells): GridColumn[] =>
  gridColumns.filter((column) => {
    const text = typed[key]?.[column];
    return text !== undefined && text !== cells[column];
  });

/** The errors of a refusal at their cells. What concerns a row as a whole is shown at its first cell that can be changed. */
export function refusedCells(fields: Readonly<Record<string, string>>, changed: readonly GridRow[]): OfCells {
  const errors: Record<string, TypedCells> = {};
  for (const [field, message] of Object.entries(fields)) {
    const [, nth, name] = /^changes\.(\d+)\.(?:set\.)?(\w+)/.exec(field) ?? [];
    const row = changed[Number(nth)];
    if (!row) continue;
    const column =
      gridColumns.find((one) => one === name) ?? gridColumns.find((one) => one in row.cells) ?? "sku";
    errors[row.key] = { ...errors[row.key], [column]: message };
  }
  return errors;
}

/** Fills the cells from this one to the right and below, as a spreadsheet does; what cannot be changed is passed over. */
export function pastedInto(
  rows: readonly GridRow[],
  typed: OfCells,
  at: { row: number; column: GridColumn },
  text: string,
) {
  const filled: Record<string, TypedCells> = { ...typed };
  const first = gridColumns.indexOf(at.column);
  for (const [nth, line] of text
    .replace(/\r?\n$/, "")
    .split(/\r?\n/)
    .entries()) {
    const row = rows[at.row + nth];
    if (!row) break;
    for (const [side, value] of line.split("\t").entries()) {
      const column = gridColumns[first + side];
      if (column && column in row.cells) filled[row.key] = { ...filled[row.key], [column]: value.trim() };
    }
  }
  return filled;
}

/** What brings the former values back, unless they have changed since. */
export const undoOfGrid = (changes: EditOwnProducts["changes"]): EditOwnProducts["changes"] =>
  changes.map(({ was, set, ...row }) => ({ ...row, was: set, set: was }));
