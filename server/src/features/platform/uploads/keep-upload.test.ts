import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { png } from "#test/test-pictures.ts";
import { testSeller } from "#test/test-seller.ts";
import { createUpload } from "./create-upload.ts";

let server: TestApp;
let picture: Buffer;
beforeAll(async () => {
  server = await testApp();
  picture = await png(4, 4);
});
afterAll(() => server.close());

const folders = () => readdirSync(join(server.deps.config.DATA_DIR, "uploads"));

/**
 * Returns a database whose transactions commit, but whose connection breaks before the caller learns of it.
 */
function deaf(db: Db): Db {
  const transaction = async (...work: Parameters<Db["transaction"]>) => {
    await db.transaction(...work);
    throw new Error("Connection terminated unexpectedly");
  };
  return new Proxy(db, {
    get: (target, name) => (name === "transaction" ? transaction : Reflect.get(target, name)),
  });
}

test("a picture whose COMMIT nobody answered keeps its files", async () => {
  const { id } = await testSeller(server);
  const broken = createUpload({ ...server.deps, db: deaf(server.deps.db) }, id, picture);
  await expect(broken).rejects.toThrow("Connection terminated");
  const rows = await server.database.sql<{ id: string }>("SELECT id FROM uploads WHERE user_id = $1", [id]);
  expect(rows).toHaveLength(1);
  expect(folders()).toContain(rows[0]?.id);
});

test("what could not be written whole is removed at once", async () => {
  const { id } = await testSeller(server);
  const before = folders();
  const put: Deps["storage"]["put"] = async (key, bytes) => {
    await server.deps.storage.put(key, bytes);
    throw new Error("ENOSPC");
  };
  const full = createUpload({ ...server.deps, storage: { ...server.deps.storage, put } }, id, picture);
  await expect(full).rejects.toThrow("ENOSPC");
  expect(folders()).toEqual(before);
});

test("with less than 500 MB free none is taken, and the operator reads why", async () => {
  const { id } = await testSeller(server);
  const withFree = (bytes: number) => ({
    ...server.deps,
    storage: { ...server.deps.storage, free: async () => bytes },
  });
  await expect(createUpload(withFree(499_999_999), id, picture)).rejects.toMatchObject({
    code: "unavailable",
    message: "We can't save files right now. Try again later.",
    details: { retryAfter: 600 },
  });
  expect(server.logged()).toContain("no files are taken: the storage is nearly full");
  await createUpload(withFree(500_000_000), id, picture);
});
