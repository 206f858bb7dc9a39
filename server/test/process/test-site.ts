// What one server process keeps its things in: a folder, and on an outside server (TEST_DATABASE_URL) a database of its own.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

export interface TestSite {
  dataDir: string;
  env: Record<string, string>;
  remove(): Promise<void>;
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function makeDatabase(server: string) {
  const name = `p_${randomUUID().replaceAll("-", "")}`;
  await administer(server, `CREATE DATABASE ${name}`);
  const own = new URL(server);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => administer(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

/** `embedded` for what is about the data folder itself: then no outside server is used. */
export async function testSite({ embedded = false } = {}): Promise<TestSite> {
  const outside = embedded ? undefined : process.env["TEST_DATABASE_URL"];
  const database = outside ? await makeDatabase(outside) : undefined;
  const dataDir = mkdtempSync(join(tmpdir(), "solodesk-site-"));
  return {
    dataDir,
    env: database ? { DATABASE_URL: database.url } : {},
    remove: async () => {
      await database?.drop();
      // The embedded server may be writing its last lines still.
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}
