import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { services } from "@solodesk/contract/catalog/services.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { pictureOf } from "@solodesk/contract/platform/uploads/picture.ts";
import { store } from "@solodesk/contract/store/store.ts";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inTransaction } from "#kernel/database/db.ts";
import { days, minutes } from "#kernel/time/clock.ts";
import { call, callUnchecked } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { uploaded } from "#test/test-pictures.ts";
import { testProducts } from "#test/test-products.ts";
import { testSellerWithStore } from "#test/test-seller.ts";
import { jobList, jobNames } from "../../../job-list.ts";
import { requireOwnPicture } from "./require-own-picture.ts";
import { sweepUploads } from "./sweep-uploads.ts";

let server: TestApp;
let seller: Awaited<ReturnType<typeof testSellerWithStore>>;
let slug = 0;
beforeAll(async () => {
  server = await testApp();
});
// Each test advances the clock by a day, which expires the session token.
beforeEach(async () => {
  seller = await testSellerWithStore(server, `sweep-${(slug += 1)}`);
});
afterAll(() => server.close());

const sweep = () =>
  jobList(server.deps)
    .find(({ name }) => name === "sweep-uploads")
    ?.run();
const upload = async () => (await uploaded(server, seller)).url;
const isServed = async (url: string) => (await server.http.inject({ url })).statusCode === 200;
const idOf = (url: string) => pictureOf(url)?.id ?? "";
const madeUp = /^[0-9a-f]{8}-/;
const folder = () => join(server.deps.config.DATA_DIR, "uploads");

test("what nothing shows goes after a day, with its files; what is shown stays", async () => {
  expect(jobNames).toContain("sweep-uploads");
  const { headers } = seller;
  const urls: string[] = [];
  for (let i = 0; i < 7; i += 1) urls.push(await upload());
  const [picture, logo, banner, image, archived, product, unused] = urls;

  const service = (image_url: string) => ({
    name: "Trim",
    price: { amount: 1, currency: "USD" },
    duration_minutes: 30,
    location: "online",
    image_url,
  });
  const add = (image_url: string) =>
    callUnchecked(server, services.add, { body: service(image_url) }, { headers });
  await call(server, auth.editProfile, { body: { picture } }, { headers });
  await call(server, store.edit, { body: { logo_url: logo, banner_url: banner } }, { headers });
  await add(image!);
  const { id } = (await add(archived!)).body.data;
  await call(server, services.remove, { params: { id } }, { headers });
  const [productId] = await testProducts(server, 1);
  await server.database.sql("UPDATE products SET image_url = $1 WHERE id = $2", [product, productId]);

  server.clock.advance(days(1) - minutes(1));
  expect(await sweep()).toEqual({ pictures: 0, folders: 0 });
  server.clock.advance(minutes(2));
  expect(await sweep()).toEqual({ pictures: 1, folders: 0 });
  expect(await isServed(unused!)).toBe(false);
  expect(readdirSync(folder())).not.toContain(idOf(unused!));
  for (const kept of [picture, logo, banner, image, archived, product])
    expect(await isServed(kept!)).toBe(true);

  // A logo that was taken off the store is unused like any other picture.
  await server.database.sql("UPDATE stores SET logo_url = NULL WHERE id = $1", [seller.storeId]);
  expect(await sweep()).toEqual({ pictures: 1, folders: 0 });
  expect([await isServed(logo!), await isServed(banner!)]).toEqual([false, true]);
});

test("every column that refers to a picture is asked about", async () => {
  const referring = await server.database.sql<{ name: string }>(
    `SELECT c.conrelid::regclass || '.' || a.attname AS name FROM pg_constraint c
     JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
     WHERE c.confrelid = 'uploads'::regclass ORDER BY 1`,
  );
  // Add a new column to `isUnused` in uploads.repository.ts and to the test above.
  expect(referring.map(({ name }) => name)).toEqual([
    "agreed_products.answered_upload",
    "agreed_products.image_upload",
    "import_changes.image_upload",
    "product_variants.image_upload",
    "products.image_upload",
    "services.image_upload",
    "stores.banner_upload",
    "stores.logo_upload",
    "users.picture_upload",
  ]);
});

test("a folder that a crash left goes after a day; one that is being filled, and what is not ours, stay", async () => {
  const old = server.deps.newId();
  mkdirSync(join(folder(), old));
  mkdirSync(join(folder(), "lost-and-found"));
  mkdirSync(join(folder(), "0190b6f6-6f0d-4c3e-8a53-0123456789ab"));
  server.clock.advance(days(1) + 1);
  const young = server.deps.newId();
  mkdirSync(join(folder(), young));
  expect(await sweep()).toMatchObject({ folders: 1 });
  expect(readdirSync(folder())).toEqual(
    expect.arrayContaining([young, "lost-and-found", "0190b6f6-6f0d-4c3e-8a53-0123456789ab"]),
  );
  expect(readdirSync(folder())).not.toContain(old);
});

