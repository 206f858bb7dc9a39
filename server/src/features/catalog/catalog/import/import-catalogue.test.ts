import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/test-app.ts";
import { loadSampleCatalogue } from "../load-sample-catalogue.ts";
import { type ImportRecord, importCatalogue } from "./import-catalogue.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(() => server.database.sql("DELETE FROM products"));
afterAll(() => server.close());

const record = (row: number, fields: object): ImportRecord => ({
  row,
  fields: { sku: `S-${row}`, name: "Cup", price: "12.50", ...fields },
});
const run = (records: ImportRecord[], dryRun = false) =>
  importCatalogue(server.deps, records, { wholesalePercent: 60, dryRun });
const stored = () =>
  server.database.sql<Record<string, unknown>>(
    `SELECT sku, name, category, brand, image_url, source_image_url, price::int, wholesale_price::int, stock
     FROM products ORDER BY id`,
  );
/** Pages of entries that the indexes had not merged yet; asking merges them. */
const pending = () =>
  server.database.sql(
    `SELECT gin_clean_pending_list('product_search_words')::int AS words, gin_clean_pending_list('search_words_similar')::int AS similar`,
  );

describe("importing a catalogue", () => {
  test("writes amounts exactly, in the file's order", async () => {
    const report = await run([
      record(2, { price: "0.07", wholesale_price: "0.05", stock: "3" }),
      record(3, { price: "1,234.5", stock: "" }),
      record(4, { price: "8.33" }),
    ]);
    expect(report).toEqual({ created: 3, updated: 0, unchanged: 0, refused: [], refusedCount: 0 });
    expect(await stored()).toMatchObject([
      { sku: "S-2", price: 7, wholesale_price: 5, stock: 3 },
      { sku: "S-3", price: 123_450, wholesale_price: 74_070, stock: null },
      { sku: "S-4", price: 833, wholesale_price: 500 },
    ]);
  });

  test("again changes nothing; a changed row is one change", async () => {
    const records = Array.from({ length: 1203 }, (_, n) => record(n + 2, {}));
    expect(await run(records)).toMatchObject({ created: 1203, updated: 0, unchanged: 0 });
    const before = await server.database.sql("SELECT max(xmin::text::bigint) AS written FROM products");
    expect(await run(records)).toMatchObject({ created: 0, updated: 0, unchanged: 1203 });
    expect(await server.database.sql("SELECT max(xmin::text::bigint) AS written FROM products")).toEqual(
      before,
    );
    records[700] = record(702, { stock: "9" });
    expect(await run(records, true)).toMatchObject({ created: 0, updated: 1, unchanged: 1202 });
    expect(await run(records)).toMatchObject({ created: 0, updated: 1, unchanged: 1202 });
    expect(await run(records)).toMatchObject({ created: 0, updated: 0, unchanged: 1203 });
  });

  test("leaves nothing behind that searches would have to look through", async () => {
    await run(Array.from({ length: 50 }, (_, n) => record(n + 2, { name: `Vase number${n} w${n}ord` })));
    expect(await pending()).toEqual([{ words: 0, similar: 0 }]);
  });

  test("that breaks off says what stands, and leaves it as quick to search", async () => {
    async function* breaking() {
      for (let row = 2; row < 1052; row += 1) yield record(row, { name: `Vase number${row}` });
      yield record(1052, { price: "?" });
      throw new Error("the file ends in the middle");
    }
    const broken = importCatalogue(server.deps, breaking(), { wholesalePercent: 60 });
    await expect(broken).rejects.toMatchObject({
      message: "the file ends in the middle",
      report: { created: 1000, refusedCount: 1, refused: [{ row: 1052, column: "price" }] },
    });
    expect(await stored()).toHaveLength(1000);
    expect(await pending()).toEqual([{ words: 0, similar: 0 }]);
  });

  test("only pretending writes nothing", async () => {
    expect(await run([record(2, {})], true)).toMatchObject({ created: 1 });
    expect(await stored()).toEqual([]);
  });

  test.each([
    [{ sku: " " }, { column: "sku", reason: "is empty" }],
    [{ name: "" }, { column: "name", reason: "is empty" }],
    [{ name: "x".repeat(301) }, { column: "name", reason: "has 301 characters; at most 300 are taken" }],
    [
      { description: "x".repeat(10_000_000) },
      { column: "description", reason: "has 10000000 characters; at most 10000 are taken" },
    ],
    [{ name: "a\u0000b" }, { column: "name", reason: "holds characters that are not text" }],
    [{ name: "\ud800" }, { column: "name", reason: "holds characters that are not text" }],
    [{ price: "" }, { column: "price", reason: "is empty" }],
    [{ price: "$12.50" }, { column: "price", suggestion: "12.50" }],
    [{ price: "12,50" }, { column: "price", suggestion: "12.50" }],
    [{ price: "1.234,50 €" }, { column: "price", suggestion: "1234.50" }],
    [{ price: "-1" }, { column: "price" }],
    [{ price: "1e3" }, { column: "price" }],
    [{ price: "9.999" }, { column: "price" }],
    [{ price: "free" }, { column: "price" }],
    [{ price: "1000000000.01" }, { column: "price" }],
    [{ wholesale_price: "x" }, { column: "wholesale_price" }],
    [{ stock: "-1" }, { column: "stock" }],
    [{ stock: "1.5" }, { column: "stock" }],
    [{ stock: "3000000000" }, { column: "stock" }],
    [{ image: "javascript:alert(1)" }, { column: "image" }],
    [{ image: "data:image/png;base64,AA" }, { column: "image" }],
    [{ category: "x".repeat(101) }, { column: "category" }],
  ])("a row with %j is named and hinders no other", async (wrong, fault) => {
    const report = await run([record(2, {}), record(3, wrong), record(4, {})]);
    expect(report).toMatchObject({ created: 2, refusedCount: 1, refused: [{ row: 3, ...fault }] });
  });

  test("of two rows with one SKU the later is refused", async () => {
    const report = await run([record(2, { sku: "A" }), record(3, { sku: "A", name: "Other" })]);
    expect(report.refused).toEqual([{ row: 3, column: "sku", reason: "is that of row 2 already" }]);
    expect(await stored()).toMatchObject([{ sku: "A", name: "Cup" }]);
  });

  test("keeps a thousand refusals and counts them all", async () => {
    const report = await run(Array.from({ length: 1500 }, (_, n) => record(n, { price: "?" })));
    expect([report.refused.length, report.refusedCount]).toEqual([1000, 1500]);
  });

  test("a long category path loses its first levels; outside pictures are kept but not shown", async () => {
    const path = `Toys | ${"x".repeat(50)} | ${"y".repeat(47)}`;
    await run([
      record(2, { category: path, image: "https://elsewhere.example/a.png" }),
      record(3, { image: "/catalogue/pictures/cup-1.svg" }),
      record(4, { image: "/catalogue/pictures/../../secret.svg" }),
    ]);
    expect(await stored()).toMatchObject([
      {
        category: `${"x".repeat(50)} | ${"y".repeat(47)}`,
        image_url: null,
        source_image_url: "https://elsewhere.example/a.png",
      },
      { image_url: "/catalogue/pictures/cup-1.svg", source_image_url: null },
      { image_url: null },
    ]);
  });

  test("imports at once neither fail nor miscount", async () => {
    const file = (shift: number) =>
      Array.from({ length: 1000 }, (_, n) =>
        record(n, { sku: `S-${(n * 7) % 1000}`, category: `C${(n + shift) % 9}` }),
      );
    const reports = await Promise.all([file(0), file(1), file(2)].map((records) => run(records)));
    expect(reports.reduce((sum, { created }) => sum + created, 0)).toBe(1000);
    const counted = await server.database.sql(
      "SELECT category, products FROM category_counts WHERE products > 0 ORDER BY category",
    );
    expect(counted).toEqual(
      await server.database.sql(
        "SELECT category, count(*)::int AS products FROM products GROUP BY category ORDER BY category",
      ),
    );
    expect(await server.database.sql("SELECT count(*)::int AS n FROM product_search")).toEqual([{ n: 1000 }]);
  });
});

describe("the sample catalogue", () => {
  test("fills an empty catalogue once, and its pictures are served where no script of theirs would run", async () => {
    const loaded = await loadSampleCatalogue(server.deps);
    expect(loaded).toBeGreaterThanOrEqual(240);
    expect(await loadSampleCatalogue(server.deps)).toBe(0);
    const products = await stored();
    expect(products).toHaveLength(loaded);
    for (const { image_url } of products) {
      const answer = await server.http.inject({ url: String(image_url) });
      expect(answer.statusCode, String(image_url)).toBe(200);
      expect(answer.headers).toMatchObject({
        "content-type": "image/svg+xml",
        "x-content-type-options": "nosniff",
      });
      expect(answer.headers["content-security-policy"]).toContain("sandbox");
    }
  });

  test.each(["../products.json", "..%2fproducts.json", "%2e%2e/products.json", "", "none.svg"])(
    "%s is no picture",
    async (file) => {
      const answer = await server.http.inject({ url: `/catalogue/pictures/${file}` });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.body).not.toContain("wholesale");
    },
  );
});
