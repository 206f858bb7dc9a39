import { csvCell } from "@solodesk/contract/kernel/csv-cell.ts";
import type { ImportRecord } from "@solodesk/server/features/catalog/catalog/import/import-catalogue.ts";
import { csvRecords } from "@solodesk/server/features/catalog/catalog/import/read/csv-records.ts";
import { toImportRecords } from "@solodesk/server/features/catalog/catalog/import/read/import-records.ts";
import { wooCommerceReader } from "@solodesk/server/features/catalog/catalog/import/read/woocommerce-products.ts";
import { describe, expect, test } from "vitest";
import { readImportOptions } from "./import-options.ts";

type Row = Record<string, string>;

/** Reads the rows as a CSV file with these columns. */
async function read(columns: string[], rows: Row[], ...args: string[]): Promise<ImportRecord[]> {
  async function* text() {
    yield `${columns.map(csvCell).join(",")}\n`;
    for (const row of rows) yield `${columns.map((column) => csvCell(row[column] ?? "")).join(",")}\n`;
  }
  const all: ImportRecord[] = [];
  const options = readImportOptions(["x.csv", ...args]);
  for await (const record of toImportRecords({ records: csvRecords(text()), shape: "table" }, options))
    all.push(record);
  return all;
}

describe("Shopify", () => {
  const columns =
    "handle,TITLE,Body (HTML),Vendor,Type,Product Category,Published,Status,Gift Card,Option1 Name,Option1 Value,Option2 Value,Variant SKU,Variant Price,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Image Src,Variant Image,Metafield (product.metafields.a.b)".split(
      ",",
    );
  const cup: Row = {
    handle: "cup",
    TITLE: "Cup",
    "Option1 Name": "Colour",
    "Option1 Value": "Red",
    "Option2 Value": "S",
    "Variant Price": "9.50",
    "Variant Inventory Tracker": "shopify",
    "Variant Inventory Qty": "3",
    "Image Src": "https://x.example/cup.png",
  };
  const shopify = (...rows: Row[]) => read(columns, rows);

  test("a variant is a product; a further picture is none", async () => {
    const records = await shopify(
      {
        ...cup,
        "Body (HTML)": "<p>Fine &amp; light</p>",
        Vendor: "Acme",
        "Product Category": "Home > Kitchen",
      },
      { handle: "cup", "Image Src": "https://x.example/cup-2.png" },
      {
        handle: "cup",
        "Option1 Value": "Blue",
        "Variant SKU": "'=C2",
        "Variant Price": "8",
        "Variant Inventory Tracker": "shopify",
        "Variant Inventory Qty": "-2",
        "Variant Image": "https://x.example/blue.png",
      },
    );
    const common = { description: "Fine & light", category: "Home | Kitchen", brand: "Acme" };
    expect(records).toEqual([
      {
        row: 2,
        fields: {
          ...common,
          sku: "cup/Red/S",
          name: "Cup (Red, S)",
          price: "9.50",
          stock: "3",
          image: "https://x.example/cup.png",
        },
      },
      {
        row: 4,
        fields: {
          ...common,
          sku: "'=C2",
          name: "Cup (Blue)",
          price: "8",
          stock: "0",
          image: "https://x.example/blue.png",
        },
      },
    ]);
  });

  test.each([
    [{ "Variant Inventory Policy": "continue" }, ""],
    [{ "Variant Inventory Tracker": "" }, ""],
    [{ "Variant Inventory Qty": "" }, ""],
    [{}, "3"],
  ])("stock of %j is %j", async (cells, stock) => {
    expect(await shopify({ ...cup, ...cells })).toMatchObject([{ fields: { stock } }]);
  });

  test.each([
    [{ Status: "Draft" }, "is not for sale: its status is draft"],
    [{ Published: "FALSE" }, "is not published"],
    [{ "Gift Card": "true" }, "is a gift card"],
  ])("%j hinders every variant", async (cells, reason) => {
    const variant = { handle: "cup", "Option1 Value": "Blue", "Variant Price": "8" };
    expect(await shopify({ ...cup, ...cells }, variant)).toEqual(
      [2, 3].map((row) => ({ row, fault: { column: null, reason } })),
    );
  });

  test("a variant whose product is not above it is named", async () => {
    const records = await shopify({ handle: "jug", "Variant Price": "8" }, cup, {
      handle: "jug",
      "Variant Price": "8",
    });
    expect(records.map((record) => [record.row, "fault" in record && record.fault.reason])).toEqual([
      [2, 'has no title, and the row above does not belong to "jug"'],
      [3, false],
      [4, 'has no title, and the row above does not belong to "jug"'],
    ]);
  });

  test("the newer headings are known too", async () => {
    const newer = [
      "Title",
      "URL handle",
      "Description",
      "Vendor",
      "Option1 name",
      "Option1 value",
      "SKU",
      "Price",
      "Product image URL",
      "Status",
    ];
    const row = {
      Title: "Cup",
      "URL handle": "cup",
      Description: "<b>Fine</b>",
      "Option1 value": "Default Title",
      Price: "9",
      Status: "Active",
    };
    expect(await read(newer, [row])).toMatchObject([
      { fields: { sku: "cup", name: "Cup", description: "Fine", price: "9" } },
    ]);
  });
});

