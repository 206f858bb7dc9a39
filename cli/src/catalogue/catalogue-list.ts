import type { Product } from "@solodesk/contract/catalog/catalog.ts";
import { minorDigits, toDecimal } from "@solodesk/contract/kernel/money.ts";
import { browseCatalogue } from "@solodesk/server/features/catalog/catalog/browse-catalogue.ts";
import { openInstallation } from "../open-installation.ts";
import { print, say } from "../terminal/print.ts";
import { readArgs } from "../terminal/read-args.ts";
import { MOST_SHOWN, readLimit } from "../terminal/read-limit.ts";
import { textTable } from "../terminal/text-table.ts";

const heading = ["SKU", "Name", "Category", "Price", "Stock"] as const;

/** Throws CliError. */
export function readCatalogueListOptions(args: string[]): { search: string; limit: number } {
  const { values } = readArgs({
    args,
    options: { search: { type: "string", default: "" }, limit: { type: "string", default: "20" } },
  });
  return { search: values.search.trim(), limit: readLimit(values.limit) };
}

function toCells({ sku, name, category, price, stock }: Product): string[] {
  const amount = toDecimal(price).toFixed(minorDigits(price.currency));
  return [sku, name, category, amount, String(stock ?? "not tracked")];
}

/** Formats a table, and says how many more there are. */
export function describeProducts(products: readonly Product[], total: number): string {
  if (products.length === 0) return "No products.";
  const more = total - products.length;
  const rest =
    more > 0
      ? ["", `${more.toLocaleString("en")} more not shown: use --limit, at most ${MOST_SHOWN}, or --search`]
      : [];
  return [...textTable([heading, ...products.map(toCells)]), ...rest].join("\n");
}

export async function listCatalogueCommand(args: string[]): Promise<number> {
  const options = readCatalogueListOptions(args);
  const { deps, close } = await openInstallation(say);
  try {
    const { products, total } = await browseCatalogue(deps, options);
    print(describeProducts(products, total));
    return 0;
  } finally {
    await close();
  }
}
