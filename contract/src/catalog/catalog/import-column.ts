/** The columns of a catalogue file, in its own format. */
export const importColumns = [
  "sku",
  "name",
  "description",
  "category",
  "brand",
  "price",
  "wholesale_price",
  "stock",
  "image",
] as const;
export type ImportColumn = (typeof importColumns)[number];
