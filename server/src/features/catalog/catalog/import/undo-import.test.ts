import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { after, minutes } from "#kernel/time/clock.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testSellerWithStore } from "#test/test-seller.ts";
import { selectProducts } from "../listings/select-products.ts";
import { findImport } from "./find-import.ts";
import { type ImportRecord, importCatalogue } from "./import-catalogue.ts";
import { listImports } from "./list-imports.ts";
import { undoImport } from "./undo-import.ts";
import { sendUndo, undoStarted } from "./undo-started.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  await server.database.sql("DELETE FROM listings");
  await server.database.sql("DELETE FROM products");
  await server.database.sql("TRUNCATE imports, import_changes");
});
afterAll(() => server.close());

const record = (row: number, fields: object = {}): ImportRecord => ({
  row,
  fields: { sku: `S-${String(row).padStart(4, "0")}`, name: `Cup ${row}`, price: "12.50", ...fields },
});
const records = (from: number, to: number, fields: object = {}) =>
  Array.from({ length: to - from }, (_, n) => record(from + n, fields));

/** Imports the records; returns the id under which the run can be undone. */
async function run(given: ImportRecord[], file = "goods.csv"): Promise<number> {
  await importCatalogue(server.deps, given, { wholesalePercent: 60, file });
  const [last] = await listImports(server.deps, { limit: 1 });
  return last?.id ?? 0;
}
const stored = () =>
  server.database.sql<{ id: string; sku: string; price: string }>(
    `SELECT id, sku, name, description, category, brand, image_url, source_image_url, price, wholesale_price, stock
     FROM products ORDER BY sku`,
  );
const kept = async () => {
  const [row] = await server.database.sql<{ n: number }>("SELECT count(*)::int AS n FROM import_changes");
  return row?.n;
};

test("each run is recorded with what stands of it; one that only pretends is none", async () => {
  await run([...records(0, 3), record(3, { price: "?" })]);
  await importCatalogue(server.deps, records(0, 9), { wholesalePercent: 60, file: "x.csv", dryRun: true });
  const second = await run([...records(0, 2), record(2, { stock: "4" }), record(4)], "more.csv");
  async function* breaking() {
    for (let row = 10; row < 1110; row += 1) yield record(row);
    throw new Error("the file ends in the middle");
  }
  await importCatalogue(server.deps, breaking(), { wholesalePercent: 60, file: "half.csv" }).catch(() => 0);
  expect(await listImports(server.deps, { limit: 9 })).toMatchObject([
    { file: "half.csv", created: 1000, updated: 0, endedAt: null, undoneAt: null },
    { file: "more.csv", created: 1, updated: 1, unchanged: 2, refused: 0, endedAt: expect.anything() },
    { file: "goods.csv", created: 3, updated: 0, unchanged: 0, refused: 1 },
  ]);
  expect((await findImport(server.deps, "last"))?.undoable).toBe(1000);
  // A run without a name, like the sample catalogue's, cannot be undone.
  await importCatalogue(server.deps, records(2000, 2002), { wholesalePercent: 60 });
  expect([await kept(), (await findImport(server.deps, second))?.undoable]).toEqual([1005, 2]);
});

test("undone, the catalogue is as it was before: every field, its search, its counts; again nothing happens", async () => {
  await run([
    record(1, { stock: "5", image: "https://a.example/1.png", description: "Red", category: "Cups" }),
    record(2, { image: "/catalogue/pictures/cup-1.svg" }),
    ...records(3, 1300),
  ]);
  const before = await stored();
  const id = await run([
    record(1, {
      name: "Wrong",
      description: "Blue",
      category: "X",
      brand: "Y",
      price: "1",
      wholesale_price: "2",
      stock: "",
      image: "https://b.example/2.png",
    }),
    record(2, { stock: "7" }),
    ...records(3, 1200, { price: "99" }),
    ...records(2000, 3100),
  ]);
  const heard: number[] = [];
  const expected = await undoImport(server.deps, id, { dryRun: true });
  expect(expected).toEqual({ removed: 1100, putBack: 1199, listed: 0, changed: 0, staying: [] });
  expect(await stored()).not.toEqual(before);
  expect(await undoImport(server.deps, id, { progress: (n) => heard.push(n) })).toEqual(expected);
  expect(heard).toEqual([500, 1000, 1500, 2000, 2299]);
  expect(await stored()).toEqual(before);
  expect(
    await server.database.sql("SELECT category, products FROM category_counts WHERE products > 0 ORDER BY 1"),
  ).toEqual(
    await server.database.sql(
      "SELECT category, count(*)::int AS products FROM products GROUP BY 1 ORDER BY 1",
    ),
  );
  expect(
    await server.database.sql("SELECT count(*)::int AS n FROM product_search WHERE words @@ 'wrong'"),
  ).toEqual([{ n: 0 }]);
  const nothing = { removed: 0, putBack: 0, listed: 0, changed: 0, staying: [] };
  expect(await undoImport(server.deps, id)).toEqual(nothing);
  expect(await stored()).toEqual(before);
  expect(await listImports(server.deps, { limit: 1 })).toMatchObject([{ undoneAt: expect.anything() }]);
});

