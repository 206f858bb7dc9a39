// node server/test/releases/write-rows.ts VERSION: fills an installation by the calls of sellers and customers, as
// `npm run demo` does, and writes its rows to VERSION.sql.gz, as what an installation of that release may hold.
import { spawnSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import pg from "pg";
import { launchPostgres } from "#postgres/launch-postgres.ts";
import { SOLO } from "../../../scripts/ensure-built.mjs";
import { NODE24_SETTINGS } from "../../../scripts/node24.mjs";
import { TEST_SECRET } from "../start-database.ts";
import { dumpRows } from "./dump-rows.ts";

const [version = ""] = process.argv.slice(2);
const DAYS = "14";
/** In bytes. */
const MOST = 200_000;

const dataDir = mkdtempSync(join(realpathSync(tmpdir()), "solodesk-release-"));
const { PATH, HOME } = process.env;
const env = { PATH, HOME, ...NODE24_SETTINGS, DATA_DIR: dataDir, CURRENCY: "EUR", SECRET_KEY: TEST_SECRET };
const { status } = spawnSync(process.execPath, [SOLO, "demo", "--days", DAYS], {
  cwd: dataDir,
  env,
  stdio: "inherit",
});
if (status !== 0) process.exit(status ?? 1);
const { url, stop } = await launchPostgres({ dataDir });
const client = new pg.Client(url);
await client.connect();
const rows = gzipSync(await dumpRows(client), { level: 9 });
await client.end();
await stop();
rmSync(dataDir, { recursive: true, force: true });
if (rows.length > MOST) throw new Error(`${rows.length} bytes are more than ${MOST}: take fewer DAYS.`);
writeFileSync(join(import.meta.dirname, `${version}.sql.gz`), rows);
