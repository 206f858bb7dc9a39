import { getRollbackPlans } from "pg-boss";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { APP_ROLE } from "#kernel/database/app-role.ts";
import { jobSchemaVersion } from "#kernel/jobs/job-schema.ts";
import { openSecrets } from "#kernel/secrets/secrets.ts";
import { TEST_SECRET } from "#test/start-database.ts";
import { cloneDatabase, type TestDatabase } from "#test/test-database.ts";
import { jobNames } from "./job-list.ts";
import { prepareDatabase } from "./prepare-database.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await cloneDatabase((url) => url);
});
afterEach(() => database.drop());

const secrets = openSecrets({ SECRET_KEY: TEST_SECRET, DATA_DIR: "." });
const prepare = () =>
  prepareDatabase({ ownerUrl: database.ownerUrl, role: { secrets }, log: pino({ level: "silent" }) });
const stored = async () => (await database.sql("SELECT version FROM pgboss.version"))[0];

test("tables of the job queue that are one version behind are brought up to date, though no queue is missing", async () => {
  await database.sql(getRollbackPlans("pgboss", jobSchemaVersion));
  expect(await stored()).toEqual({ version: jobSchemaVersion - 1 });
  await database.sql("INSERT INTO pgboss.job (name, data) VALUES ($1, '{}')", [jobNames[0]]);
  await prepare();
  expect(await stored()).toEqual({ version: jobSchemaVersion });
  expect(await database.sql("SELECT name FROM pgboss.job")).toEqual([{ name: jobNames[0] }]);
  const [rights] = await database.sql(
    `SELECT bool_and(has_table_privilege($1, c.oid, 'SELECT, INSERT, UPDATE, DELETE')) AS all FROM pg_class c
     WHERE relnamespace = 'pgboss'::regnamespace AND relkind IN ('r', 'p')`,
    [APP_ROLE],
  );
  expect(rights).toEqual({ all: true });
});

test("tables of a newer job queue are refused in one sentence, and left as they are", async () => {
  await database.sql("UPDATE pgboss.version SET version = version + 1");
  await expect(prepare()).rejects.toThrow(
    `The job queue of this database was last used by a newer Solodesk (its tables have version ${jobSchemaVersion + 1}, this one knows ${jobSchemaVersion}); start that Solodesk or a newer one.`,
  );
  expect(await stored()).toEqual({ version: jobSchemaVersion + 1 });
});

test("a missing queue is made", async () => {
  await database.sql("DELETE FROM pgboss.queue WHERE name = $1", [jobNames[0]]);
  await prepare();
  expect(await database.sql("SELECT name FROM pgboss.queue WHERE name = $1", [jobNames[0]])).toHaveLength(1);
});
