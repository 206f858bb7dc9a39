// The owner of an outside database is rarely a superuser.
import { tmpdir } from "node:os";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSecrets } from "#kernel/secrets/secrets.ts";
import { prepareDatabase } from "../../src/prepare-database.ts";
import { TEST_SECRET } from "../start-database.ts";
import { binOf, type OutsidePostgres, outsidePostgres } from "./outside-postgres.ts";

const SHARED = "a password: of both installations/100%";
const secrets = openSecrets({ SECRET_KEY: TEST_SECRET, DATA_DIR: tmpdir() });
const log = pino({ level: "silent" });
const PATIENCE = 300_000;

describe.each(["system", "embedded"] as const)("on the %s PostgreSQL", { timeout: PATIENCE }, (which) => {
  let outside: OutsidePostgres;
  beforeAll(async () => {
    outside = await outsidePostgres({ bin: await binOf(which) });
    for (const owner of ["ada", "eve"]) {
      await outside.sql(`CREATE ROLE ${owner} LOGIN CREATEROLE PASSWORD '${owner}'`);
      await outside.sql(`CREATE DATABASE ${owner} OWNER ${owner}`);
    }
  }, PATIENCE);
  afterAll(() => outside.remove());

  /** What a start of the server does first; answers whether the server's role gets in and what it may not do. */
  async function start(owner: string, password?: string, ownerUrl = outside.urlOf(owner, owner, owner)) {
    const appUrl = await prepareDatabase({ ownerUrl, role: { secrets, password }, log });
    const client = new pg.Client(appUrl);
    await client.connect();
    try {
      await client.query("SELECT count(*) FROM users");
      return await client.query("DELETE FROM audit_entries").then(
        () => "may do all",
        () => "ready",
      );
    } finally {
      await client.end();
    }
  }
  const sentenceOf = (...how: Parameters<typeof start>) =>
    start(...how).catch((error: Error) => `${error.constructor.name}: ${error.message}`);

  test("an owner who may only create roles starts twice at once, and again", async () => {
    expect(await Promise.all([start("ada"), start("ada")])).toEqual(["ready", "ready"]);
    expect(await start("ada")).toBe("ready");
    const [role] = await outside.sql(
      "SELECT rolsuper, rolcreaterole, rolcreatedb FROM pg_roles WHERE rolname = 'solodesk_app'",
    );
    expect(role).toEqual({ rolsuper: false, rolcreaterole: false, rolcreatedb: false });
  });

  test("another installation on the same server does not lock the first one out, and is told what to set", async () => {
    const sentence = await sentenceOf("eve");
    expect(sentence).toMatch(
      /^StartError: The role "solodesk_app" has another password .* \(in the database ada\): /,
    );
    expect(sentence).toContain("set DATABASE_APP_PASSWORD");
    expect(await start("ada")).toBe("ready");

    await outside.sql(`ALTER ROLE solodesk_app PASSWORD '${SHARED}'`);
    expect(await Promise.all([start("eve", SHARED), start("ada", SHARED)])).toEqual(["ready", "ready"]);
  });

  test("a role that may do more than a server should is refused", async () => {
    await outside.sql("ALTER ROLE solodesk_app CREATEDB");
    expect(await sentenceOf("ada", SHARED)).toContain("ALTER ROLE solodesk_app NOCREATEDB as a superuser");
    await outside.sql("ALTER ROLE solodesk_app NOCREATEDB");
    await outside.sql("GRANT super TO solodesk_app");
    expect(await sentenceOf("ada", SHARED, outside.urlOf("ada"))).toContain("the server must own nothing");
    await outside.sql("REVOKE super FROM solodesk_app");
    expect(await start("ada", SHARED)).toBe("ready");
  });

  test("a new password is given to a role that nobody else uses", async () => {
    await outside.sql("DROP DATABASE eve");
    const running = new pg.Client(outside.urlOf("ada", "solodesk_app", encodeURIComponent(SHARED)));
    await running.connect();
    expect(await sentenceOf("ada")).toContain("it is in use (in the database ada)");
    await running.end();
    expect(await start("ada")).toBe("ready");
    expect(await start("ada", "an operator's own choice")).toBe("ready");
  });
});
