// Our own format: a column or field for each column of the catalogue, under the same name or the one --map
// gives.
import { type ImportColumn, importColumns } from "@solodesk/contract/catalog/catalog/import-column.ts";
import { type ImportFields, requiredColumns } from "../imported-product.ts";
import { FileError, MissingColumns } from "./file-error.ts";
import { htmlText } from "./html-text.ts";
import { columnFinder, namesOf, type OpenReader, type ProductReader, type Values } from "./product-reader.ts";
import type { ReadOptions } from "./read-options.ts";

type Options = Pick<ReadOptions, "map" | "set" | "html">;
/** Column of the catalogue → column or field of the file. */
type Sources = Partial<Record<ImportColumn, string>>;

/** Matches names exactly first, then ignores case: SKU is sku. */
function sourcesIn(present: string[], { map }: Options): Sources {
  const find = columnFinder(present);
  const sourceOf = (name: string) => (present.includes(name) ? name : find(name.toLowerCase()));
  const pairs = importColumns.map((column) => [column, sourceOf(map[column] ?? column)] as const);
  return Object.fromEntries(pairs.filter(([, source]) => source !== undefined));
}

const missingColumns = (sources: Sources, { set }: Options): ImportColumn[] =>
  requiredColumns.filter((column) => set[column] === undefined && sources[column] === undefined);

function requireColumns(present: string[], sources: Sources, options: Options): void {
  const unknown = importColumns.find(
    (column) => options.map[column] !== undefined && sources[column] === undefined,
  );
  if (unknown !== undefined)
    throw new FileError(`The file has no column "${options.map[unknown]}"; it has: ${namesOf(present)}.`);
  const missing = missingColumns(sources, options);
  if (missing.length === 0) return;
  const message = `The file has no column ${missing.join(", ")}; it has: ${namesOf(present)}.`;
  throw new MissingColumns(missing, present, message);
}

function fieldsOf(values: Values, sources: Sources, { set, html }: Options): ImportFields {
  const fields: ImportFields = Object.fromEntries(
    importColumns.map((column) => {
      const source = sources[column];
      return [column, set[column] ?? (source === undefined ? undefined : values[source]) ?? ""];
    }),
  );
  if (!html) return fields;
  return { ...fields, name: htmlText(fields.name ?? ""), description: htmlText(fields.description ?? "") };
}

/** Throws FileError if the table lacks a required column. */
export const nativeTable =
  (options: Options): OpenReader =>
  (columns) => {
    const sources = sourcesIn(columns, options);
    requireColumns(columns, sources, options);
    return { read: (values, row) => ({ row, fields: fieldsOf(values, sources, options) }) };
  };

/** A field that an object leaves out is absent; if it is required, that object is rejected, not the file. */
export const nativeObjects = (options: Options): ProductReader => ({
  read(values, row) {
    const sources = sourcesIn(Object.keys(values), options);
    const [missing] = missingColumns(sources, options);
    if (missing === undefined) return { row, fields: fieldsOf(values, sources, options) };
    const name = options.map[missing] ?? missing;
    return { row, fault: { column: missing, reason: `is missing: the object has no "${name}"` } };
  },
});
