// Once a run: a real PostgreSQL with one migrated template database, cloned by each test file in about 0.1 s.
// TEST_DATABASE_URL (an owner who may create databases and roles) runs the same tests on an outside server.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import type { TestProject } from "vitest/node";
import { openSecrets } from "#kernel/secrets/secrets.ts";
import { launchPostgres } from "#postgres/launch-postgres.ts";
import { prepareDatabase } from "../src/prepare-database.ts";

export const TEST_SECRET = "a secret that only tests ever use, long enough";

declare module "vitest" {
  interface ProvidedContext {
    /** Owner's address of the server's template database. */
    templateUrl: string;
  }
}

async function serverUrl(): Promise<{ url: string; stop(): Promise<void> }> {
  const outside = process.env["TEST_DATABASE_URL"];
  if (outside) return { url: outside, stop: async () => undefined };
  const dataDir = mkdtempSync(join(tmpdir(), "solodesk-test-"));
  const { url, stop } = await launchPostgres({ dataDir, durable: false });
  return {
    url,
    stop: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export default async function setup(project: TestProject) {
  const server = await serverUrl();
  const template = new URL(server.url);
  const name = `solodesk_template_${process.pid}`;
  template.pathname = `/${name}`;
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  const secrets = openSecrets({ SECRET_KEY: TEST_SECRET, DATA_DIR: tmpdir() });
  await prepareDatabase({ ownerUrl: template.href, role: { secrets }, log: pino({ level: "warn" }) });
  project.provide("templateUrl", template.href);

  return async () => {
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
    await server.stop();
  };
}
