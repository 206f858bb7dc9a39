// Product files as other shop systems write them, and files that hold no products at all.
import { readFileSync } from "node:fs";
import { importCatalogue } from "@solodesk/server/features/catalog/catalog/import/import-catalogue.ts";
import { openRecords } from "@solodesk/server/features/catalog/catalog/import/read/file-records.ts";
import { htmlText } from "@solodesk/server/features/catalog/catalog/import/read/html-text.ts";
import { toImportRecords } from "@solodesk/server/features/catalog/catalog/import/read/import-records.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testDataFile } from "../../../scripts/test-data-folder.mjs";
import { type TestApp, testApp } from "../../../server/test/test-app.ts";
import { readImportOptions } from "./import-options.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(() => server.database.sql("DELETE FROM products"));
afterAll(() => server.close());

async function run(file: string, ...args: string[]) {
  const options = readImportOptions([testDataFile(file), ...args]);
  const records = await openRecords(options.file);
  return importCatalogue(server.deps, toImportRecords(records, options), options);
}

/** Row, column and reason of each refusal, without duplicates. */
const reasonsOf = ({ refused }: Awaited<ReturnType<typeof run>>) => [
  ...new Set(refused.map(({ row, column, reason }) => [row, column, reason].filter(Boolean).join(" "))),
];
const stored = (sku: string) =>
  server.database.sql(
    `SELECT name, description, category, brand, price::int, stock, source_image_url AS image FROM products WHERE sku = $1`,
    [sku],
  );

const draft = "is not for sale: its status is";
const group = "is a group of products, which are imported separately";
const unaccompanied = "has variants, but the file contains none of them";

const files: [file: string, args: string[], created: number, refused: string[]][] = [
  ["import-shopify-csv/furniture-store-export.csv", [], 21, []],
  ["import-shopify-csv/product-template-2022.csv", [], 3, [`5 ${draft} draft`, `6 ${draft} archived`]],
  [
    "import-woocommerce-csv/sample_products.csv",
    [],
    20,
    ["10 is hidden in the shop", `24 ${group}`, "25 is sold in another shop"],
  ],
  [
    "import-woocommerce-csv/sample_9_products.csv",
    [],
    6,
    [`10 ${group}`, `2 ${unaccompanied}`, `3 ${unaccompanied}`],
  ],
  ["import-woocommerce-csv/template_digital_product.csv", [], 0, ["2 is not published"]],
  ["import-woocommerce-csv/template_external_product.csv", [], 0, ["2 is sold in another shop"]],
  ["import-woocommerce-csv/template_grouped_product.csv", [], 0, [`2 ${group}`]],
  ["import-woocommerce-csv/template_physical_product.csv", [], 0, ["2 is not published"]],
  [
    "import-woocommerce-csv/template_variable_product.csv",
    [],
    0,
    ["2 sku is empty, so no variant can refer to it"],
  ],
  ["catalogue-apparel-variants/products.csv.gz", ["--html", "--map", "stock=qty"], 1994, []],
  [
    "catalogue-google-merch/products.jsonl",
    [
      "sku=id",
      "name=title",
      "price=priceInfo.price",
      "stock=availableQuantity",
      "brand=brands.0",
      "category=categories.0",
      "image=images.0.uri",
    ].flatMap((pair) => ["--map", pair]),
    316,
    [],
  ],
];

describe("what can be taken is taken, what cannot is named by row, and again changes nothing", () => {
  test.each(files)("%s", async (file, args, created, refused) => {
    const first = await run(file, ...args);
    expect(first).toMatchObject({ created, updated: 0, unchanged: 0, refusedCount: refused.length });
    expect(reasonsOf(first)).toEqual(refused);
    expect(await run(file, ...args)).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: created,
      refusedCount: refused.length,
    });
    const markup = await server.database.sql(
      "SELECT sku FROM products WHERE concat(name, description, category, brand) ~ '<[a-zA-Z/!]|&[a-z#0-9]+;'",
    );
    expect(markup).toEqual([]);
  });

  test("a file of another shop that has our columns gives the rows that fill them", async () => {
    const first = await run("import-other-platforms/spree_products.csv");
    expect(first).toMatchObject({ created: 36, refusedCount: 175 });
    expect(new Set(first.refused.map(({ reason }) => reason))).toEqual(
      new Set(["is empty", "is that of row 93 already"]),
    );
    expect(await run("import-other-platforms/spree_products.csv")).toMatchObject({
      unchanged: 36,
      updated: 0,
    });
  });

  test.each([
    ["comma.csv", "Variant Price EUR"],
    ["semicolon.csv", "Variant Price EUR"],
  ])("columns are mapped whatever separates them: %s", async (name, price) => {
    const pairs = ["sku=Variant Sku", "name=Product Title", `price=${price}`].flatMap((pair) => [
      "--map",
      pair,
    ]);
    const report = await run(`import-other-platforms/medusa_exported-products-${name}`, ...pairs);
    expect(report.created + report.refusedCount).toBe(3);
    expect(reasonsOf(report)).toEqual(["2 sku is empty", "3 sku is empty", "4 sku is empty"]);
  });
});

