import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { store } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sweepUploads } from "#features/platform/uploads/sweep-uploads.ts";
import { outsideFetch } from "#kernel/outside/outside-fetch.ts";
import { call } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { blackPng, png } from "#test/test-pictures.ts";
import { testSellerWithStore } from "#test/test-seller.ts";
import { importCatalogue } from "../import/import-catalogue.ts";
import { ImportBrokenOff } from "../import/import-report.ts";
import { takePictures } from "./take-pictures.ts";

let server: TestApp;
/** Path → what the shop answers. */
const pictures = new Map<string, Buffer>();
let asked: string[] = [];
let atOnce = 0;
let mostAtOnce = 0;
const shop = createServer((request, response) => {
  asked.push(request.url ?? "");
  atOnce += 1;
  mostAtOnce = Math.max(mostAtOnce, atOnce);
  setTimeout(() => {
    atOnce -= 1;
    const picture = pictures.get(request.url ?? "");
    if (picture) response.end(picture);
    else response.writeHead(404).end();
  }, 20);
});
beforeAll(async () => {
  server = await testApp();
  await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
});
beforeEach(async () => {
  await server.database.sql("DELETE FROM listings");
  await server.database.sql("DELETE FROM products");
  pictures.clear();
  asked = [];
  mostAtOnce = 0;
});
afterAll(async () => {
  shop.closeAllConnections();
  shop.close();
  await server.close();
});

const addressOf = (path: string) => `http://shop.example:${(shop.address() as AddressInfo).port}${path}`;
function run(images: Record<string, string>, fetchOutside = local()) {
  const records = Object.entries(images).map(([sku, image], at) => ({
    row: at + 2,
    fields: { sku, image, name: "Cup", price: "9.50" },
  }));
  const take = (skus: string[]) => takePictures(server.deps, skus, fetchOutside);
  return importCatalogue(server.deps, records, { wholesalePercent: 60, takePictures: take });
}
const local = () =>
  outsideFetch({
    isPublic: () => true,
    resolve: async () => ["127.0.0.1"],
    ports: [(shop.address() as AddressInfo).port],
  });
const shown = async (sku: string) => {
  const [row] = await server.database.sql<{ image_url: string | null }>(
    "SELECT image_url FROM products WHERE sku = $1",
    [sku],
  );
  return row?.image_url;
};

test("pictures are drawn anew, shown as ours, kept for good, and fetched once", async () => {
  pictures.set("/cup.png", await png(300, 200));
  pictures.set("/jug.png", await png(40, 50));
  const images = { A: addressOf("/cup.png"), B: addressOf("/jug.png"), C: addressOf("/cup.png"), D: "" };
  const first = await run(images);
  expect(first).toMatchObject({ created: 4, pictures: { taken: 3, refused: [], refusedCount: 0 } });
  expect(asked.toSorted()).toEqual(["/cup.png", "/jug.png"]);
  expect(await shown("A")).toMatch(/^\/uploads\/[0-9a-f-]{36}\/300x200\.webp$/);
  expect(await shown("C")).toBe(await shown("A"));

  const again = await run(images);
  expect(again).toMatchObject({ updated: 0, unchanged: 4, pictures: { taken: 0, refusedCount: 0 } });
  expect(asked).toHaveLength(2);

  const picture = await server.http.inject({ url: (await shown("A")) ?? "" });
  expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/webp"]);
  server.clock.advance(3 * 24 * 3_600_000);
  expect(await sweepUploads(server.deps)).toEqual({ pictures: 0, folders: 0 });

  // A later product with a known picture, and one whose picture has changed.
  await run({ ...images, B: addressOf("/cup.png"), E: addressOf("/jug.png") });
  expect(asked.slice(2)).toEqual(["/jug.png"]);
  expect(await shown("B")).toBe(await shown("A"));
  expect(await shown("E")).toMatch(/40x50\.webp$/);
  expect(await sweepUploads(server.deps)).toEqual({ pictures: 1, folders: 0 });
});

test("an import without pictures leaves those that were fetched", async () => {
  pictures.set("/cup.png", await png(30, 20));
  const images = { A: addressOf("/cup.png") };
  await run(images);
  const before = await shown("A");
  const records = [{ row: 2, fields: { sku: "A", name: "Mug", price: "8", image: images.A } }];
  expect(await importCatalogue(server.deps, records, { wholesalePercent: 60 })).toMatchObject({ updated: 1 });
  expect(before).toMatch(/30x20/);
  expect(await shown("A")).toBe(before);
  await importCatalogue(server.deps, [{ row: 2, fields: { sku: "A", name: "Mug", price: "8" } }], {
    wholesalePercent: 60,
  });
  expect(await shown("A")).toBeNull();
});

