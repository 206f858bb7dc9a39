import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ImportRecord } from "@solodesk/server/features/catalog/catalog/import/import-catalogue.ts";
import { openRecords } from "@solodesk/server/features/catalog/catalog/import/read/file-records.ts";
import { toImportRecords } from "@solodesk/server/features/catalog/catalog/import/read/import-records.ts";
import { afterAll, describe, expect, test } from "vitest";
import { readImportOptions } from "./import-options.ts";

const folder = mkdtempSync(join(tmpdir(), "solo-records-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(name: string, content: string, ...args: string[]): Promise<ImportRecord[]> {
  const path = join(folder, name);
  writeFileSync(path, content);
  const options = readImportOptions([path, ...args]);
  const all: ImportRecord[] = [];
  for await (const record of toImportRecords(await openRecords(options.file), options)) all.push(record);
  return all;
}

const whole = { sku: "A", name: "Cup", price: "9.50" };

describe("objects", () => {
  test.each([
    ["first", [{ sku: "B", name: "Jug" }, whole], 1],
    ["later", [whole, { sku: "B", name: "Jug" }], 2],
  ])("one that lacks a field is refused by its own row, the %s too", async (_when, objects, row) => {
    const records = await read("a.json", JSON.stringify(objects));
    expect(records.filter((record) => "fault" in record)).toEqual([
      { row, fault: { column: "price", reason: 'is missing: the object has no "price"' } },
    ]);
    expect(records.filter((record) => "fields" in record)).toMatchObject([{ fields: whole }]);
  });

  test("of more values than a product has are refused by their row, before they fill the memory", async () => {
    const huge = { ...whole, sizes: Array.from({ length: 100_000 }, (_, n) => n) };
    expect(await read("h.json", JSON.stringify([huge, whole]))).toMatchObject([
      { row: 1, fault: { reason: "has more than 10,000 values" } },
      { row: 2, fields: whole },
    ]);
  });

  test("what they call a field is what is missing", async () => {
    const [record] = await read("b.jsonl", '{"sku":"A","name":"Cup"}\n', "--map", "price=cost");
    expect(record).toMatchObject({
      fault: { column: "price", reason: expect.stringContaining('no "cost"') },
    });
  });

  test("may leave out what is not needed, and what all are given", async () => {
    const objects = [
      { sku: "A", name: "Cup" },
      { sku: "B", name: "Jug", maker: "Acme" },
    ];
    const records = await read("c.json", JSON.stringify(objects), "--map", "brand=maker", "--set", "price=1");
    expect(records).toMatchObject([
      { row: 1, fields: { sku: "A", brand: "", price: "1" } },
      { row: 2, fields: { sku: "B", brand: "Acme", price: "1" } },
    ]);
  });
});

describe("a table", () => {
  test("may write its columns in other letters", async () => {
    expect(
      await read("f.csv", "SKU,Name,PRICE,Maker,maker\nA,Cup,1,Acme,other\n", "--map", "brand=maker"),
    ).toMatchObject([{ row: 2, fields: { sku: "A", name: "Cup", price: "1", brand: "other" } }]);
    expect(await read("g.csv", "sku,name,price,Maker\nA,Cup,1,Acme\n", "--map", "brand=maker")).toMatchObject(
      [{ fields: { brand: "Acme" } }],
    );
  });

  test("with a column of no name gives its values to no other column", async () => {
    const [record] = await read("n.csv", ",sku,name,price\n7,A,Cup,1\n");
    expect(record).toMatchObject({ fields: { sku: "A", description: "", stock: "", wholesale_price: "" } });
  });

  test("that lacks a column is refused as a whole", async () => {
    await expect(read("d.csv", "sku,name\nA,Cup\n")).rejects.toThrow("The file has no column price");
    await expect(read("e.csv", "sku,name,price\nA,Cup,1\n", "--map", "brand=maker")).rejects.toThrow(
      'The file has no column "maker"',
    );
  });
});
