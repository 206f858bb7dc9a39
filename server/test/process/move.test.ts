// solo move: from the embedded database to a PostgreSQL of one's own.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { M } from "@solodesk/contract/kernel/marketplace.ts";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSecrets } from "#kernel/secrets/secrets.ts";
import { launchPostgres } from "#postgres/launch-postgres.ts";
import { SOLO } from "../../../scripts/ensure-built.mjs";
import { NODE24_SETTINGS } from "../../../scripts/node24.mjs";
import { prepareDatabase } from "../../src/prepare-database.ts";
import { gone } from "../embedded-processes.ts";
import { binOf, type OutsidePostgres, outsidePostgres } from "./outside-postgres.ts";
import { startPgbouncer } from "./pgbouncer.ts";
import { firstProducts, loginSeller, openStore, registerSeller, select, send } from "./seller-client.ts";
import { startServer } from "./server-process.ts";

const PATIENCE = 300_000;
const EMAIL = "ada@example.com";
const folder = mkdtempSync(join(tmpdir(), "solodesk-move-"));
const dataDir = join(folder, "data");
let outside: OutsidePostgres;
let token: string;
let figures: unknown;
/** Of the embedded database, before anything was moved. */
let before: Record<string, string>;

const urlOf = (database: string) => outside.urlOf(database, "ada", "ada");

function launchSolo(args: string[], given: Record<string, string> = {}) {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, ...NODE24_SETTINGS, DATA_DIR: dataDir, ...given };
  const child = spawn(process.execPath, [SOLO, ...args], { cwd: folder, env });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  return { child, ended: once(child, "close"), output: () => output };
}

async function solo(args: string[], env?: Record<string, string>) {
  const { child, ended, output } = launchSolo(args, env);
  await ended;
  return { status: child.exitCode, output: output() };
}

const move = (database: string) => solo(["move", "--to", urlOf(database)]);

/** What the seller sees of her business. */
async function figuresAt(url: string, access: string) {
  const paths = [auth.getProfile.path, `${M}/user/my-products`, `${M}/payment/transactions`];
  const replies = await Promise.all(paths.map((path) => send<unknown>(url, path, undefined, access)));
  for (const { status } of replies) expect(status).toBe(200);
  return replies;
}

/** Of every table, how many rows it has and their sum; and where every sequence is. */
async function contentOf(url: string): Promise<Record<string, string>> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query("SET TimeZone = 'UTC'");
    const tables = await client.query<{ name: string; sums: string }>(
      `SELECT format('%I.%I', n.nspname, c.relname) AS name,
         format('SELECT count(*) || '' '' || coalesce(sum(hashtextextended(concat_ws(chr(1), %s), 0)), 0) AS sum FROM %I.%I',
           (SELECT string_agg(format('coalesce(%I::text, chr(2))', attname), ', ' ORDER BY attname) FROM pg_attribute
            WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attname <> 'made_by'),
           n.nspname, c.relname) AS sums
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE n.nspname IN ('public', 'pgboss') AND c.relkind = 'r' AND c.relname !~ '^queue_stats'
       UNION ALL
       SELECT format('%I.%I', schemaname, sequencename),
         format('SELECT last_value || '' '' || is_called AS sum FROM %I.%I', schemaname, sequencename) FROM pg_sequences
       ORDER BY 1`,
    );
    const content: Record<string, string> = {};
    for (const { name, sums } of tables.rows) {
      const { rows } = await client.query<{ sum: string }>(sums);
      content[name] = rows[0]?.sum ?? "";
    }
    return content;
  } finally {
    await client.end();
  }
}

async function embeddedContent(statement?: string) {
  const { url, stop } = await launchPostgres({ dataDir });
  try {
    if (statement !== undefined) {
      const client = new pg.Client(url);
      await client.connect();
      await client.query(statement);
      await client.end();
    }
    return await contentOf(url);
  } finally {
    await stop();
  }
}

