// Pictures in a bucket: the same use cases with the other kind of storage.
import { health } from "@solodesk/contract/platform/health.ts";
import { pictureOf } from "@solodesk/contract/platform/uploads/picture.ts";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { days } from "#kernel/time/clock.ts";
import { call } from "#test/call.ts";
import { foldersOf } from "#test/storage-contract.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { SECRET_OF_BUCKET, type TestBucket, testBucket } from "#test/test-bucket.ts";
import { jpeg, sendForm, uploaded } from "#test/test-pictures.ts";
import { testSeller } from "#test/test-seller.ts";
import { sweepUploads } from "./sweep-uploads.ts";
import { tryStorage } from "./try-storage.ts";

let bucket: TestBucket;
let server: TestApp;
beforeAll(async () => {
  bucket = await testBucket("desk");
  server = await testApp(bucket.settings());
});
afterAll(async () => {
  await server.close();
  await bucket.stop();
});

const served = (url: string) => server.http.inject({ url });
const folderOf = (url: string) => pictureOf(url)!.id;

test("a picture is kept there and shown from here, as from the disk", async () => {
  const { url } = await uploaded(server, await testSeller(server), await jpeg(1000, 700));
  const sizes = { "1000x700": 1000, w160: 160, w480: 480, w960: 960 };
  for (const [size, width] of Object.entries(sizes)) {
    const file = await served(url.replace("1000x700", size));
    expect(file.statusCode, size).toBe(200);
    expect(file.headers).toMatchObject({
      "content-type": "image/webp",
      "content-length": String(file.rawPayload.length),
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect((await sharp(file.rawPayload).metadata()).width).toBe(width);
  }
  expect((await served(url.replace("1000x700", "w1600"))).statusCode).toBe(404);
  expect(await foldersOf(server.deps.storage)).toEqual([folderOf(url)]);
});

test("what nothing shows is swept a day later, and what a crash left; another database sweeps nothing", async () => {
  const seller = await testSeller(server);
  const { url } = await uploaded(server, seller, await jpeg(30, 20));
  const shown = await uploaded(server, seller, await jpeg(30, 20));
  await server.database.sql("UPDATE users SET picture = $1 WHERE id = $2", [shown.url, seller.id]);
  const lost = server.deps.newId();
  await server.deps.storage.put(`${lost}/w160.webp`, Buffer.from("lost"));
  await tryStorage(server.deps);
  server.clock.advance(days(1) + 1);

  const other = await testApp(bucket.settings());
  other.clock.advance(days(2));
  expect(await sweepUploads(other.deps)).toEqual({ pictures: 0, folders: 0 });
  expect(other.logged()).toContain("belong to another database");
  await other.close();

  expect(await foldersOf(server.deps.storage)).toEqual(expect.arrayContaining([lost, folderOf(url)]));
  expect(await sweepUploads(server.deps)).toMatchObject({ folders: 1 });
  expect(await foldersOf(server.deps.storage)).toEqual([folderOf(shown.url), "installation"]);
  expect([(await served(url)).statusCode, (await served(shown.url)).statusCode]).toEqual([404, 200]);
});

test("while nobody reaches the bucket people are told to come back, and the operator why", async () => {
  const cut = await testApp(bucket.settings("http://127.0.0.1:9"));
  const { headers } = await testSeller(cut);
  const refusal = {
    code: "unavailable",
    error: "Pictures cannot be kept or shown right now. Try again later.",
  };
  const answer = await sendForm(cut, headers, ["file", await jpeg(30, 20), "a.jpg"]);
  expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "60"]);
  expect(answer.json()).toMatchObject(refusal);
  const picture = await cut.http.inject({ url: `/uploads/${cut.deps.newId()}/w160.webp` });
  expect(picture.statusCode).toBe(503);
  expect(picture.json()).toMatchObject(refusal);
  expect(await cut.database.sql("SELECT FROM uploads")).toEqual([]);
  expect((await call(cut, health.checkReadiness, {})).status).toBe(200);
  await tryStorage(cut.deps);
  expect(cut.logged()).toContain("ECONNREFUSED");
  expect(cut.logged()).toContain("no pictures can be kept or shown until the bucket can be used");
  expect(cut.logged()).not.toContain(SECRET_OF_BUCKET);
  await cut.close();
});
