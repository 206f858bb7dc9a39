import { dataExports } from "@solodesk/contract/account/data-exports.ts";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { days, minutes } from "#kernel/time/clock.ts";
import { type Caller, call } from "#test/call.ts";
import { confirmNow } from "#test/confirm-now.ts";
import { signUp } from "#test/test-account.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testSeller, testSellerWithStore } from "#test/test-seller.ts";
import { unzipped } from "#test/unzipped.ts";
import { makeDataExport } from "./make-data-export.ts";
import { exportedFiles, notExported } from "./personal-data.ts";
import { sweepDataExports } from "./sweep-data-exports.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(() => server.clock.set(new Date().toISOString()));

const ask = (as: Caller) => call(server, dataExports.create, {}, as);
const listOf = async (as: Caller) => (await call(server, dataExports.list, {}, as)).body.data;
const download = (as: Caller, id: string) => call(server, dataExports.getFile, { params: { id } }, as);

async function asked(seller: Caller): Promise<string> {
  const answer = await ask(seller);
  expect(answer.status, answer.text).toBe(202);
  return answer.body.data.id;
}

async function made(seller: Caller): Promise<string> {
  const id = await asked(seller);
  expect(await makeDataExport(server.deps, id)).toBe(true);
  return id;
}

async function folders(): Promise<string[]> {
  const names: string[] = [];
  for await (const name of server.deps.storage.list()) names.push(name);
  return names;
}

test("every table that says whose its rows are is in the copy, or says why not", async () => {
  const found = await server.database.sql<{ table_name: string }>(
    `SELECT DISTINCT c.table_name FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND column_name IN ('user_id', 'store_id', 'buyer_id')`,
  );
  const told = new Set([...exportedFiles.flatMap(({ tables }) => tables), ...notExported]);
  expect(found.map(({ table_name: name }) => name).filter((name) => !told.has(name))).toEqual([]);
  expect(found.length).toBeGreaterThan(25);
  const names = exportedFiles.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  // The name of an API token is none, nor that of the table.
  for (const { name, query } of exportedFiles)
    expect(query, name).not.toMatch(/hash|secret|sealed|details|(?<!api_)token(?!_name)|_ref\b|html/);
});

test("the copy holds what is the account's and no secret, in JSON and safe CSV, and nobody else gets it", async () => {
  const seller = await testSellerWithStore(server, "copied-shop");
  const other = await testSellerWithStore(server, "foreign-shop");
  const add = async (storeId: string, name: string) =>
    server.database.sql(
      `INSERT INTO services (id, store_id, name, description, price, duration_minutes, buffer_minutes, location, active,
         created_at, updated_at)
       VALUES ($1, $2, $3, 'It''s, "quoted"', 1250, 30, 0, 'online', true, now(), now())`,
      [server.deps.newId(), storeId, name],
    );
  await add(seller.storeId, "=HYPERLINK(1)");
  for (let nth = 0; nth < 1500; nth += 1) await add(seller.storeId, `Trim ${nth} 💇`);
  await add(other.storeId, "Not yours");
  await server.database.sql("UPDATE users SET language = 'de' WHERE id = $1", [seller.id]);
  const id = await made(seller);
  expect(await listOf(seller)).toMatchObject([{ id, status: "ready", percent: 100, error: null }]);
  const answer = await download(seller, id);
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "application/zip",
    "cache-control": "no-store",
    "content-disposition": 'attachment; filename="my-data.zip"',
  });
  const zipped = unzipSync(answer.bytes);
  const files = unzipped(answer.bytes);
  const services = JSON.parse(files["json/services.json"] ?? "") as { name: string }[];
  expect(services).toHaveLength(1501);
  expect(services).toContainEqual(expect.objectContaining({ name: "=HYPERLINK(1)", price: 1250 }));
  expect(files["csv/services.csv"]).toContain("'=HYPERLINK(1)");
  expect(files["csv/services.csv"]?.split("\r\n")).toHaveLength(1503);
  expect(files["csv/services.csv"]?.startsWith("id,slug,name,description,price")).toBe(true);
  expect(zipped["csv/services.csv"]?.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
  expect(JSON.parse(files["json/profile.json"] ?? "")).toMatchObject([{ email: `${seller.id}@example.com` }]);
  expect(files["README.txt"]).toContain("1501  services");
  expect(files["README.txt"]).toMatch(/^Eine Kopie aller Daten/);
  expect(Object.values(files).join("")).not.toContain("Not yours");
  expect((await download(other, id)).status).toBe(404);
  const events = await server.database.sql<{ event: string }>(
    "SELECT event FROM audit_entries WHERE user_id = $1 ORDER BY id",
    [seller.id],
  );
  expect(events.map(({ event }) => event)).toEqual(["export_requested", "export_downloaded"]);
  const [told] = await server.database.sql("SELECT kind FROM notifications WHERE user_id = $1", [seller.id]);
  expect(told).toEqual({ kind: "export_ready" });
});