/** Constraints, triggers and indexes, as the migrations made them. */
const shapeOf = (database: string) =>
  outside.sql(
    `SELECT conrelid::regclass::text AS of, conname AS name, pg_get_constraintdef(oid) AS is FROM pg_constraint
     WHERE connamespace IN ('public'::regnamespace, 'pgboss'::regnamespace) AND conrelid::regclass::text !~ 'queue_stats'
     UNION ALL SELECT tgrelid::regclass::text, tgname, tgenabled::text || pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
     UNION ALL SELECT tablename, indexname, indexdef FROM pg_indexes
     WHERE schemaname IN ('public', 'pgboss') AND tablename !~ 'queue_stats' ORDER BY 1, 2, 3`,
    database,
  );

async function fill(): Promise<void> {
  const server = await startServer({ dataDir });
  token = await registerSeller(server.url, EMAIL);
  await openStore(server.url, token, "corner");
  const { body } = await firstProducts(server.url, token, 5);
  await select(
    server.url,
    token,
    body.products.map(({ id }) => id),
  );
  const credited = await solo(["wallet", "adjust", EMAIL, "25.50", "--reason", "For a start", "--yes"]);
  expect(credited.status, credited.output).toBe(0);
  figures = await figuresAt(server.url, token);
  expect(await server.stop()).toBe(0);
  before = await embeddedContent(
    "INSERT INTO pgboss.job (name, data, start_after) SELECT name, '{}', now() + '1 day' FROM pgboss.queue LIMIT 3",
  );
}

beforeAll(async () => {
  outside = await outsidePostgres({ bin: await binOf("system") });
  await outside.sql("CREATE ROLE ada LOGIN CREATEROLE PASSWORD 'ada'");
  await outside.sql("CREATE ROLE eve LOGIN PASSWORD 'eve'");
  for (const name of ["moved", "killed", "used", "pooled", "fresh"])
    await outside.sql(`CREATE DATABASE ${name} OWNER ada`);
  await outside.sql("CREATE DATABASE weak OWNER eve");
  await outside.sql(
    "CREATE DATABASE latin OWNER ada ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0",
  );
  await fill();
}, PATIENCE);
afterAll(async () => {
  await outside.remove();
  rmSync(folder, { recursive: true, force: true });
});

const tablesIn = (database: string) =>
  outside.sql(
    "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'",
    database,
  );