test("what stores list stays with its page, what was changed again stays as it is, and both are named", async () => {
  const seller = await testSellerWithStore(server, "corner-shop");
  await run(records(1, 4));
  const id = await run([
    record(1, { name: "B" }),
    record(2, { name: "B", stock: "9" }),
    record(3, { stock: "9" }),
    ...records(10, 13),
  ]);
  const products = new Map((await stored()).map((one) => [one.sku, one.id]));
  await selectProducts(server.deps, seller.id, [products.get("S-0010") ?? ""]);
  await run([record(1, { name: "C" }), record(11, { price: "1" })]);
  // Sold since: the stock stays, the name is restored.
  await server.database.sql("UPDATE products SET stock = stock - 1 WHERE sku IN ('S-0002', 'S-0003')");
  await server.database.sql("DELETE FROM products WHERE sku = 'S-0012'");

  expect(await undoImport(server.deps, id)).toEqual({
    removed: 0,
    putBack: 1,
    listed: 1,
    changed: 3,
    staying: expect.arrayContaining([
      { sku: "S-0001", name: "C", stores: 0, outcome: "changed" },
      { sku: "S-0003", name: "Cup 3", stores: 0, outcome: "changed" },
      { sku: "S-0010", name: "Cup 10", stores: 1, outcome: "listed" },
      { sku: "S-0011", name: "Cup 11", stores: 0, outcome: "changed" },
    ]),
  });
  const now = new Map((await stored()).map((one) => [one.sku, one]));
  expect(now.get("S-0001")).toMatchObject({ name: "C" });
  expect(now.get("S-0002")).toMatchObject({ name: "Cup 2", stock: 8 });
  expect(now.get("S-0003")).toMatchObject({ stock: 8 });
  expect([now.has("S-0010"), now.has("S-0011"), now.has("S-0012")]).toEqual([true, true, false]);
  expect(await server.database.sql("SELECT count(*)::int AS n FROM listings")).toEqual([{ n: 1 }]);
});

test("one after the other, imports are undone back to the first; what stayed goes once nothing holds it", async () => {
  const states = [];
  for (const name of ["A", "B", "C"]) {
    await run([record(1, { name }), record(name.charCodeAt(0))]);
    states.push(await stored());
  }
  const [, second] = await listImports(server.deps, { limit: 3 });
  // The third import keeps the second from being undone.
  expect(await undoImport(server.deps, second?.id ?? 0)).toMatchObject({
    putBack: 0,
    removed: 1,
    changed: 1,
  });
  const last = await findImport(server.deps, "last");
  expect(await undoImport(server.deps, last?.id ?? 0)).toMatchObject({ putBack: 1, removed: 1 });
  expect(await undoImport(server.deps, second?.id ?? 0)).toMatchObject({ putBack: 1, changed: 0 });
  expect(await stored()).toEqual(states[0]);
});

test("of the last five imports that changed something it is known what was there before, of older ones no more", async () => {
  const first = await run(records(0, 3));
  for (const price of ["1", "2", "3"]) await run(records(0, 3, { price }));
  await run(records(0, 3, { price: "3" }), "again.csv");
  const fifth = await run(records(0, 3, { price: "4" }));
  expect([await kept(), (await findImport(server.deps, first))?.forgotten]).toEqual([15, false]);
  await run(records(0, 3, { price: "5" }));
  expect([await kept(), (await findImport(server.deps, first))?.forgotten]).toEqual([15, true]);
  expect(await findImport(server.deps, fifth)).toMatchObject({ undoable: 3, forgotten: false });
  expect(await findImport(server.deps, 999_999)).toBeUndefined();
});