test("a database that finds pictures of another leaves them alone, and says so", async () => {
  const foreign = server.deps.newId();
  mkdirSync(join(folder(), foreign));
  server.clock.advance(days(1) + 1);
  const name = (value: string) =>
    server.database.sql<{ value: string }>(
      "UPDATE installation i SET value = $1 FROM installation old WHERE i.key = 'storage' AND old.key = i.key RETURNING old.value",
      [value],
    );
  const [own] = await name("another database");
  expect(await sweep()).toEqual({ pictures: 0, folders: 0 });
  expect(server.logged()).toContain("belong to another database");
  expect(readdirSync(folder())).toContain(foreign);
  await name(own!.value);
  await sweep();
  expect(readdirSync(folder())).not.toContain(foreign);
});

test("a picture that is being taken into use at this moment stays", async () => {
  const url = await upload();
  server.clock.advance(days(1) + 1);
  const { db } = server.deps;
  const held = Promise.withResolvers<void>();
  const swept = Promise.withResolvers<void>();
  const taking = inTransaction({ db }, async ({ db }) => {
    await requireOwnPicture(db, seller.id, url, "logo_url");
    held.resolve();
    await swept.promise;
    await db.execute(`UPDATE stores SET logo_url = '${url}' WHERE id = '${seller.storeId}'`);
  });
  await held.promise;
  expect(await sweep()).toMatchObject({ pictures: 0 });
  swept.resolve();
  await taking;
  expect(await sweep()).toMatchObject({ pictures: 0 });
  expect(await isServed(url)).toBe(true);
});

test("450 go in one run, three runs at once do not disturb each other", async () => {
  await server.database.sql(
    `INSERT INTO uploads SELECT gen_random_uuid(), $1, 4, 4, 1, $2 FROM generate_series(1, 450)`,
    [seller.id, server.clock.now()],
  );
  server.clock.advance(days(1) + 1);
  const runs = await Promise.all([sweep(), sweep(), sweep()]);
  const swept = runs.map((run) => (run as { pictures: number }).pictures);
  expect(swept.reduce((sum, pictures) => sum + pictures)).toBe(450);
  const [rows] = await server.database.sql("SELECT count(*)::int AS n FROM uploads WHERE user_id = $1", [
    seller.id,
  ]);
  expect(rows).toEqual({ n: 0 });
});

test("each batch goes on where the last one ended, so what is used is looked at once", async () => {
  await server.database.sql(
    `INSERT INTO uploads SELECT gen_random_uuid(), $1, 4, 4, 1, $2 FROM generate_series(1, 400)`,
    [seller.id, server.clock.now()],
  );
  server.clock.advance(days(1) + 1);
  const walks: unknown[][] = [];
  const client = new pg.Pool({ connectionString: server.database.appUrl, max: 1 });
  const logger = {
    logQuery: (query: string, params: unknown[]) =>
      void (query.includes("skip locked") && walks.push(params)),
  };
  expect(await sweepUploads({ ...server.deps, db: drizzle({ client, logger }) })).toMatchObject({
    pictures: 400,
  });
  await client.end();
  const [first, second, third] = walks.map((params) => params.find((value) => madeUp.test(String(value))));
  expect(walks).toHaveLength(3);
  expect([first, typeof second, typeof third]).toEqual([undefined, "string", "string"]);
  expect(String(second) < String(third)).toBe(true);
});

test("a picture that cannot be removed does not keep the lost folders, and the job says so", async () => {
  const stuck = idOf(await upload());
  server.clock.advance(minutes(1));
  const lost = server.deps.newId();
  mkdirSync(join(folder(), lost));
  server.clock.advance(days(1) + 1);
  let tries = 0;
  const remove = async (name: string) => {
    if (name === stuck && (tries += 1) === 1) throw new Error("EIO");
    await server.deps.storage.remove(name);
  };
  const storage = { ...server.deps.storage, remove };
  await expect(sweepUploads({ ...server.deps, storage })).rejects.toThrow("EIO");
  // Its row was deleted first, so its folder counts as lost and is removed too.
  expect(readdirSync(folder())).not.toEqual(expect.arrayContaining([lost]));
  expect(readdirSync(folder())).not.toEqual(expect.arrayContaining([stuck]));
});
