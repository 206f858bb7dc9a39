import { store } from "@solodesk/contract/store/store.ts";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildHttp } from "#kernel/http/http.ts";
import { call } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { png, uploaded } from "#test/test-pictures.ts";
import { testSellerWithStore } from "#test/test-seller.ts";
import { testStoreApp } from "#test/test-store-app.ts";
import { sharePictureRoutes } from "./share-picture.routes.ts";

let server: TestApp;
let seller: Awaited<ReturnType<typeof testSellerWithStore>>;
beforeAll(async () => {
  server = await testApp();
  seller = await testSellerWithStore(server, "corner-shop");
});
afterAll(() => server.close());

const get = (headers = {}) => server.http.inject({ url: "/store/corner-shop/share.jpg", headers });
async function edit(payload: object): Promise<void> {
  const answer = await call(server, store.edit, { body: payload }, seller);
  expect(answer.status).toBe(200);
}

/** The colours of a picture, pixel by pixel. */
async function pixels(file: Buffer) {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  return {
    at: (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)],
    /** Counts the pixels of the text: nothing else is as bright. */
    white: () => {
      let count = 0;
      for (let i = 0; i < data.length; i += 3)
        if (Math.min(data[i]!, data[i + 1]!, data[i + 2]!) > 220) count += 1;
      return count;
    },
  };
}

test("is a JPEG as large as networks ask for, in the store's colour with its name", async () => {
  await edit({ name: "Ostle & Wren <3", tagline: "Plain soap", accent_color: "#2f6f5e" });
  const answer = await get();
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/jpeg"]);
  const { format, width, height } = await sharp(answer.rawPayload).metadata();
  expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
  const picture = await pixels(answer.rawPayload);
  const [red, green, blue] = picture.at(1190, 5);
  expect(green).toBeGreaterThan(red!);
  expect(green).toBeGreaterThan(blue!);
  expect(picture.white()).toBeGreaterThan(5_000);
});

test("is another one, by its mark too, when the name changes, and the same one until then", async () => {
  const before = await get();
  expect((await get({ "if-none-match": before.headers["etag"] })).statusCode).toBe(304);
  await edit({ name: "Wren & Ostle" });
  const after = await get({ "if-none-match": before.headers["etag"] });
  expect(after.statusCode).toBe(200);
  expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
});

test("writes no name that the font has no letters for", async () => {
  await edit({ name: "石鹸と櫛 🧼", tagline: "" });
  expect((await pixels((await get()).rawPayload)).white()).toBe(0);
});

test("shows the banner, and the logo where there is no banner", async () => {
  const [banner, logo] = await Promise.all([png(900, 300), png(64, 64)]);
  await edit({ logo_url: (await uploaded(server, seller, logo)).url });
  // The left half of both test pictures is yellow, the right one blue.
  expect((await pixels((await get()).rawPayload)).at(100, 120)).toSatisfy(
    ([r, , b]: number[]) => r! > b! + 50,
  );
  await edit({ banner_url: (await uploaded(server, seller, banner)).url });
  const picture = await pixels((await get()).rawPayload);
  expect(picture.at(100, 20)).toSatisfy(([r, , b]: number[]) => r! > b! + 50);
  expect(picture.at(1100, 20)).toSatisfy(([r, , b]: number[]) => b! > r! + 50);
});

test("a product has one of its own: its name and price on its picture or the store's colour", async () => {
  const shop = await testStoreApp(server, "kiln");
  const url = "/store/kiln/p/thing-1/share.jpg";
  const plain = await server.http.inject(url);
  expect([plain.statusCode, plain.headers["content-type"]]).toEqual([200, "image/jpeg"]);
  const written = await pixels(plain.rawPayload);
  expect(written.white()).toBeGreaterThan(2_000);
  await server.database.sql("UPDATE listings SET list_price = 987654 WHERE store_id = $1", [shop.storeId]);
  const dearer = await server.http.inject({ url, headers: { "if-none-match": plain.headers["etag"] } });
  expect(dearer.statusCode).toBe(200);
  expect(dearer.rawPayload.equals(plain.rawPayload)).toBe(false);
  expect((await server.http.inject("/store/kiln/p/nothing/share.jpg")).statusCode).toBe(404);
  expect((await server.http.inject("/store/kiln/s/haircut/share.jpg")).statusCode).toBe(200);
});

test("one address gets 30 pictures of products and services in a minute, and those of stores apart", async () => {
  const deps = { ...server.deps, config: { ...server.deps.config, RATE_LIMIT: true } };
  const http = await buildHttp(deps);
  sharePictureRoutes({ ...server.app, deps, http });
  const ask = async (url: string) => (await http.inject(url)).statusCode;
  for (let n = 0; n < 30; n += 1)
    expect(await ask(`/store/nobody/${n % 2 === 0 ? "p" : "s"}/thing-${n}/share.jpg`)).toBe(404);
  expect(await ask("/store/nobody/p/thing-1/share.jpg")).toBe(429);
  expect(await ask("/store/nobody/share.jpg")).toBe(404);
  await http.close();
});

test("there is none of a store that is unknown or unpublished", async () => {
  expect((await server.http.inject("/store/nobody/share.jpg")).statusCode).toBe(404);
  await server.database.sql("UPDATE stores SET published = false WHERE id = $1", [seller.storeId]);
  expect((await get()).statusCode).toBe(404);
});