test("a picture that an import took away is kept as long as it can come back", async () => {
  const upload = server.deps.newId();
  const url = `/uploads/${upload}/1-1.webp`;
  await server.database.sql(
    "INSERT INTO uploads (id, user_id, width, height, bytes, created_at) VALUES ($1, NULL, 1, 1, 1, now())",
    [upload],
  );
  await run([record(1, { image: "https://a.example/1.png" })]);
  await server.database.sql("UPDATE products SET image_url = $1", [url]);
  const id = await run([record(1, { image: "https://a.example/2.png" })]);
  expect(await stored()).toMatchObject([{ image_url: null }]);
  await expect(server.database.sql("DELETE FROM uploads")).rejects.toThrow("import_changes");
  await undoImport(server.deps, id);
  expect(await stored()).toMatchObject([{ image_url: url, source_image_url: "https://a.example/1.png" }]);
});

test("an import that is undone while it runs saves nothing more, and nothing of it is left", async () => {
  let id = 0;
  async function* interrupted() {
    yield* records(0, 1500);
    id = (await findImport(server.deps, "last"))?.id ?? 0;
    await undoImport(server.deps, id);
    yield* records(1500, 5000);
  }
  const running = importCatalogue(server.deps, interrupted(), { wholesalePercent: 60, file: "long.csv" });
  await expect(running).rejects.toThrow("The import was stopped because it is being undone.");
  expect(await stored()).toEqual([]);
  expect([await kept(), (await findImport(server.deps, id))?.created]).toEqual([0, 1000]);
});

test("an undo that was only started is completed by the job, unless another process works on it", async () => {
  const id = await run(records(0, 3));
  await sendUndo(server.deps, id);
  // Longer than other jobs, so that it isn't listed as failed while it goes on.
  expect(
    await server.database.sql("SELECT expire_seconds FROM pgboss.job WHERE name = 'undo-imports'"),
  ).toMatchObject([{ expire_seconds: 7200 }]);
  expect((await stored()).length).toBe(3);
  await server.database.sql("UPDATE imports SET undo_claimed_until = $1", [
    after(server.deps.clock.now(), minutes(1)),
  ]);
  await undoStarted(server.deps);
  expect((await stored()).length).toBe(3);
  server.clock.advance(minutes(1));
  await undoStarted(server.deps);
  expect(await stored()).toEqual([]);
  expect(await findImport(server.deps, id)).toMatchObject({ undoProcessed: 3, undoneAt: expect.anything() });
});

test("imports that end while one is being undone leave it what it needs for that", async () => {
  const id = await run(records(0, 3));
  await sendUndo(server.deps, id);
  for (let nth = 1; nth <= 6; nth += 1) await run(records(nth * 10, nth * 10 + 1));
  await undoStarted(server.deps);
  expect((await stored()).length).toBe(6);
  expect(await findImport(server.deps, id)).toMatchObject({ undoProcessed: 3, forgotten: false });
});

test("sellers who pick and imports that run meanwhile lose nothing and break nothing", async () => {
  const seller = await testSellerWithStore(server, "busy-shop");
  for (let round = 0; round < 6; round += 1) {
    await run(records(0, 20, { price: "1" }));
    const id = await run([
      ...records(0, 20, { price: "2" }),
      ...records(100 * (round + 1), 100 * (round + 1) + 40),
    ]);
    const fresh = (await stored()).filter(({ sku }) => sku >= "S-0100").map((one) => one.id);
    const picks = fresh.slice(-10).map((one) => selectProducts(server.deps, seller.id, [one]).catch(() => 0));
    await Promise.all([
      undoImport(server.deps, id),
      undoImport(server.deps, id),
      importCatalogue(server.deps, records(5, 15, { price: "3" }), { wholesalePercent: 60, file: "c.csv" }),
      ...picks,
    ]);
    // Each new product is listed or gone; each old one has the price of an import or of the undo.
    const [lost] = await server.database.sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM products p WHERE sku >= 'S-0100'
         AND NOT EXISTS (SELECT FROM listings WHERE product_id = p.id)`,
    );
    expect(lost?.n).toBe(0);
    const old = (await stored()).filter(({ sku }) => sku < "S-0020").map(({ price }) => price);
    expect(old).toEqual(Array.from({ length: 20 }, (_, n) => (n >= 5 && n < 15 ? "300" : "100")));
  }
});