test("what cannot be fetched or kept is named by row and fails nothing else", async () => {
  pictures.set("/cup.png", await png(30, 20));
  pictures.set("/page.png", Buffer.from("<html>no picture</html>"));
  pictures.set("/drawing.svg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'));
  pictures.set("/bomb.png", blackPng({ width: 20_000, height: 20_000, bitDepth: 1, colour: "grey" }));
  const report = await run({
    A: addressOf("/none.png"),
    B: addressOf("/page.png"),
    C: addressOf("/drawing.svg"),
    D: addressOf("/bomb.png"),
    E: "cup.png",
    F: "http://shop.example:22/x.png",
    G: addressOf("/cup.png"),
  });
  expect(report).toMatchObject({ created: 7, refusedCount: 0, pictures: { taken: 1, refusedCount: 6 } });
  expect(report.pictures?.refused.map(({ row, reason }) => [row, reason])).toEqual([
    [2, "The address was answered with 404."],
    [3, "is not kept: This is not a PNG, JPEG or WebP picture."],
    [4, "is not kept: This is not a PNG, JPEG or WebP picture."],
    [5, "is not kept: This picture has more than 40 million pixels."],
    [6, "The address is no http or https address."],
    [7, expect.stringContaining("is at port 22")],
  ]);
  expect(await shown("G")).toMatch(/30x20/);
});

test("the real outside refuses this machine: no connection is made", async () => {
  const port = (shop.address() as AddressInfo).port;
  const report = await run(
    { A: `http://127.0.0.1:${port}/a.png`, B: `http://localhost:${port}/b.png` },
    outsideFetch({ ports: [port] }),
  );
  expect(report.pictures).toMatchObject({ taken: 0, refusedCount: 2 });
  expect(asked).toEqual([]);
});

test("at most four are fetched at once", async () => {
  const paths = Array.from({ length: 24 }, (_, n) => `/${n}.png`);
  const picture = await png(8, 8);
  for (const path of paths) pictures.set(path, picture);
  expect(await run(Object.fromEntries(paths.map((path) => [path, addressOf(path)])))).toMatchObject({
    pictures: { taken: 24 },
  });
  expect(mostAtOnce).toBe(4);
});

test("a fault of ours ends the work, with every worker, and the report of what stands is not lost", async () => {
  const paths = Array.from({ length: 24 }, (_, n) => `/${n}.png`);
  for (const path of paths) pictures.set(path, await png(8, 8));
  pictures.delete("/1.png");
  const { put } = server.deps.storage;
  let [stored, atWork] = [0, 0];
  server.deps.storage.put = async (...given) => {
    stored += 1;
    if (stored === 3) throw new Error("ENOSPC: no space left on device");
    atWork += 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
    await put(...given);
    atWork -= 1;
  };
  try {
    const broken = await run(Object.fromEntries(paths.map((path) => [path, addressOf(path)]))).catch(
      (error: unknown) => error as ImportBrokenOff,
    );
    expect(broken).toBeInstanceOf(ImportBrokenOff);
    expect(broken).toMatchObject({
      message: "ENOSPC: no space left on device",
      report: { created: 24, refusedCount: 0, pictures: { refusedCount: 1, refused: [{ row: 3 }] } },
    });
    const [counted] = await server.database.sql<{ taken: number }>(
      "SELECT count(*)::int AS taken FROM products WHERE image_url IS NOT NULL",
    );
    expect(counted).toEqual({ taken: (broken as ImportBrokenOff).report.pictures?.taken });
    expect([counted?.taken ?? 0, asked.length].map((n) => n > 0 && n < 10)).toEqual([true, true]);
    expect(atWork).toBe(0);
  } finally {
    server.deps.storage.put = put;
  }
});

test("a seller cannot show a picture of the catalogue as their own", async () => {
  pictures.set("/cup.png", await png(30, 20));
  await run({ A: addressOf("/cup.png") });
  const { headers } = await testSellerWithStore(server, "copycat");
  const payload = { logo_url: await shown("A") };
  const answer = await call(server, store.edit, { body: payload }, { headers });
  expect([answer.status, Object.keys(answer.refusal.fields!)]).toEqual([422, ["logo_url"]]);
});
