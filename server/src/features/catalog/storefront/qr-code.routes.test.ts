import sharp from "sharp";
import { encode } from "uqr";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testSellerWithStore } from "#test/test-seller.ts";

let server: TestApp;
let seller: Awaited<ReturnType<typeof testSellerWithStore>>;
beforeAll(async () => {
  server = await testApp();
  seller = await testSellerWithStore(server, "corner-shop");
});
afterAll(() => server.close());

const get = (url: string) => server.http.inject({ url, headers: { host: "desk.example" } });

/**
 * Reads the dots from the path, because the image library may not open SVGs in the processes of these tests.
 */
function dotsOfSvg(svg: string, side: number): boolean[][] {
  expect(svg).toContain(`viewBox="0 0 ${side} ${side}"`);
  const dark = new Set(Array.from(svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g), ([, x, y]) => `${x} ${y}`));
  return Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (_unused, x) => dark.has(`${x} ${y}`)),
  );
}

/** The dots of a drawn code, sampled at their centres. */
async function dotsIn(picture: Buffer, side: number): Promise<boolean[][]> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(info.height);
  const dot = info.width / side;
  const isDark = (x: number, y: number) =>
    data[(Math.floor((y + 0.5) * dot) * info.width + Math.floor((x + 0.5) * dot)) * info.channels] === 0;
  return Array.from({ length: side }, (_, y) => Array.from({ length: side }, (_unused, x) => isDark(x, y)));
}

test.each([
  ["svg", "image/svg+xml"],
  ["png", "image/png"],
])("qr.%s leads to the store", async (kind, type) => {
  const answer = await get(`/store/corner-shop/qr.${kind}`);
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, type]);
  expect(answer.headers["cache-control"]).toBe("private, no-cache");
  const { data } = encode("http://desk.example/store/corner-shop", { ecc: "M", border: 4 });
  const side = data.length;
  const dots = kind === "svg" ? dotsOfSvg(answer.body, side) : await dotsIn(answer.rawPayload, side);
  expect(dots).toEqual(data);
});

test("there is none of a store that is unknown or unpublished", async () => {
  const statuses = async () =>
    Promise.all(
      ["corner-shop", "nobody", "Corner%00Shop"].map(
        async (name) => (await get(`/store/${name}/qr.svg`)).statusCode,
      ),
    );
  expect(await statuses()).toEqual([200, 404, 404]);
  await server.database.sql("UPDATE stores SET published = false WHERE id = $1", [seller.storeId]);
  expect(await statuses()).toEqual([404, 404, 404]);
});

test("only where PUBLIC_URL says the address may others be given the same", async () => {
  const settled = await testApp({ PUBLIC_URL: "https://desk.example" });
  try {
    await testSellerWithStore(settled, "corner-shop");
    const headers = { host: "evil.test", "x-forwarded-host": "evil.test" };
    const answer = await settled.http.inject({ url: "/store/corner-shop/qr.png", headers });
    expect(answer.headers["cache-control"]).toContain("max-age=86400");
    const { data } = encode("https://desk.example/store/corner-shop", { ecc: "M", border: 4 });
    expect(await dotsIn(answer.rawPayload, data.length)).toEqual(data);
  } finally {
    await settled.close();
  }
});