test("no password, key or hash of one is in the copy of a real account", async () => {
  const account = await signUp(server);
  const answer = await download(account, await made(account));
  const texts = Object.values(unzipped(answer.bytes));
  const secrets = await server.database.sql<{ secret: string }>(
    `SELECT password_hash AS secret FROM users WHERE password_hash IS NOT NULL UNION SELECT hash FROM refresh_tokens
     UNION SELECT hash FROM account_links`,
  );
  expect(secrets.length).toBeGreaterThan(1);
  for (const { secret } of secrets) expect(texts.join("")).not.toContain(secret);
});

test("one at a time, three a day, and only for who said a moment ago who they are", async () => {
  const seller = await testSeller(server);
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(seller)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    202,
    ...Array<number>(19).fill(409),
  ]);
  const [first] = await listOf(seller);
  await makeDataExport(server.deps, first?.id ?? "");
  await made(seller);
  await made(seller);
  const fourth = await ask(seller);
  expect(fourth.status).toBe(429);
  expect(Number(fourth.headers["retry-after"])).toBeGreaterThan(86_000);
  server.clock.advance(days(1));
  expect((await ask(await testSeller(server))).status).toBe(202);
  const stale = await testSeller(server);
  const copy = await made(stale);
  server.clock.advance(minutes(6));
  expect((await ask(stale)).refusal).toMatchObject({ code: "confirmation_required" });
  // A thief cannot download the copy that the owner made.
  const taken = await download(stale, copy);
  expect([taken.status, taken.code]).toEqual([403, "confirmation_required"]);
});

test("what a killed process left is taken up again; two never make one; what fails in the end says so", async () => {
  const seller = await testSeller(server);
  const id = await asked(seller);
  await server.database.sql(
    "UPDATE data_exports SET status = 'running', attempts = 1, claimed_until = $2 WHERE id = $1",
    [id, new Date(server.clock.now().getTime() + minutes(2))],
  );
  expect(await makeDataExport(server.deps, id)).toBe(false);
  server.clock.advance(minutes(3));
  const tries = await Promise.all([1, 2, 3].map(() => makeDataExport(server.deps, id)));
  expect(tries.toSorted()).toEqual([false, false, true]);
  expect((await download(seller, id)).status).toBe(200);

  const unlucky = await testSeller(server);
  const lost = await asked(unlucky);
  const broken = {
    ...server.deps,
    storage: { ...server.deps.storage, put: () => Promise.reject(new Error("full")) },
  };
  for (let nth = 1; nth < 3; nth += 1) {
    expect(await makeDataExport(broken, lost)).toBe(true);
    expect(await listOf(unlucky)).toMatchObject([
      { status: "running", error: expect.stringMatching(/prepare your data\..*try again/) },
    ]);
    expect(await makeDataExport(broken, lost)).toBe(false);
    server.clock.advance(minutes(1));
  }
  server.clock.advance(minutes(4));
  await sweepDataExports(broken);
  expect(await listOf(unlucky)).toMatchObject([
    { status: "failed", error: expect.stringMatching(/fails again/) },
  ]);
  expect((await ask(unlucky)).refusal).toMatchObject({ code: "confirmation_required" });
  await confirmNow(server);
  expect((await download(unlucky, lost)).status).toBe(404);
});

test("a maker that was taken for dead takes its own pieces away, and none of the next one's", async () => {
  const seller = await testSeller(server);
  const id = await asked(seller);
  const { storage } = server.deps;
  const put = async (key: string, bytes: Uint8Array) => {
    await storage.put(key, bytes);
    if (!key.startsWith(`export-${id}-1/`)) return;
    server.clock.advance(minutes(3));
    expect(await makeDataExport(server.deps, id)).toBe(true);
  };
  await makeDataExport({ ...server.deps, storage: { ...storage, put } }, id);
  expect((await folders()).filter((name) => name.includes(id))).toEqual([`export-${id}-2`]);
  expect((await download(seller, id)).status).toBe(200);
});

test("after 7 days the file is gone, from the storage too", async () => {
  const seller = await testSeller(server);
  const id = await made(seller);
  expect(await folders()).toContain(`export-${id}-1`);
  server.clock.advance(days(7));
  await sweepDataExports(server.deps);
  expect(await folders()).not.toContain(`export-${id}-1`);
  const [row] = await server.database.sql<{ status: string }>(
    "SELECT status FROM data_exports WHERE id = $1",
    [id],
  );
  expect(row?.status).toBe("expired");
  await confirmNow(server);
  const again = await call(server, dataExports.getFile, { params: { id } }, seller);
  expect(again.status).not.toBe(200);
});
