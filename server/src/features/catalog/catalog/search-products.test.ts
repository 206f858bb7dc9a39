import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { type TestSeller, testSeller } from "#test/test-seller.ts";
import { importCatalogue } from "./import/import-catalogue.ts";

let server: TestApp;
let seller: TestSeller;

const shelf: [
  sku: string,
  name: string,
  more?: { description?: string; brand?: string; category?: string },
][] = [
  ["BAG-001", "Leather backpack", { category: "Bags", brand: "Dunmarrow" }],
  [
    "BAG-002",
    "Canvas tote",
    { category: "Bags", description: "Also worn as a backpack, with leather straps." },
  ],
  ["BAG-003", "Backpack", { category: "Bags" }],
  ["CAF-001", "Café crème cup", { category: "Kitchen" }],
  ["CAF-002", "Jalapeño seeds", { category: "Garden" }],
  ["LMP-010", "Brass lamp", { category: "Lights", brand: "Backpack & Sons" }],
  ["LMP-011", "Paper lantern", { category: "Lights" }],
  ["PHI-001", "The Philosopher's Stone", { category: "Books", brand: "J.K. Rowling" }],
  ["BER-001", "Mixed berry jam", { category: "Food" }],
  ["KYR-001", "Чайник медный", { category: "Kitchen" }],
  ["EMO-001", "Party hat 🎉", { category: "Party" }],
  ["Q-7", "Round tile"],
];

beforeAll(async () => {
  server = await testApp();
  seller = await testSeller(server);
  const records = shelf.map(([sku, name, more], index) => ({
    row: index + 1,
    fields: { sku, name, price: "10", ...more },
  }));
  await importCatalogue(server.deps, records, { wholesalePercent: 60 });
});
afterAll(() => server.close());

const find = (q: string, more: object = {}) =>
  call(server, catalog.search, { query: { q, ...more } }, seller);
async function search(q: string, more: object = {}) {
  const { status, body } = await find(q, more);
  return { status, body, skus: body.products.map(({ sku }) => sku) };
}

