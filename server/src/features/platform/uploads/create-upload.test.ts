import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/test-app.ts";
import { blackPng, drawn, jpeg, png, sendForm, uploaded } from "#test/test-pictures.ts";
import { type TestSeller, testSeller } from "#test/test-seller.ts";

let server: TestApp;
let seller: TestSeller;
beforeAll(async () => {
  server = await testApp();
  seller = await testSeller(server);
});
afterAll(() => server.close());

const send = (bytes: Buffer | string, filename = "picture.png", type = "image/png") =>
  sendForm(server, seller.headers, ["file", bytes, filename, type]);
const served = (url: string) => server.http.inject({ url });
const folder = () => join(server.deps.config.DATA_DIR, "uploads");
const stored = () => readdirSync(folder(), { recursive: true, encoding: "utf8" });

describe("a picture that is taken", () => {
  test("is drawn anew in its size and in smaller ones, and shown as what it is", async () => {
    const answer = await send(await jpeg(1000, 700));
    expect(answer.statusCode).toBe(201);
    const { url } = answer.json();
    expect(answer.json()).toEqual({ url, width: 1000, height: 700 });
    expect(url).toMatch(/^\/uploads\/[0-9a-f-]{36}\/1000x700\.webp$/);

    const sizes = ["1000x700", "w160", "w480", "w960"];
    const names = sizes.map((size) => url.replace("1000x700", size));
    for (const [i, name] of names.entries()) {
      const file = await served(name);
      expect(file.statusCode, name).toBe(200);
      expect(file.headers).toMatchObject({
        "content-type": "image/webp",
        "content-length": String(file.rawPayload.length),
        "cache-control": "public, max-age=31536000, immutable",
        "content-security-policy": "default-src 'none'; sandbox",
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "same-origin",
      });
      const { format, width } = await sharp(file.rawPayload).metadata();
      expect([format, width]).toEqual(["webp", [1000, 160, 480, 960][i]]);
    }
    expect((await served(url.replace("1000x700", "w1600"))).statusCode).toBe(404);
    const id = url.split("/")[2];
    expect(readdirSync(join(folder(), id)).toSorted()).toEqual(
      sizes.map((size) => `${size}.webp`).toSorted(),
    );
    const [row] = await server.database.sql("SELECT * FROM uploads WHERE id = $1", [id]);
    const bytes = readdirSync(join(folder(), id)).map((name) => statSync(join(folder(), id, name)).size);
    expect(row).toMatchObject({
      user_id: seller.id,
      width: 1000,
      height: 700,
      bytes: bytes.reduce((a, b) => a + b),
    });
  });

  test("is at most 2,000 pixels on its longer side, and never made larger", async () => {
    expect(await uploaded(server, seller, await png(900, 4100))).toMatchObject({ width: 439, height: 2000 });
    expect(await uploaded(server, seller, await png(1, 1))).toMatchObject({ width: 1, height: 1 });
  });

  test("stands upright, and says neither where nor by what it was taken", async () => {
    const taken = await drawn(60, 40)
      .withExif({
        IFD0: { Make: "Camera of Ada", Copyright: "secret-owner" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" },
      })
      .withMetadata({ orientation: 6 })
      .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>secret-place</x:xmpmeta>")
      .jpeg()
      .toBuffer();
    const before = await sharp(taken).metadata();
    expect([before.orientation, before.exif && before.xmp && before.icc && "all"]).toEqual([6, "all"]);
    const { url, width, height } = await uploaded(server, seller, taken);
    expect([width, height]).toEqual([40, 60]);
    const file = (await served(url)).rawPayload;
    const after = await sharp(file).metadata();
    expect([after.orientation, after.exif, after.xmp, after.icc, after.iptc]).toEqual(
      Array(5).fill(undefined),
    );
    for (const secret of ["Camera of Ada", "secret-owner", "secret-place"])
      expect(file.includes(secret)).toBe(false);
    // After a quarter turn, the bright half is on top.
    const { data } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    expect([data[0]! > 200, data[data.length - 3]! < 100]).toEqual([true, true]);
  });

  test("keeps what shines through", async () => {
    const clear = await sharp({
      create: { width: 8, height: 8, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { url } = await uploaded(server, seller, clear);
    const { data, info } = await sharp((await served(url)).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.channels, data[3]]).toEqual([4, 0]);
  });

  test("is read by its bytes, whatever its name and its type say, and stored under neither", async () => {
    for (const name of ["../../../evil.png", "..\\evil.svg", "/etc/passwd", "a\u0000.html"]) {
      const answer = await send(await png(5, 5), name, "text/html");
      expect(answer.statusCode, name).toBe(201);
    }
    expect(stored().filter((name) => !/^[0-9a-f-]{36}(\/(\d+x\d+|w\d+)\.webp)?$/.test(name))).toEqual([]);
    expect(readdirSync(server.deps.config.DATA_DIR)).toEqual(["uploads"]);
    expect(
      readdirSync(join(server.deps.config.DATA_DIR, "..")).filter((name) => name.includes("evil")),
    ).toEqual([]);
  });

  test.each([
    [
      "after the picture",
      (picture: Buffer) => Buffer.concat([picture, Buffer.from("<script>alert(1)</script>")]),
    ],
    [
      "in a comment of the picture",
      (picture: Buffer) => {
        const comment = Buffer.from("\xff\xfe\x00\x1b<script>alert(1)</script>", "latin1");
        return Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2)]);
      },
    ],
  ])("loses a page that was hidden %s", async (_where, hide) => {
    const { url } = await uploaded(server, seller, hide(await jpeg(30, 20)));
    const file = await served(url);
    expect(file.rawPayload.includes("script")).toBe(false);
    expect((await sharp(file.rawPayload).metadata()).width).toBe(30);
  });

  test("is the first of those in a moving one", async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 12, height: 8, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = await Promise.all(["#ff0000", "#0000ff"].map(frame));
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { url } = await uploaded(server, seller, moving);
    const file = (await served(url)).rawPayload;
    expect(await sharp(file).metadata()).toMatchObject({ width: 12, height: 8, format: "webp" });
    expect((await sharp(file).metadata()).pages ?? 1).toBe(1);
  });

  test("waits for its turn when twenty come at once", async () => {
    const picture = await jpeg(600, 400);
    const sellers = await Promise.all(Array.from({ length: 20 }, () => testSeller(server)));
    const sendAs = ({ headers }: TestSeller) => sendForm(server, headers, ["file", picture, "a.png"]);
    const answers = await Promise.all(sellers.map(sendAs));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201));
    expect(new Set(answers.map((answer) => answer.json().url)).size).toBe(20);
  });
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const GIF = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.6));
const noPicture = "This is not a PNG, JPEG or WebP picture.";
const damaged = "This picture is damaged. Save it again and retry.";

