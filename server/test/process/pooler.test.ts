import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { binOf, type OutsidePostgres, outsidePostgres } from "./outside-postgres.ts";
import { startPgbouncer } from "./pgbouncer.ts";
import { openStore, registerSeller } from "./seller-client.ts";
import { startRefused, startServer } from "./server-process.ts";

const PATIENCE = 300_000;
const APP_PASSWORD = "what the pooler knows, too";
const users = { ada: "ada", solodesk_app: APP_PASSWORD };

let outside: OutsidePostgres;
let dataDir: string;
beforeAll(async () => {
  outside = await outsidePostgres({ bin: await binOf("system") });
  await outside.sql("CREATE ROLE ada LOGIN CREATEROLE PASSWORD 'ada'");
  await outside.sql("CREATE DATABASE ada OWNER ada");
  dataDir = mkdtempSync(join(tmpdir(), "solodesk-pooler-"));
}, PATIENCE);
afterAll(async () => {
  await outside.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

const poolers: Awaited<ReturnType<typeof startPgbouncer>>[] = [];
async function behind(mode: "session" | "transaction" | "statement", poolSize = 20) {
  const pooler = await startPgbouncer({ port: outside.port, mode, users, poolSize });
  poolers.push(pooler);
  return pooler;
}
afterEach(async () => {
  for (const pooler of poolers.splice(0)) await pooler.stop();
});
const urlAt = (port: number) => `postgres://ada:ada@127.0.0.1:${port}/ada`;
const tables = () => outside.sql("SELECT 1 FROM pg_tables WHERE schemaname = 'public'", "ada");

test.each([
  ["transaction", 20, "DATABASE_URL leads to a pooler in transaction or statement mode"],
  ["transaction", 1, "DATABASE_URL leads to a pooler in transaction or statement mode"],
  ["statement", 20, "DATABASE_URL leads to a pooler in transaction or statement mode"],
  ["session", 1, "DATABASE_URL does not allow two connections at a time"],
] as const)(
  "a pooler in %s mode with room for %i is refused in one sentence, before a migration runs",
  async (mode, poolSize, sentence) => {
    const pooler = await behind(mode, poolSize);
    const refused = await startRefused({ dataDir, env: { DATABASE_URL: urlAt(pooler.port) } });
    expect(refused.code).toBe(1);
    expect(refused.output.trim().split("\n"), refused.output).toHaveLength(1);
    expect(refused.output).toContain(sentence);
    expect(await tables()).toEqual([]);
  },
  PATIENCE,
);

test(
  "behind a pooler in session mode it works, with a pool and a password that the operator sets",
  async () => {
    const pooler = await behind("session");
    const env = { DATABASE_URL: urlAt(pooler.port), DATABASE_POOL_SIZE: "7" };
    const unknown = await startRefused({ dataDir, env });
    expect(unknown.output).toContain('does not let the role "solodesk_app" in');
    expect(unknown.output).toContain("DATABASE_APP_PASSWORD");

    const server = await startServer({ dataDir, env: { ...env, DATABASE_APP_PASSWORD: APP_PASSWORD } });
    const token = await registerSeller(server.url, "ada@example.com");
    const reads = Array.from({ length: 40 }, () => fetch(`${server.url}/sitemap.xml`));
    for (const { status } of await Promise.all(reads)) expect(status).toBe(200);
    expect((await openStore(server.url, token, "corner")).status).toBe(201);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    const [found] = await outside.sql<{ connections: number }>(
      `SELECT count(*)::int AS connections FROM pg_stat_activity
       WHERE usename = 'solodesk_app' AND application_name = 'solodesk'`,
    );
    console.info(found, "connections of a pool of 7");
    expect(found?.connections).toBeLessThanOrEqual(7);
    expect(await server.stop()).toBe(0);

    const other = await behind("transaction");
    const appUrl = `postgres://solodesk_app:${encodeURIComponent(APP_PASSWORD)}@127.0.0.1:${other.port}/ada`;
    const mixed = { DATABASE_URL: outside.urlOf("ada", "ada", "ada"), DATABASE_APP_URL: appUrl };
    const refused = await startRefused({ dataDir, env: mixed });
    expect(refused.output).toContain("DATABASE_APP_URL leads to a pooler in transaction or statement mode");
  },
  PATIENCE,
);
