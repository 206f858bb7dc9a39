// While the database is away no answer says that the server failed, and who changed something learns whether it was saved.
import { M } from "@solodesk/contract/kernel/marketplace.ts";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { execute, inTransaction, openDatabase } from "#kernel/database/db.ts";
import { aim, operationsOf, payloadOf } from "./security/operations.ts";
import { twoSellers } from "./security/two-sellers.ts";
import { testSeller } from "./test-seller.ts";

const PATIENCE = 300_000;

let world: Awaited<ReturnType<typeof twoSellers>>;
beforeAll(async () => {
  world = await twoSellers();
});
afterAll(() => world.server.close());

async function administer(...statements: string[]): Promise<void> {
  const url = new URL(inject("templateUrl"));
  url.pathname = "/postgres";
  const client = new pg.Client(url.href);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** Nobody gets to the database while `work` runs. */
async function whileAway<T>(work: () => Promise<T>): Promise<T> {
  const name = new URL(world.server.database.ownerUrl).pathname.slice(1);
  const end = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`;
  await administer(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`, end);
  await administer(`ALTER DATABASE ${name} RENAME TO ${name}_away`);
  try {
    return await work();
  } finally {
    await administer(
      `ALTER DATABASE ${name}_away RENAME TO ${name}`,
      `ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS true`,
    );
  }
}

test(
  "every call that needs the database answers 503 with Retry-After, and works again afterwards",
  async () => {
    const { server, a, targets } = world;
    const operations = operationsOf(server).filter(({ path }) => !path.startsWith("/webhooks"));
    const answers = await whileAway(async () => {
      const found: [string, number, string][] = [];
      for (const operation of operations) {
        const { method } = operation;
        const url = aim(operation, targets);
        const answer = await server.http.inject({
          method,
          url,
          headers: a.headers,
          ...payloadOf(operation, targets),
        });
        const said =
          answer.statusCode === 503 ? `${answer.headers["retry-after"]} ${answer.json().code}` : answer.body;
        found.push([operation.name, answer.statusCode, said]);
      }
      return found;
    });
    expect(answers.filter(([, status]) => status >= 500 && status !== 503)).toEqual([]);
    const away = answers.filter(([, status]) => status === 503);
    expect(away.filter(([, , said]) => !/^\d+ \w*unavailable$/.test(said))).toEqual([]);
    console.info(away.length, "of", answers.length, "calls need the database");
    expect(away.length).toBeGreaterThan(answers.length * 0.9);
    expect((await server.http.inject({ url: `${M}/user`, headers: a.headers })).statusCode).toBe(200);
  },
  PATIENCE,
);

test(
  "a page is answered by a page, and a write by what became of it",
  async () => {
    const { server, a } = world;
    const page = { url: "/store/somebody", headers: { accept: "text/html" } };
    const write = {
      method: "POST" as const,
      url: `${M}/create-store`,
      headers: a.headers,
      payload: store("x"),
    };
    const [shown, written] = await whileAway(() =>
      Promise.all([server.http.inject(page), server.http.inject(write)]),
    );
    expect(shown.statusCode).toBe(503);
    expect(shown.headers).toMatchObject({ "retry-after": "5", "content-type": "text/html; charset=utf-8" });
    expect(shown.body).toContain("The service is temporarily unavailable. Try again in a moment.");
    expect(written.json().error).toContain("Nothing was changed");
  },
  PATIENCE,
);

const store = (slug: string) => ({
  name: slug,
  website_url: slug,
  country: "US",
  timezone: "America/New_York",
});

/** From now on the connection that adds a store is cut off: as it does, or only as it commits. */
async function cutOff(when: "at once" | "at commit", work: () => Promise<void>): Promise<void> {
  const { sql } = world.server.database;
  const [kind, deferred] = when === "at once" ? ["", ""] : ["CONSTRAINT", "DEFERRABLE INITIALLY DEFERRED"];
  await sql(`CREATE OR REPLACE FUNCTION cut_off() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$`);
  await sql(
    `CREATE ${kind} TRIGGER cut_off AFTER INSERT ON stores ${deferred} FOR EACH ROW EXECUTE FUNCTION cut_off()`,
  );
  try {
    await work();
  } finally {
    await sql("DROP TRIGGER cut_off ON stores");
  }
}

const UNKNOWN = "We don't know whether your change was saved.";

test.each([
  ["at once", "key-1", "Nothing was changed. Try again in a moment."],
  ["at commit", "key-2", `${UNKNOWN} Send it again with the same Idempotency-Key`],
  ["at commit", undefined, `${UNKNOWN} Check before you send it again.`],
] as const)(
  "a connection lost %s of a write with the key %s is told as it is",
  async (when, key, told) => {
    const { server } = world;
    const { headers } = await testSeller(server);
    const open = () =>
      server.http.inject({
        method: "POST",
        url: `${M}/create-store`,
        headers: { ...headers, ...(key && { "idempotency-key": key }) },
        payload: store(`store-${when.replace(" ", "-")}-${key ?? "none"}`),
      });
    await cutOff(when, async () => {
      const answer = await open();
      expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
      expect(answer.json().error).toContain(told);
    });
    expect((await open()).statusCode).toBe(201);
    if (key) expect((await open()).headers["idempotent-replayed"]).toBe("true");
  },
  PATIENCE,
);

test(
  "connections that are cut off in use end neither the process nor their place in the pool",
  async () => {
    const { database } = world.server;
    const { db, pool, close } = openDatabase(database.appUrl, pino({ level: "silent" }), 5);
    const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'solodesk' AND datname = current_database() AND pid <> pg_backend_pid()`;
    for (let round = 0; round < 20; round += 1) {
      const work = Array.from({ length: 5 }, () =>
        inTransaction({ db }, ({ db }) => execute(db, "SELECT 1")),
      );
      await Promise.allSettled([database.sql(cut), ...work]);
    }
    const held = await pool.connect();
    const cutOffWhileIdle = new Promise((resolve) => held.once("end", resolve));
    await database.sql(cut);
    await cutOffWhileIdle;
    held.release();
    const works = () =>
      execute(db, "SELECT 1").then(
        ({ rowCount }) => rowCount,
        () => "not yet",
      );
    await expect.poll(works).toBe(1);
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
    await close();
  },
  PATIENCE,
);
