// An import restores exactly what was exported, in every kind of file.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { csvCell, withoutGuard } from "@solodesk/contract/kernel/csv-cell.ts";
import { exportCatalogue } from "@solodesk/server/features/catalog/catalog/import/export-catalogue.ts";
import { importCatalogue } from "@solodesk/server/features/catalog/catalog/import/import-catalogue.ts";
import { openRecords } from "@solodesk/server/features/catalog/catalog/import/read/file-records.ts";
import { toImportRecords } from "@solodesk/server/features/catalog/catalog/import/read/import-records.ts";
import { removeAllProducts } from "@solodesk/server/features/catalog/catalog/import/remove-products.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../server/test/test-app.ts";
import { readCatalogueExportOptions, writeCatalogue } from "./catalogue-export.ts";
import { readImportOptions } from "./import-options.ts";

const folder = mkdtempSync(join(tmpdir(), "solo-export-"));
let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const beginnings = ["=", "+", "-", "@", "\t", "\r", "'", "''", "'=", "''=", "'\t", " ", "\n", "﻿"];
const texts = [
  "HYPERLINK(1)",
  'a "quote", a comma; a semicolon',
  "two\nlines",
  "two\r\nlines\rand more",
  "1+1|cmd",
  "Zwölf 象 🐘",
  "<b>bold</b>",
  "\\n",
];
const nasty = beginnings.flatMap((beginning) => texts.map((text) => beginning + text));

test("a cell is never a formula, and comes back as it was", () => {
  for (const text of [...nasty, "", "plain", "it's", "-5", "+49 30 1234"]) {
    const cell = csvCell(text);
    const shown = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
    expect(shown, text).not.toMatch(/^[=+\-@\t\r]/);
    expect(withoutGuard(shown)).toBe(text);
  }
});

test("where another sign separates cells, what follows it is no formula either", () => {
  const inside = [
    "a;=cmd|x",
    "a; =cmd",
    "two\n=lines",
    "two\r\n-lines",
    "a\t@x",
    "a|+x",
    "＝cmd",
    "a;'=x",
    ";;==",
    "- a\n- b\n",
  ];
  for (const text of [...inside, ...nasty.map((one) => `a;${one}`)]) {
    const cell = csvCell(text);
    const shown = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
    for (const part of shown.split(/[;|\t\r\n]/))
      expect(part.trimStart(), text).not.toMatch(/^[=+\-@＝＋－＠]/);
    expect(withoutGuard(shown)).toBe(text);
  }
});

async function importFrom(file: string) {
  const options = readImportOptions([file]);
  return importCatalogue(server.deps, toImportRecords(await openRecords(file), options), options);
}
const products = () =>
  server.database.sql(
    `SELECT sku, name, description, category, brand, image_url, source_image_url, price, wholesale_price, stock
     FROM products ORDER BY sku`,
  );

test.each(["all.csv", "all.json", "all.jsonl", "all.csv.gz"])(
  "%s holds every product, and an import of it changes nothing",
  async (name) => {
    const records = nasty.map((text, at) => ({
      row: at + 2,
      fields: {
        sku: `${text.slice(0, 80)}${at}`,
        name: text,
        description: text,
        category: text,
        brand: text,
        price: `${at}.07`,
        wholesale_price: "0.01",
        stock: at % 3 === 0 ? "" : String(at),
        image: at % 2 === 0 ? "" : `https://pictures.example/${at}.png?a=1,2&b="3"`,
      },
    }));
    await importCatalogue(server.deps, records, { wholesalePercent: 60 });
    const before = await products();
    expect(before).toHaveLength(nasty.length);

    const file = join(folder, name);
    await writeCatalogue(exportCatalogue(server.deps), readCatalogueExportOptions([file]));
    expect(await importFrom(file)).toEqual({
      created: 0,
      updated: 0,
      unchanged: nasty.length,
      refused: [],
      refusedCount: 0,
    });
    expect(await removeAllProducts(server.deps)).toBe(nasty.length);
    expect(await importFrom(file)).toMatchObject({ created: nasty.length, refusedCount: 0 });
    expect(await products()).toEqual(before);
  },
);

test("an empty catalogue is a file without products, and a failed export leaves no file", async () => {
  await removeAllProducts(server.deps);
  const file = join(folder, "none.json");
  await writeCatalogue(exportCatalogue(server.deps), readCatalogueExportOptions([file]));
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual([]);

  async function* breaking() {
    yield [];
    throw new Error("lost");
  }
  await expect(writeCatalogue(breaking(), readCatalogueExportOptions([file]))).rejects.toThrow("lost");
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual([]);
  expect(() => readFileSync(`${file}.part`)).toThrow("ENOENT");
  const nowhere = readCatalogueExportOptions([join(folder, "no/where.csv")]);
  await expect(writeCatalogue(exportCatalogue(server.deps), nowhere)).rejects.toThrow("cannot be written");
});