describe("a file of another kind", () => {
  test.each([
    [
      "import-other-platforms/medusa_exported-products-comma.csv",
      [],
      "no column sku, name, price; it has: Product Id, Product Handle",
    ],
    ["import-other-platforms/medusa_v1-template.csv", [], "no column sku, name, price"],
    ["import-other-platforms/medusa_product-with-categories.csv", [], "no column sku, name, price"],
    [
      "import-other-platforms/oscar_books.essential.csv",
      [],
      "no column sku, name, price; it has: 20, Book, Books > Non-Fiction",
    ],
    ["import-other-platforms/oscar_books.hacking.csv", [], "no column sku, name, price"],
    ["import-other-platforms/spree_customers.csv", [], "no column sku, name, price"],
    ["import-other-platforms/spree_product_translations.csv", [], "no column sku, price"],
    ["service-menus/barber_shop.csv", [], "no column sku, name"],
    ["orders-uci-retail/2010-12.csv.gz", [], "no column sku, name, price; it has: InvoiceNo"],
    ["naughty-strings/strings.json", [], "ends in the middle of an object"],
    [
      "import-woocommerce-csv/sample_products.csv",
      ["--format", "shopify"],
      "not in the shopify format, which has the columns Handle, Title",
    ],
    [
      "import-shopify-csv/furniture-store-export.csv",
      ["--format", "woocommerce"],
      "not in the woocommerce format, which has the columns Type, Name",
    ],
    ["import-shopify-csv/furniture-store-export.csv", ["--format", "native"], "no column sku, name, price"],
  ])("%s %j is refused in one sentence", async (file, args, sentence) => {
    await expect(run(file, ...args)).rejects.toThrow(sentence);
  });
});

test("what was taken from Shopify is what the shop shows", async () => {
  await run("import-shopify-csv/furniture-store-export.csv");
  const gloves = {
    description: "Green and yellow gardening gloves",
    category: "Outdoor",
    stock: null,
    image: expect.stringContaining("https://cdn.shopify.com/"),
  };
  expect(await stored("gardening-gloves/Green")).toMatchObject([
    { ...gloves, name: "Gardening Gloves (Green)", price: 999 },
  ]);
  expect(await stored("gardening-gloves/Yellow")).toMatchObject([
    { ...gloves, name: "Gardening Gloves (Yellow)", price: 1599 },
  ]);
  expect(await stored("grey-wheelbarrow")).toMatchObject([{ name: "Grey Wheelbarrow", stock: 8 }]);

  await run("import-shopify-csv/product-template-2022.csv");
  expect(await stored('example-t-shirt/Lithograph - Height: 9" x Width: 12"')).toMatchObject([
    {
      name: 'Example T-Shirt (Lithograph - Height: 9" x Width: 12")',
      category: "Shirts",
      brand: "Acme",
      price: 2500,
    },
  ]);
  expect(await stored("example-shirt-m")).toMatchObject([{ name: "Example T-Shirt (Medium)", price: 1999 }]);
});

test("what was taken from WooCommerce is what the shop shows", async () => {
  await run("import-woocommerce-csv/sample_products.csv");
  expect(await stored("woo-hoodie-blue-logo")).toMatchObject([
    {
      name: "Hoodie - Blue, Yes",
      description: expect.stringContaining("Lorem ipsum dolor sit amet"),
      category: "Clothing | Hoodies",
      price: 4500,
      stock: null,
      image: expect.stringMatching(/^https:\/\/[^,]+$/),
    },
  ]);
  expect(await stored("woo-beanie")).toMatchObject([{ category: "Clothing | Accessories", price: 2000 }]);
});

test("no nasty string leaves markup behind, and what was escaped comes back as it was", () => {
  const strings: string[] = JSON.parse(readFileSync(testDataFile("naughty-strings/strings.json"), "utf8"));
  expect(strings.length).toBeGreaterThan(250);
  const escaped = (text: string) =>
    text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const plain = (text: string) => text.replace(/[ \t\n\f\r]+/g, " ").trim();
  for (const text of strings) {
    if (!text.includes("&")) expect(htmlText(`<div>${text}</div>`), text).not.toMatch(/<[a-z/!?]/i);
    expect(plain(htmlText(`<p>${escaped(text)}</p>`))).toBe(plain(text));
  }
});