describe("WooCommerce", () => {
  const columns =
    "ID,Type,SKU,Name,Published,Visibility in catalog,Short description,Description,In stock?,Stock,Backorders allowed?,Regular price,Categories,Brands,Images,Parent,Attribute 1 name,Attribute 1 value(s)".split(
      ",",
    );
  const cup: Row = {
    ID: "7",
    Type: "simple",
    SKU: "C",
    Name: "Cup",
    Published: "1",
    "In stock?": "1",
    "Regular price": "9.50",
  };
  const woo = (...rows: Row[]) => read(columns, rows);

  test("texts lose their markup and keep their lines, lists give their first", async () => {
    const [record] = await woo({
      ...cup,
      Name: "Cup &amp; saucer",
      Description: "'-5 degrees\\nand <b>more</b>\\n\\n\\nend",
      Categories: "Home\\, Garden > Cups, Sale",
      Brands: "Acme, Other",
      Images: "https://x.example/1.png, https://x.example/2.png",
    });
    expect(record).toEqual({
      row: 2,
      fields: {
        sku: "C",
        name: "Cup & saucer",
        description: "'-5 degrees\nand more\n\nend",
        category: "Home, Garden | Cups",
        brand: "Acme",
        price: "9.50",
        stock: "",
        image: "https://x.example/1.png",
      },
    });
  });

  test("what a variant leaves empty is as its product says, found by SKU or by id", async () => {
    const parent = {
      ...cup,
      Type: "variable",
      Description: "Fine",
      Categories: "Cups",
      Images: "https://x.example/1.png",
    };
    const variant = { ...cup, Type: "variation", SKU: "", Name: "" };
    expect(
      await woo(
        parent,
        { ...variant, ID: "8", Parent: "C", "Attribute 1 value(s)": "Red" },
        { ...variant, ID: "9", Parent: "id:7", Name: "Cup - Blue", Stock: "-1", Description: "Finer" },
        { ...variant, ID: "10", Parent: "id:77" },
      ),
    ).toMatchObject([
      {
        row: 3,
        fields: {
          sku: "id:8",
          name: "Cup (Red)",
          description: "Fine",
          category: "Cups",
          image: "https://x.example/1.png",
        },
      },
      { row: 4, fields: { sku: "id:9", name: "Cup - Blue", description: "Finer", stock: "0" } },
      { row: 5, fault: { reason: 'is a variant of "id:77", which does not appear before it' } },
    ]);
  });

  test.each([
    [{ Published: "-1" }, "is a draft"],
    [{ Published: "0" }, "is not published"],
    [{ "Visibility in catalog": "hidden" }, "is hidden in the shop"],
    [{ Type: "subscription" }, 'has the type "subscription", which cannot be imported'],
  ])("%j is named", async (cells, reason) => {
    expect(await woo({ ...cup, ...cells })).toEqual([{ row: 2, fault: { column: null, reason } }]);
  });

  test("a draft hinders its variants, and is named itself when it has none", async () => {
    const draft = { ...cup, Type: "variable", Published: "-1" };
    const fault = { column: null, reason: "is a draft" };
    expect(await woo(draft)).toEqual([{ row: 2, fault }]);
    expect(await woo(draft, { ...cup, Type: "variation", SKU: "V", Parent: "C" })).toEqual([
      { row: 3, fault },
    ]);
  });

  test("of the products with variants only the last few are remembered, and none is passed over", () => {
    const reader = wooCommerceReader(2)(columns);
    const parent = (ID: string): Row => ({ ...cup, ID, SKU: `P${ID}`, Type: "variable" });
    const variant = (ID: string, Parent: string): Row => ({ ...cup, ID, SKU: "", Type: "variation", Parent });
    const rows = [
      parent("1"),
      parent("2"),
      variant("3", "P1"),
      variant("4", "P9"),
      parent("5"),
      parent("6"),
      variant("7", "P1"),
      variant("8", "id:1"),
      variant("9", "id:6"),
      variant("10", "P2"),
    ];
    const records = [...rows.map((row, at) => reader.read(row, at + 2)), ...(reader.end?.() ?? [])];
    const far = "which is not among the last 2 products with variants before it";
    expect(records.filter(Boolean)).toMatchObject([
      { row: 4, fields: { sku: "id:3" } },
      { row: 5, fault: { reason: 'is a variant of "P9", which does not appear before it' } },
      {
        row: 3,
        fault: { reason: expect.stringContaining("none of them appears before the next 2 products") },
      },
      { row: 8, fault: { reason: `is a variant of "P1", ${far}` } },
      { row: 9, fault: { reason: `is a variant of "id:1", ${far}` } },
      { row: 10, fields: { sku: "id:9" } },
      { row: 11, fault: { reason: `is a variant of "P2", ${far}` } },
      { row: 6, fault: { reason: "has variants, but the file contains none of them" } },
    ]);
  });

  test.each([
    [{ "In stock?": "0", Stock: "" }, "0"],
    [{ "In stock?": "1", Stock: "5", "Backorders allowed?": "notify" }, ""],
    [{ "In stock?": "1", Stock: "parent" }, ""],
    [{ "In stock?": "1", Stock: "5" }, "5"],
  ])("stock of %j is %j", async (cells, stock) => {
    expect(await woo({ ...cup, ...cells })).toMatchObject([{ fields: { stock } }]);
  });
});