describe("products/search", () => {
  test.each([
    ["ranked: name, then brand, then description", "backpack", ["BAG-003", "BAG-001", "LMP-010", "BAG-002"]],
    ["products with all words, where there are any", "leather backpack", ["BAG-001", "BAG-002"]],
    ["a word nobody uses finds nothing", "zzyzxq", []],
    ["beside a word nobody uses the others count", "leather zzyzxq", ["BAG-001", "BAG-002"]],
    [
      "most words first where no product has all",
      "leather straps lantern",
      ["BAG-002", "LMP-011", "BAG-001"],
    ],
    ["the same with a typo in each word", "lether strpas lantren", ["BAG-002", "LMP-011", "BAG-001"]],
    ["small words do not prevent it", "a lantern for the garden", ["LMP-011", "CAF-002"]],
    [
      "of as many words the name first, then brand and category",
      "lamp garden stone",
      ["LMP-010", "PHI-001", "CAF-002"],
    ],
    ["words that no product has", "zzyzxq qqwertz", []],
    ["the beginning of a word", "lant", ["LMP-011"]],
    ["the beginnings of two words", "leath backp", ["BAG-001", "BAG-002"]],
    ["two letters swapped", "bakcpack", ["BAG-003", "BAG-001", "LMP-010", "BAG-002"]],
    ["a letter missing", "lether", ["BAG-001", "BAG-002"]],
    ["a letter too many", "lanttern", ["LMP-011"]],
    ["a wrong letter in a short word", "lanp", ["LMP-010"]],
    ["a wrong first letter", "kantern", ["LMP-011"]],
    ["a typo in each of two words", "lether bacpack", ["BAG-001", "BAG-002"]],
    ["a whole SKU, before all else", "BAG-002", ["BAG-002"]],
    ["a SKU in small letters without its dash", "bag002", ["BAG-002"]],
    ["a short SKU without its dash", "q7", ["Q-7"]],
    ["the letters a SKU begins with", "lmp", ["LMP-010", "LMP-011"]],
    ["the beginning of a SKU", "LMP-01", ["LMP-010", "LMP-011"]],
    ["no accents typed", "cafe creme", ["CAF-001"]],
    ["accents typed", "jalapeño", ["CAF-002"]],
    ["accents typed where there are none", "lámp", ["LMP-010"]],
    ["a plural for the singular", "lanterns", ["LMP-011"]],
    ["berries for berry", "berries", ["BER-001"]],
    ["an apostrophe left out", "philosophers", ["PHI-001"]],
    ["the name and the brand together", "rowling stone", ["PHI-001"]],
    ["small words do not matter beside others", "the stone of rowling", ["PHI-001"]],
    ["another alphabet, any case", "ЧАЙНИК", ["KYR-001"]],
    ["an emoji", "🎉", ["EMO-001"]],
    ["a category", "garden", ["CAF-002"]],
  ])("%s: %s", async (_what, q, skus) => {
    const found = await search(q);
    expect([found.status, found.skus, found.body.pagination.total]).toEqual([200, skus, skus.length]);
  });

  test("an empty search is the whole catalogue", async () => {
    const found = await search("");
    expect(found.skus).toEqual(shelf.map(([sku]) => sku));
  });

  test("a category narrows it", async () => {
    expect((await search("backpack", { category: "Lights" })).skus).toEqual(["LMP-010"]);
    expect((await search("", { category: "Bags" })).body.pagination.total).toBe(3);
    expect((await search("backpack lantern", { category: "Lights" })).skus).toEqual(["LMP-011", "LMP-010"]);
    expect((await search("backpack", { category: "o'hara\\' | 'x" })).skus).toEqual([]);
  });

  test("pages hold each match once and agree on the total", async () => {
    const skus = [];
    for (let page = 1; page <= 5; page += 1) {
      const { body } = await search("backpack", { page, page_size: 1 });
      expect(body.pagination.total).toBe(4);
      skus.push(...body.products.map(({ sku }) => sku));
    }
    expect(skus).toEqual(["BAG-003", "BAG-001", "LMP-010", "BAG-002"]);
  });

  test.each([
    "'",
    "''",
    '"',
    "\\",
    "a & | ! b",
    "!!",
    "(((",
    "backpack:*",
    "back<->pack",
    "%",
    "_",
    "'; DROP TABLE products; --",
    "~#@+*/",
    "\u200f\u202e",
    "é".repeat(200),
    "?!.,:;".repeat(33),
    "a b c d e f g h i j k l m n o p q r s t u v w x y z",
    "👩‍👩‍👧‍👦".repeat(18),
    "0",
    "NULL",
    "\ufdfa",
  ])("%s never fails", async (q) => {
    expect((await find(q)).status).toBe(200);
  });

  test.each([
    ["a NUL", "a\u0000b"],
    ["too long", "x".repeat(201)],
  ])("%s is refused", async (_what, q) => {
    expect((await find(q)).status).toBe(422);
  });

  test("pages of products that have a part of the words hold each once and agree on the total", async () => {
    const skus = [];
    for (let page = 1; page <= 3; page += 1) {
      const { body } = await search("leather straps lantern", { page, page_size: 1 });
      expect(body.pagination.total).toBe(3);
      skus.push(...body.products.map(({ sku }) => sku));
    }
    expect(skus).toEqual(["BAG-002", "LMP-011", "BAG-001"]);
  });

  test("what changed is found by its new words and no longer by its old ones", async () => {
    const record = { row: 1, fields: { sku: "LMP-011", name: "Storm torch", price: "10" } };
    const report = await importCatalogue(server.deps, [record], { wholesalePercent: 60 });
    expect(report).toMatchObject({ created: 0, updated: 1 });
    expect((await search("torhc")).skus).toEqual(["LMP-011"]);
    expect((await search("lantern")).skus).toEqual([]);
  });

  test("many matches keep their ranks over the pages", async () => {
    const records = Array.from({ length: 1200 }, (_, n) => ({
      row: n + 1,
      fields: {
        sku: `W-${n}`,
        name: n % 3 === 0 ? `Walnut ${n}` : `Bowl ${n}`,
        brand: n % 3 === 1 ? "Walnut" : "Other",
        description: "Made of walnut",
        price: "1",
      },
    }));
    await importCatalogue(server.deps, records, { wholesalePercent: 60 });
    const seen: { sku: string; name: string; brand: string }[] = [];
    for (let page = 1; page <= 12; page += 1) {
      const { body } = await search("walnut", { page });
      expect(body.pagination.total).toBe(1200);
      seen.push(...body.products);
    }
    expect(new Set(seen.map(({ sku }) => sku)).size).toBe(1200);
    const ranks = seen.map(({ name, brand }) => (name.startsWith("Walnut") ? 1 : brand === "Walnut" ? 2 : 3));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  });

  test("of very many with a part of the words, those with more come first on every page", async () => {
    const seen: { name: string }[] = [];
    for (let page = 1; page <= 12; page += 1) {
      const { body } = await search("walnut bowl lantren stone", { page });
      expect(body.pagination.total).toBe(1201);
      seen.push(...body.products);
    }
    expect(seen.map(({ name }) => name.startsWith("Bowl"))).toEqual([
      ...Array.from({ length: 800 }, () => true),
      ...Array.from({ length: 400 }, () => false),
    ]);
  });
});
