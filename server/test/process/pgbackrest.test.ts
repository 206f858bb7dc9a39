// The recipe of docs/operate/backup.md for an external PostgreSQL: back to the moment before a mistake.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { allChecks } from "#features/money/wallet/checks/check-books.ts";
import { findFreePort } from "#postgres/free-port.ts";
import { commandAs } from "#postgres/run-as.ts";
import { findPgbackrest } from "../../../scripts/ensure-postgres.mjs";
import { ROOT } from "../../../scripts/node24.mjs";
import { eventually } from "../eventually.ts";
import { asNobody, binOf } from "./outside-postgres.ts";
import { registerSeller } from "./seller-client.ts";
import { startServer } from "./server-process.ts";

const program = findPgbackrest();
const folder = mkdtempSync(join(tmpdir(), "solodesk-pgbackrest-"));
const cluster = join(folder, "cluster");
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

/** The blocks of the recipe in this language. */
const blocks = (language: string): string[] => {
  const page = readFileSync(join(ROOT, "docs/operate/backup.md"), "utf8");
  const recipe = page.slice(page.indexOf("## External PostgreSQL"));
  return [...recipe.matchAll(/```(\w+)\n([^`]+)```/g)]
    .filter(([, kind]) => kind === language)
    .map(([, , text = ""]) => text);
};

/** The arguments of the recipe's command that contains `words`. */
function recipeFor(words: string): string[] {
  const lines = blocks("sh").flatMap((text) => text.split("\n"));
  const line = lines.find((one) => one.includes(words)) ?? "";
  const [, command = ""] = /pgbackrest (.+?)( +#.*)?$/.exec(line) ?? [];
  return [...command.matchAll(/(?:[^\s"]|"[^"]*")+/g)].map(([word]) => word.replaceAll('"', ""));
}

/** Returns what it printed. */
function run(file: string, args: string[]): string {
  const command = commandAs(asNobody(), file, args);
  return String(execFileSync(command.file, command.args, { ...command.options, stdio: "pipe" } as object));
}

async function startPostgres(bin: string, port: number) {
  const { file, args, options } = commandAs(asNobody(), join(bin, "postgres"), [
    "-D",
    cluster,
    "-p",
    String(port),
  ]);
  const child = spawn(file, args, { ...options, stdio: "ignore" });
  const ended = once(child, "exit");
  const stop = async () => {
    child.kill("SIGINT");
    await ended;
  };
  return { stop };
}

async function sql(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

test("pgBackRest takes a database back to the moment before a table was dropped", async () => {
  if (program === undefined) {
    console.info("The recipe of docs/operate/backup.md is not tried: install pgbackrest.");
    return;
  }
  const pgbackrest = program;
  const bin = await binOf("system");
  const port = await findFreePort();
  const url = `postgres://super@127.0.0.1:${port}/postgres`;
  const [conf = "", settings = ""] = blocks("ini");
  const here = (text: string) =>
    text
      .replace(/^repo1-path=.*/m, `repo1-path=${folder}/repo`)
      .replace(/^pg1-path=.*/m, `pg1-path=${cluster}`);
  const paths = [`pg1-port=${port}`, `pg1-socket-path=${folder}`, "pg1-user=super", ""];
  const global = `[global]\nlog-path=${folder}/log\nlock-path=${folder}/lock\nspool-path=${folder}/spool\n`;
  writeFileSync(join(folder, "pgbackrest.conf"), here(conf).replace("[global]\n", global) + paths.join("\n"));
  for (const name of ["repo", "log", "lock", "spool"]) mkdirSync(join(folder, name));
  const config = `--config=${folder}/pgbackrest.conf`;
  run(join(bin, "initdb"), [
    `--pgdata=${cluster}`,
    "--username=super",
    "--auth=trust",
    "--encoding=UTF8",
    "--locale=C.UTF-8",
    "--no-sync",
  ]);
  appendFileSync(
    join(cluster, "postgresql.conf"),
    `${settings.replace("'pgbackrest", `'${pgbackrest} ${config}`)}\nunix_socket_directories = '${folder}'\n`,
  );
  let postgres = await startPostgres(bin, port);
  try {
    await eventually(() => sql(url, "SELECT"));
    const site = { dataDir: join(folder, "data"), env: { DATABASE_URL: url } };
    const server = await startServer(site);
    await registerSeller(server.url, "before-the-backup@example.com");
    run(pgbackrest, [config, ...recipeFor("stanza-create")]);
    run(pgbackrest, [config, ...recipeFor("--type=full")]);
    await registerSeller(server.url, "after-the-backup@example.com");
    // pgBackRest knows when a backup ended to the second, and restores only to a later second.
    const [, ended] = /"stop":(\d+)/.exec(run(pgbackrest, [config, "--output=json", "info"])) ?? [];
    await eventually(async () =>
      expect(await sql(url, `SELECT now() >= to_timestamp(${Number(ended) + 1}) AS past`)).toEqual([
        { past: true },
      ]),
    );
    await wait(50);
    const [{ moment } = {}] = await sql(url, "SELECT now()::text AS moment");
    await wait(50);
    await registerSeller(server.url, "after-the-moment@example.com");
    await server.stop();
    await sql(url, "DROP TABLE postings CASCADE");
    await sql(url, "SELECT pg_switch_wal()");
    await postgres.stop();

    const restore = recipeFor("--type=time").map((arg) =>
      arg.startsWith("--target=") ? `--target=${String(moment)}` : arg,
    );
    run(pgbackrest, [config, ...restore]);
    postgres = await startPostgres(bin, port);
    await eventually(async () =>
      expect(await sql(url, "SELECT pg_is_in_recovery() AS on")).toEqual([{ on: false }]),
    );
    const emails = await sql(url, "SELECT email FROM users ORDER BY created_at");
    expect(emails.map(({ email }) => email)).toEqual([
      "before-the-backup@example.com",
      "after-the-backup@example.com",
    ]);
    for (const { claim, sql: faults } of allChecks) expect(await sql(url, faults), claim).toEqual([]);
  } finally {
    await postgres.stop();
  }
});
