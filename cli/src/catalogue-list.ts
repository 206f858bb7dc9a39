import type { Product } from "@solodesk/contract/catalog.ts";
import { minorDigits, toDecimal } from "@solodesk/contract/kernel/money.ts";
import { browseCatalogue } from "@solodesk/server/features/catalog/browse-catalogue.ts";
import { openDesk } from "./open-desk.ts";
import { print, say } from "./print.ts";
import { readArgs } from "./read-args.ts";
import { MOST_SHOWN, readLimit } from "./read-limit.ts";
import { oneLine } from "./terminal-text.ts";

const WIDEST = 60;
const heading = ["SKU", "Name", "Category", "Price", "Stock"] as const;

/** Throws CliError. */
export function readListOptions(args: string[]): { search: string; limit: number } {
  const { values } = readArgs({
    args,
    options: { search: { type: "string", default: "" }, limit: { type: "string", default: "20" } },
  });
  return { search: values.search.trim(), limit: readLimit(values.limit) };
}

function toCells({ sku, name, category, price, stock }: Product): string[] {
  const texts = [sku, name, category].map((text) => shorten(oneLine(text)));
  return [...texts, toDecimal(price).toFixed(minorDigits(price.currency)), String(stock ?? "not counted")];
}

const shorten = (text: string) => (text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text);

/** As a table, with how many more there are. */
export function describeProducts(products: readonly Product[], total: number): string {
  if (products.length === 0) return "No products.";
  const rows: string[][] = [[...heading], ...products.map(toCells)];
  const widths = heading.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const table = rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const more = total - products.length;
  const rest =
    more > 0 ? ["", `${more.toLocaleString("en")} more: --limit, at most ${MOST_SHOWN}, or --search`] : [];
  return [...table, ...rest].join("\n");
}

export async function listCatalogueCommand(args: string[]): Promise<number> {
  const options = readListOptions(args);
  const { deps, close } = await openDesk(say);
  try {
    const { products, total } = await browseCatalogue(deps, options);
    print(describeProducts(products, total));
    return 0;
  } finally {
    await close();
  }
}