test(
  "an installation moves to a PostgreSQL of one's own, and the old database stays as it is",
  async () => {
    const weak = await solo(["move", "--to", outside.urlOf("weak", "eve", "eve")]);
    expect(weak).toMatchObject({
      status: 1,
      output: expect.stringContaining('does not let "eve" create the role solodesk_app: run ALTER ROLE'),
    });
    expect(before["public.postings"]).not.toMatch(/^0 /);
    expect(before["pgboss.job_common"]).not.toMatch(/^0 /);
    const { status, output } = await solo(["move", "--to", outside.urlOf("moved", "ada", "")], {
      PGPASSWORD: "ada",
      BACKUP_TO: folder,
      BACKUP_PASSPHRASE: "a long passphrase",
    });
    expect(status, output).toBe(0);
    expect(output).toContain("Unset BACKUP_TO");
    expect(output).toMatch(/^Moved [\d,]+ rows in \d+ tables\. Both databases have the same rows\.$/m);
    expect(output).toContain("All checks of the books pass in the new one.");
    expect(output).toContain("Set DATABASE_URL in .env");
    expect(output).not.toContain("ada:ada");
    expect(await contentOf(urlOf("moved"))).toEqual(before);
    expect(await embeddedContent()).toEqual(before);

    const env = { DATABASE_URL: urlOf("moved") };
    const server = await startServer({ dataDir, env });
    expect(await figuresAt(server.url, token)).toEqual(figures);
    expect((await loginSeller(server.url, EMAIL)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    const secrets = openSecrets({ DATA_DIR: dataDir });
    await prepareDatabase({ ownerUrl: urlOf("fresh"), role: { secrets }, log: pino({ level: "silent" }) });
    expect(await shapeOf("moved")).toEqual(await shapeOf("fresh"));
    // Nobody can add to a posted transaction: its number is one that no later transaction has.
    const [made] = await outside.sql<{ last: boolean }>(
      "SELECT bool_and(made_by < pg_current_xact_id()) AS last FROM ledger_transactions",
      "moved",
    );
    expect(made).toEqual({ last: true });

    const old = await startServer({ dataDir });
    expect(await figuresAt(old.url, token)).toEqual(figures);
    expect(await old.stop()).toBe(0);
    const again = await move("moved");
    expect(again).toMatchObject({
      status: 1,
      output: expect.stringContaining("is not empty: there are rows in"),
    });
  },
  PATIENCE,
);

test(
  "what cannot be moved is refused in one sentence, and nothing changes",
  async () => {
    const refused = async (
      sentence: string,
      to: string,
      env: Record<string, string> = { DATABASE_URL: urlOf("moved") },
    ) => {
      const { status, output } = await solo(["move", "--to", to], env);
      expect(status, output).toBe(1);
      expect(output.trim().split("\n"), output).toEqual([expect.stringContaining(sentence)]);
    };
    await refused("Name the new database: solo move --to postgresql://", "mysql://localhost/x");
    await refused('has no database "none": create it, or name another in --to', urlOf("none"));
    await refused('belongs to another user than "ada"', urlOf("weak"));
    await refused("has the encoding LATIN1", urlOf("latin"));
    await refused("--to names the database that Solodesk uses already.", urlOf("moved"));
    await refused('Password of "ada" at 127.0.0.1', outside.urlOf("pooled", "ada", ""));
    await outside.sql("CREATE TABLE notes (text text)", "used");
    await refused("is not empty: it has public.notes", urlOf("used"));
    const pooler = await startPgbouncer({
      port: outside.port,
      mode: "transaction",
      users: { ada: "ada" },
      poolSize: 5,
    });
    await refused("leads to a pooler in transaction", `postgres://ada:ada@127.0.0.1:${pooler.port}/pooled`);
    await pooler.stop();
    await refused("There is no database in", urlOf("pooled"), { DATA_DIR: join(folder, "nothing") });
    await refused("older than this release: start Solodesk once", urlOf("pooled"), {
      DATABASE_URL: urlOf("used"),
    });
    const running = await launchPostgres({ dataDir });
    await refused(`Solodesk is running on ${dataDir}: stop it`, urlOf("pooled"), {});
    await running.stop();
    const server = new pg.Client({ connectionString: urlOf("moved"), application_name: "solodesk" });
    await server.connect();
    await refused("Solodesk is running on the database that you want to move", urlOf("pooled"));
    await server.end();
    expect(existsSync(join(folder, "nothing"))).toBe(false);
    for (const database of ["weak", "latin", "pooled"]) expect(await tablesIn(database)).toEqual([]);
    expect(await tablesIn("used")).toEqual([{ relname: "notes" }]);
  },
  PATIENCE,
);

/** A way to the outside PostgreSQL that lets a statement pass and nothing after it. */
async function holdAt(statement: string) {
  const reached = Promise.withResolvers<"reached">();
  let isReached = false;
  const proxy = createServer((client) => {
    const database = connect(outside.port, "127.0.0.1");
    client.on("data", (chunk) => {
      if (!isReached) database.write(chunk);
      isReached ||= chunk.includes(statement);
      if (isReached) reached.resolve("reached");
    });
    client.on("close", () => database.destroy());
    client.on("error", () => database.destroy());
    database.on("error", () => client.destroy());
    database.pipe(client);
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return {
    port: (proxy.address() as AddressInfo).port,
    reached: reached.promise,
    close: () => new Promise((resolve) => proxy.close(resolve)),
  };
}

test(
  "kill -9 while rows are copied leaves no row behind, and the next try moves everything",
  async () => {
    // The server that ran on it again has changed it.
    const content = await embeddedContent();
    const held = await holdAt("COPY public.s");
    const target = new URL(urlOf("killed"));
    target.port = String(held.port);
    const { child, ended, output } = launchSolo(["move", "--to", target.href]);
    expect(await Promise.race([held.reached, ended]), output()).toBe("reached");
    child.kill("SIGKILL");
    await ended;
    await gone(dataDir);
    await held.close();
    const watch = new pg.Client(outside.urlOf("killed"));
    await watch.connect();
    for (const table of ["products", "users", "installation", "accounts"])
      expect((await watch.query(`SELECT FROM ${table}`)).rowCount).toBe(0);
    await watch.end();

    const { status, output: said } = await move("killed");
    expect(status, said).toBe(0);
    expect(await contentOf(urlOf("killed"))).toEqual(content);
  },
  PATIENCE,
);