describe("F4: what is refused, with a sentence beside the field and nothing kept", () => {
  test.each<[string, () => Promise<Buffer> | Buffer | string, string]>([
    ["an SVG", () => SVG, noPicture],
    ["an SVG with a declaration", () => `<?xml version="1.0"?><!DOCTYPE svg>${SVG}`, noPicture],
    ["a page called a PNG", () => "<!doctype html><script>alert(1)</script>", noPicture],
    [
      "a page behind the first bytes of a PNG",
      () => Buffer.from("\x89PNG\r\n\x1a\n<script>", "latin1"),
      damaged,
    ],
    ["a GIF", () => GIF, noPicture],
    ["a TIFF", () => drawn(9, 9).tiff().toBuffer(), noPicture],
    ["an AVIF", () => drawn(9, 9).avif().toBuffer(), noPicture],
    ["a PDF", () => "%PDF-1.4\n%%EOF", noPicture],
    ["noise", () => Buffer.alloc(2_000, 0xa5), noPicture],
    ["half a JPEG", async () => cut(await jpeg(400, 300)), damaged],
    ["half a PNG", async () => cut(await png(400, 300)), damaged],
    ["half a WebP", async () => cut(await drawn(400, 300).webp().toBuffer()), damaged],
    [
      "400 million pixels in 50 kB",
      () => blackPng({ width: 20_000, height: 20_000, bitDepth: 1, colour: "grey" }),
      "This picture has more than 40 million pixels.",
    ],
    [
      "104 MB that can only be unpacked as a whole",
      () => blackPng({ width: 3_600, height: 3_600, bitDepth: 16, colour: "rgba", interlaced: true }),
      "This picture is too large. Make it smaller, or save it as a JPEG.",
    ],
  ])("%s", async (_what, make, sentence) => {
    const kept = stored();
    const answer = await send(await make());
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json()).toMatchObject({ code: "validation_failed", fields: { file: sentence } });
    expect(stored()).toEqual(kept);
  });
});
