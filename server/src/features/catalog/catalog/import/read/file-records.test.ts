import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { csvRecords } from "./csv-records.ts";
import type { FileRecord } from "./file-record.ts";
import { openRecords } from "./file-records.ts";
import { jsonRecords } from "./json-records.ts";
import { limitRecords } from "./limit-records.ts";

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
    expect(await read("y.csv", "PK,name\n1,Cup\n")).toEqual([{ row: 2, values: { PK: "1", name: "Cup" } }]);
  });

  test("names a row with too many or too few cells and goes on", async () => {
    expect(await read("d.csv", "sku,name\nA\nB,Cup\nC,Cup,extra\n")).toMatchObject([
      { row: 2, reason: "has 1 cells where the header has 2" },
      { row: 3, values: { sku: "B" } },
      { row: 4, reason: "has 3 cells where the header has 2" },
    ]);
  });

  const MB = 1024 * 1024;
  const text = (size: number, of = "x") => of.repeat(size / of.length);

  test("names a row larger than 4 MB and goes on, wherever it is cut", async () => {
    const tooLarge = (row: number) => ({ row, reason: "is larger than 4 MB" });
    const rows = [
      "sku,name",
      `A,"${text(10 * MB)}"`,
      `B,"${text(4 * MB - 10)}"`,
      `C,${text(10 * MB)}`,
      `D,"${text(10 * MB, 'x,\n""')}"`,
      `"${text(5 * MB)}","E"`,
      `F,"${text(3 * MB, '""')}"`,
      "G,Cup",
    ];
    for (const end of ["\n", "\r\n"]) {
      const read8 = await read("e.csv", rows.join(end));
      expect(read8).toMatchObject([
        tooLarge(2),
        { row: 3, values: { sku: "B" } },
        tooLarge(4),
        tooLarge(5),
        tooLarge(6),
        { row: 7, values: { sku: "F", name: text(1.5 * MB, '"') } },
        { row: 8, values: { sku: "G", name: "Cup" } },
      ]);
    }
  });

  test("is not held in the memory as far as it is too large", async () => {
    async function* chunks() {
      for (let i = 0; i < 80; i += 1) yield "x".repeat(MB / 4);
      yield "\n1\n";
    }
    let passed = 0;
    for await (const chunk of limitRecords(chunks(), ",")) passed += chunk.length;
    expect(passed).toBeLessThan(5 * MB);
  });

  test("names a row of more than 1,000 cells and goes on", async () => {
    const cells = (count: number) => Array.from({ length: count }, (_, i) => `c${i}`).join(",");
    const wide = await read(
      "n.csv",
      [cells(1000), cells(1000), cells(1001), ",".repeat(4 * MB), cells(3)].join("\n"),
    );
    expect(wide).toMatchObject([
      { row: 2, values: { c999: "c999" } },
      { row: 3, reason: "has more than 1,000 cells" },
      { row: 4, reason: "has more than 1,000 cells" },
      { row: 5, reason: "has 3 cells where the header has 1000" },
    ]);
    const header = "The first line has more than 1,000 cells";
    await expect(read("o.csv", `${cells(1001)}\nA,B`)).rejects.toThrow(header);
  });

  test.each([
    ["commas", ","],
    ["one cell", "xxxxxxxx"],
    ["one cell in quotes", 'x""\n,'],
  ])("that goes on for ever with %s is not read for ever", async (_what, piece) => {
    let given = 0;
    async function* endless() {
      yield piece.startsWith('x"') ? 'a,b\n1,"' : "a,b\n1,";
      for (;;) {
        given += 1;
        yield piece.repeat(MB / 8);
      }
    }
    await expect(allOf(csvRecords(endless()))).rejects.toThrow("A record is larger than 32 MB");
    expect(given).toBeLessThan(400);
  });

  test.each([
    ["f.csv", Buffer.from([0x73, 0x6b, 0x75, 0x0a, 0xe9, 0x0a]), "is not in UTF-8"],
    ["g.csv", Buffer.from("sku,name\nA,Cup\n", "utf16le"), "is not in UTF-8"],
    ["p.csv", "PK\u0003\u0004\u0014\0", "is a workbook or a zip file"],
    ["h.csv.gz", gzipSync("sku,name\nA,Cup\n").subarray(0, 20), "is not a complete gzip file"],
    ["i.csv.gz", Buffer.from("sku,name\n"), "is not a complete gzip file"],
    ["j.csv", 'sku,name\nA,"Cup\n', "is not valid CSV"],
    ["k.csv", `sku,name\nA,"${"x".repeat(5 * 1024 * 1024)}`, "is not valid CSV"],
    ["m.csv", ",".repeat(4_000_000), "The first line has more than 1,000 cells, so it cannot be the header."],
    ["m.csv", `sku,name\nA,"${"x".repeat(33 * 1024 * 1024)}`, "A record is larger than 32 MB"],
    ["l.xlsx", "PK", "has an unknown file type"],
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

  test("names an object larger than 4 MB and goes on", async () => {
    const sized = (size: number) => `{"x":"${"}{".repeat(size / 2)}"}`;
    const large = [4_100_000, 4_200_000, 5_000_000, 20_000_000].map(sized);
    expect(await read("d.json", `[${large.join(",")},{"sku":"B"}]`)).toMatchObject([
      { row: 1, values: {} },
      ...[2, 3, 4].map((row) => ({ row, reason: "is larger than 4 MB" })),
      { row: 5, values: { sku: "B" } },
    ]);
    await expect(read("e.json", `[${sized(33 * 1024 * 1024)}]`)).rejects.toThrow(
      "A record is larger than 32 MB",
    );
  });
});
