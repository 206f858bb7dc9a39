import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { cataloguePictures } from "@solodesk/contract/kernel/pages.ts";
import { z } from "zod";
import type { ImportRecord } from "./import/import-catalogue.ts";

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

/** Reads the products that ship with Solodesk, each with its stock when it is full. */
export async function readSampleCatalogue(): Promise<ImportRecord[]> {
  const sample = SampleProducts.parse(JSON.parse(await readFile(FILE, "utf8")));
  return sample.map((product, index) => ({
    row: index + 1,
    fields: { ...product, stock: String(product.stock ?? ""), image: `${cataloguePictures}${product.image}` },
  }));
}
