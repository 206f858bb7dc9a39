import type { ImportColumn } from "@solodesk/contract/catalog/catalog/import-column.ts";

export const formatNames = ["native", "shopify", "woocommerce"] as const;
export type FormatName = (typeof formatNames)[number];

/** How the records of a file are read as products. */
export interface ReadOptions {
  /** Column of the catalogue → column of the file. */
  map: Partial<Record<ImportColumn, string>>;
  /** Column of the catalogue → one value for every row. */
  set: Partial<Record<ImportColumn, string>>;
  /** Undefined: detected from the header. */
  format: FormatName | undefined;
  /** Whether names and descriptions are HTML; the formats of other shops imply it. */
  html: boolean;
}
