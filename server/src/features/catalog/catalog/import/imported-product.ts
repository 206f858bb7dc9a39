// Reads a row of a catalogue file, or says why it cannot be imported.
import { type ImportColumn, importColumns } from "@solodesk/contract/catalog/catalog/import-column.ts";
import { maxPriceMinor, minorDigits, parseDecimal } from "@solodesk/contract/kernel/money.ts";
import { cataloguePictures } from "@solodesk/contract/kernel/pages.ts";

/**
 * Is this the address of a drawing of the sample catalogue? Only these may be shown directly; any other
 * address may be on another server.
 */
const isPictureAddress = (image: string): boolean =>
  image.startsWith(cataloguePictures) &&
  /^[a-z0-9][a-z0-9-]*\.svg$/.test(image.slice(cataloguePictures.length));

export const requiredColumns = ["sku", "name", "price"] as const satisfies readonly ImportColumn[];

export type ImportFields = Partial<Record<ImportColumn, string>>;

export interface ImportedProduct {
  sku: string;
  name: string;
  description: string;
  category: string;
  brand: string;
  image_url: string | null;
  source_image_url: string | null;
  price: number;
  wholesale_price: number;
  stock: number | null;
}

export interface Fault {
  column: ImportColumn | null;
  reason: string;
  suggestion?: string;
}

export interface ImportRules {
  currency: string;
  /** The wholesale price in percent of the price, 0 to 100, for rows that do not name one. */
  wholesalePercent: number;
}

const most: Partial<Record<ImportColumn, number>> = {
  sku: 100,
  name: 300,
  description: 10_000,
  brand: 200,
  image: 2000,
};
const MOST_CATEGORY = 100;
const MOST_STOCK = 2_147_483_647;

function textFault(column: ImportColumn, value: string): Fault | undefined {
  const limit = most[column] ?? Number.POSITIVE_INFINITY;
  if (value.length > limit) {
    return { column, reason: `has ${value.length} characters; at most ${limit} are taken` };
  }
  if (value.includes("\u0000") || !value.isWellFormed())
    return { column, reason: "holds characters that are not text" };
  return undefined;
}

/**
 * Drops the first levels of a category until it fits, because the last say most: "Toys | Outdoor | Pools"
 * becomes "Outdoor | Pools".
 */
function shortCategory(path: string): string | undefined {
  if (path.length <= MOST_CATEGORY) return path;
  const [, ...rest] = path.split(" | ");
  return rest.length > 0 ? shortCategory(rest.join(" | ")) : undefined;
}

function priceFault(column: ImportColumn, written: string, { currency }: ImportRules): Fault {
  const digits = minorDigits(currency);
  const reason = `"${written.slice(0, 40)}" is not an amount such as ${(9.5).toFixed(digits)}`;
  const bare = written.replace(/[^\d.,]/g, "");
  const decimal = /,\d{1,2}$/.test(bare) ? bare.replaceAll(".", "").replace(",", ".") : bare;
  const amount = written.includes("-") ? undefined : parseDecimal(decimal, currency);
  return amount === undefined
    ? { column, reason }
    : { column, reason, suggestion: decimal.replaceAll(",", "") };
}

function readPrice(column: ImportColumn, written: string, rules: ImportRules): number | Fault {
  // A comma is accepted only between thousands; elsewhere it would turn 12,50 into 1,250.
  const amount = /,(?!\d{3}(\D|$))/.test(written) ? undefined : parseDecimal(written, rules.currency);
  if (amount === undefined) return priceFault(column, written, rules);
  return amount <= maxPriceMinor ? amount : { column, reason: "is higher than 1,000,000,000" };
}

function readStock(written: string): number | null | Fault {
  if (written === "") return null;
  const stock = /^\d{1,10}(\.0*)?$/.test(written) ? Number(written) : Number.NaN;
  if (stock <= MOST_STOCK) return stock;
  return { column: "stock", reason: `"${written.slice(0, 40)}" is not a whole number from 0` };
}

function readImage(image: string): Pick<ImportedProduct, "image_url" | "source_image_url"> | Fault {
  if (image === "") return { image_url: null, source_image_url: null };
  if (isPictureAddress(image)) return { image_url: image, source_image_url: null };
  // Outside addresses are stored to be fetched later and are never shown. A bare file name is stored in the
  // same way.
  const isAddress = URL.canParse(image) ? /^https?:/i.test(image) : !image.includes(":");
  if (isAddress) return { image_url: null, source_image_url: image };
  return { column: "image", reason: "is neither an http address nor a file name" };
}

const isFault = (value: unknown): value is Fault =>
  typeof value === "object" && value !== null && "reason" in value;

export function readImportedProduct(given: ImportFields, rules: ImportRules): ImportedProduct | Fault {
  const fields: Record<string, string> = {};
  for (const column of importColumns) {
    const value = given[column]?.trim() ?? "";
    const fault = textFault(column, value);
    if (fault) return fault;
    fields[column] = value;
  }
  const { sku = "", name = "", description = "", category = "", brand = "", stock = "", image = "" } = fields;
  const { price = "", wholesale_price = "" } = fields;
  const missing = requiredColumns.find((column) => fields[column] === "");
  if (missing) return { column: missing, reason: "is empty" };

  const shelf = shortCategory(category);
  if (shelf === undefined)
    return { column: "category", reason: `is longer than ${MOST_CATEGORY} characters` };
  const amount = readPrice("price", price, rules);
  if (isFault(amount)) return amount;
  const wholesale =
    wholesale_price === ""
      ? Math.round((amount * rules.wholesalePercent) / 100)
      : readPrice("wholesale_price", wholesale_price, rules);
  if (isFault(wholesale)) return wholesale;
  const count = readStock(stock);
  if (isFault(count)) return count;
  const picture = readImage(image);
  if (isFault(picture)) return picture;
  return {
    sku,
    name,
    description,
    category: shelf,
    brand,
    ...picture,
    price: amount,
    wholesale_price: wholesale,
    stock: count,
  };
}
