import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import type { FileRecord } from "./file-record.ts";
import { openRecords } from "./file-records.ts";
import { jsonRecords } from "./json-records.ts";

const folder = mkdtempSync(join(tmpdir(), "solo-files-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function allOf(records: AsyncIterable<FileRecord>): Promise<FileRecord[]> {
  const all: FileRecord[] = [];
  for await (const record of records) all.push(record);
  return all;
}

async function read(name: string, content: string | Buffer) {
  const file = join(folder, name);
  writeFileSync(file, content);
  const { records } = await openRecords(file);
  return allOf(records);
}

describe("a CSV file", () => {
  test("gives its rows by column, counted as in a spreadsheet", async () => {
    expect(await read("a.csv", 'sku, name\nA,"Cup, ""red"""\nB,\n')).toEqual([
      { row: 2, values: { sku: "A", name: 'Cup, "red"' } },
      { row: 3, values: { sku: "B", name: "" } },
    ]);
  });

  test("may begin with a byte order mark, end lines with CRLF and be packed", async () => {
    const rows = [{ row: 2, values: { sku: "A", name: "Zwölf" } }];
    expect(await read("b.csv", "\ufeffsku,name\r\nA,Zwölf\r\n")).toEqual(rows);
    const packed = gzipSync("\ufeffsku,name\r\nA,Zwölf\r\n");
    expect(await read("c.csv.gz", packed)).toEqual(rows);
    expect(await read("GOODS.CSV.GZ", packed)).toEqual(rows);
  });

  test("may be in UTF-16, and have semicolons or tabs between its cells", async () => {
    const rows = [{ row: 2, values: { sku: "A;1", 'name, or "title"': "Zwölf, 12" } }];
    const semicolons = '\ufeffsku;"name, or ""title"""\r\n"A;1";Zwölf, 12\r\n';
    expect(await read("s.csv", semicolons)).toEqual(rows);
    expect(await read("t.csv", Buffer.from(semicolons, "utf16le"))).toEqual(rows);
    expect(await read("u.csv", Buffer.from(semicolons, "utf16le").swap16())).toEqual(rows);
    const tabs = 'sku\t"name, or ""title"""\nA;1\tZwölf, 12\n';
    expect(await read("v.csv", tabs)).toEqual(rows);
    expect(await read("w.csv", "sku\nA,1\n")).toMatchObject([
      { reason: "has 2 cells where the header has 1" },
    ]);
    expect(await read("x.csv", "")).toEqual([]);
  });

  test("names a row with too many or too few cells and goes on", async () => {
    expect(await read("d.csv", "sku,name\nA\nB,Cup\nC,Cup,extra\n")).toMatchObject([
      { row: 2, reason: "has 1 cells where the header has 2" },
      { row: 3, values: { sku: "B" } },
      { row: 4, reason: "has 3 cells where the header has 2" },
    ]);
  });

  test("may hold a cell of 10 MB", async () => {
    const rows = await read("e.csv", `sku,name\nA,"${"x".repeat(10_000_000)}"\nB,Cup\n`);
    expect(rows.map((row) => "values" in row && row.values["name"]?.length)).toEqual([10_000_000, 3]);
  });

  test.each([
    ["f.csv", Buffer.from([0x73, 0x6b, 0x75, 0x0a, 0xe9, 0x0a]), "is not in UTF-8"],
    ["g.csv", Buffer.from("sku,name\nA,Cup\n", "utf16le"), "is not in UTF-8"],
    ["h.csv.gz", gzipSync("sku,name\nA,Cup\n").subarray(0, 20), "is not a whole gzip file"],
    ["i.csv.gz", Buffer.from("sku,name\n"), "is not a whole gzip file"],
    ["j.csv", 'sku,name\nA,"Cup\n', "is not CSV"],
    ["k.csv", `sku,name\nA,"${"x".repeat(33 * 1024 * 1024)}`, "larger than 32 MB"],
    ["l.xlsx", "PK", "is of no known kind"],
  ])("%s is refused in one sentence", async (name, content, sentence) => {
    await expect(read(name, content)).rejects.toThrow(sentence);
  });

  test("that is absent is said to be", async () => {
    await expect(openRecords(join(folder, "none.csv"))).rejects.toThrow("There is no file");
  });
});

describe("a JSON file", () => {
  const records: FileRecord[] = [
    { row: 1, values: { sku: "A", name: 'Cup {"red"} \\', price: "16.5" } },
    { row: 2, values: { sku: "B", stock: "", tags: '["x"]', "tags.0": "x" } },
  ];
  const objects = [
    { sku: "A", name: 'Cup {"red"} \\', price: 16.5 },
    { sku: "B", stock: null, tags: ["x"] },
  ];

  test("is an array or an object a line", async () => {
    expect(await read("a.json", JSON.stringify(objects, null, 2))).toEqual(records);
    expect(await read("a.jsonl.gz", gzipSync(objects.map((o) => JSON.stringify(o)).join("\n")))).toEqual(
      records,
    );
  });

  test("is read alike wherever its chunks are cut", async () => {
    const text = JSON.stringify(objects);
    for (let size = 1; size < 9; size += 1) {
      const chunks = text.match(new RegExp(`.{1,${size}}`, "gs")) ?? [];
      async function* cut() {
        yield* chunks;
      }
      expect(await allOf(jsonRecords(cut())), String(size)).toEqual(records);
    }
  });

  test("names what is no object it can read and goes on", async () => {
    expect(await read("b.jsonl", '{"sku":1,}\n{"sku":"B"}\n')).toMatchObject([
      { row: 1, reason: "is not valid JSON" },
      { row: 2, values: { sku: "B" } },
    ]);
    await expect(read("c.json", '[{"sku":"A"')).rejects.toThrow("ends in the middle");
  });
});
