// Imports three real catalogues as an operator does.

import { importCatalogue } from "@solodesk/server/features/catalog/catalog/import/import-catalogue.ts";
import { openRecords } from "@solodesk/server/features/catalog/catalog/import/read/file-records.ts";
import { toImportRecords } from "@solodesk/server/features/catalog/catalog/import/read/import-records.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDataFile } from "../../../scripts/test-data-folder.mjs";
import { type TestApp, testApp } from "../../../server/test/test-app.ts";
import { readImportOptions } from "./import-options.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

async function run(file: string, ...columns: string[]) {
  const options = readImportOptions([testDataFile(file), ...columns]);
  const records = await openRecords(options.file);
  return importCatalogue(server.deps, toImportRecords(records, options), options);
}

const catalogues: [name: string, args: [string, ...string[]], products: number, refused: number][] = [
  [
    "the demo store",
    ["catalogue-demo-store/products.csv", "--map", "sku=id", "--map", "stock=current_stock"],
    2465,
    0,
  ],
  [
    "real toys",
    [
      "catalogue-walmart-toys/products.csv",
      "--map",
      "sku=product_id",
      "--map",
      "name=product_name",
      "--map",
      "price=list_price",
    ],
    650,
    0,
  ],
  [
    "ten thousand books",
    [
      "catalogue-books-10k/books.csv.gz",
      "--map",
      "sku=book_id",
      "--map",
      "name=title",
      "--map",
      "brand=authors",
      "--map",
      "image=image_url",
      "--set",
      "price=9.99",
    ],
    9986,
    14,
  ],
];

test.each(catalogues)(
  "%s: what can be taken is taken, what cannot is named, and again changes nothing",
  async (_name, args, products, refused) => {
    const first = await run(...args);
    expect(first).toMatchObject({ created: products, updated: 0, unchanged: 0, refusedCount: refused });
    expect(
      first.refused.every(({ column, reason }) => column === "brand" && reason.includes("at most 200")),
    ).toBe(true);
    expect(await run(...args)).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: products,
      refusedCount: refused,
    });
  },
);

test("what was taken says what the files say", async () => {
  const [totals] = await server.database.sql<Record<string, number>>(
    `SELECT (SELECT sum(products)::int FROM category_counts) AS counted, count(*)::int AS products,
       count(image_url)::int AS shown, count(source_image_url)::int AS kept, sum(stock)::int AS stock
     FROM products`,
  );
  expect(totals).toMatchObject({ counted: 13_101, products: 13_101, shown: 0, kept: 12_451 });
  const [backpack] = await server.database.sql(
    "SELECT name, price::int, wholesale_price::int, stock, category FROM products WHERE sku = '6579c22f-be2b-444c-a52b-0116dd82df6c'",
  );
  expect(backpack).toEqual({
    name: "Adventure-Ready Expedition Backpack",
    price: 12_999,
    wholesale_price: 7_799,
    stock: 15,
    category: "accessories",
  });
});
