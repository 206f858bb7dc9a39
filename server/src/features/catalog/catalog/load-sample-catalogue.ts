import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { cataloguePictures } from "@solodesk/contract/kernel/pages.ts";
import { z } from "zod";
import type { Deps } from "#kernel/deps.ts";
import { hasProducts } from "./import/import.repository.ts";
import { importCatalogue } from "./import/import-catalogue.ts";
import { isSampleDeclined } from "./sample-catalogue-fact.ts";

const FILE = join(import.meta.dirname, "sample/products.json");

const SampleProducts = z.array(
  z.object({
    sku: z.string(),
    name: z.string(),
    description: z.string(),
    category: z.string(),
    brand: z.string(),
    price: z.string(),
    wholesale_price: z.string(),
    stock: z.number().nullable(),
    image: z.string(),
  }),
);

/**
 * Loads the products that ship with Solodesk into an empty catalogue, unless the operator emptied it on
 * purpose; returns how many were loaded.
 */
export async function loadSampleCatalogue(
  deps: Pick<Deps, "db" | "clock" | "newId" | "config">,
  progress: (message: string) => void = () => undefined,
): Promise<number> {
  if ((await hasProducts(deps.db)) || (await isSampleDeclined(deps.db))) return 0;
  progress("Loading the sample catalogue");
  const sample = SampleProducts.parse(JSON.parse(await readFile(FILE, "utf8")));
  const records = sample.map((product, index) => ({
    row: index + 1,
    fields: { ...product, stock: String(product.stock ?? ""), image: `${cataloguePictures}${product.image}` },
  }));
  const { created } = await importCatalogue(deps, records, { wholesalePercent: 60 });
  return created;
}