test("a cell of 3 MB is a product that is too long, one of 10 MB none at all, and the next row one that is not", async () => {
  const columns = ["Handle", "Title", "Option1 Name", "Variant Price", "Body (HTML)"];
  const cup = { Title: "Cup", "Variant Price": "9" };
  const [long, longer, short] = await read(columns, [
    { ...cup, Handle: "a", "Body (HTML)": "<p>much</p>".repeat(300_000) },
    { ...cup, Handle: "b", "Body (HTML)": "<p>much</p>".repeat(1_000_000) },
    { ...cup, Handle: "c", "Body (HTML)": "<p>little</p>" },
  ]);
  expect(long && "fields" in long && long.fields.description?.length).toBe(6 * 300_000 - 2);
  expect(longer).toEqual({ row: 3, fault: { column: null, reason: "is larger than 4 MB" } });
  expect(short).toMatchObject({ fields: { sku: "c", description: "little" } });
});

test("one value for all is one in every format; columns are mapped in our own only", async () => {
  const columns = ["Handle", "Title", "Option1 Name", "Variant Price"];
  const rows = [{ Handle: "cup", Title: "Cup", "Variant Price": "9" }];
  expect(await read(columns, rows, "--set", "brand=Acme")).toMatchObject([
    { fields: { sku: "cup", brand: "Acme" } },
  ]);
  const mapped = ["sku=Handle", "name=Title", "price=Variant Price"].flatMap((pair) => ["--map", pair]);
  expect(await read(columns, rows, ...mapped)).toMatchObject([
    { fields: { sku: "cup", name: "Cup", price: "9" } },
  ]);
  expect(() => readImportOptions(["x.csv", "--format", "shopify", "--map", "sku=Handle"])).toThrow(
    "--map works only with the native format",
  );
  expect(() => readImportOptions(["x.json", "--format", "shopify"])).toThrow("must end in .csv");
  expect(() => readImportOptions(["x.csv", "--format", "magento"])).toThrow(
    "one of native, shopify, woocommerce",
  );
});
