import { z } from "zod";
import type { DatabaseProbe } from "#kernel/database/database-probe.ts";
import { type Db, execute } from "#kernel/database/db.ts";

const Answer = z.tuple([z.object({ migrations: z.int(), isReadOnly: z.boolean() })]);
const LEAST_MEMORY = "SET work_mem = '64kB'";
/**
 * Exceeds that memory, so the database writes a temporary file of about a megabyte, which fails on a full
 * disk.
 */
const SPILLED = "SELECT count(*) FROM generate_series(1, 50000)";

/** Throws if the database does not respond or its disk is full. */
export async function findReadiness(ask: DatabaseProbe): Promise<z.infer<typeof Answer>[0]> {
  const [found] = Answer.parse(
    await ask([
      LEAST_MEMORY,
      `SELECT (SELECT count(*)::int FROM migrations) AS migrations,
         current_setting('transaction_read_only')::boolean AS "isReadOnly", (${SPILLED}) AS spilled`,
    ]),
  );
  return found;
}

const About = z.tuple([z.object({ version: z.string(), now: z.coerce.number() })]);

/** The version of PostgreSQL, and its clock in milliseconds since 1970. */
export async function findDatabaseClock(ask: DatabaseProbe): Promise<z.infer<typeof About>[0]> {
  const [found] = About.parse(
    await ask([
      "SELECT current_setting('server_version') AS version, extract(epoch FROM clock_timestamp()) * 1000 AS now",
    ]),
  );
  return found;
}

const Walls = z.array(z.object({ zone: z.string(), wall: z.coerce.number() }));

/** The wall time at an instant, both in milliseconds since 1970, in those of the zones that PostgreSQL knows. */
export async function listWallTimes(db: Db, zones: readonly string[], instant: Date) {
  const { rows } = await execute(
    db,
    `SELECT zone, extract(epoch FROM $2::timestamptz AT TIME ZONE zone) * 1000 AS wall
     FROM unnest($1::text[]) AS zone JOIN pg_timezone_names ON name = zone`,
    [zones, instant.toISOString()],
  );
  return Walls.parse(rows);
}

const Jobs = z.tuple([
  z.object({
    late: z.int(),
    oldest: z.coerce.date().nullable(),
    failed: z.int(),
    names: z.array(z.string()),
  }),
]);

/** Counts jobs that were due before `due` and still wait, and those that failed since `since`, with their names. */
export async function findJobTrouble(db: Db, { due, since }: { due: Date; since: Date }) {
  const { rows } = await execute(
    db,
    `SELECT count(*) FILTER (WHERE state IN ('created', 'retry') AND start_after < $1)::int AS late,
       min(start_after) FILTER (WHERE state IN ('created', 'retry')) AS oldest,
       count(*) FILTER (WHERE state = 'failed' AND completed_on >= $2)::int AS failed,
       coalesce(array_agg(DISTINCT name) FILTER (WHERE state = 'failed' AND completed_on >= $2), '{}') AS names
     FROM pgboss.job`,
    [due.toISOString(), since.toISOString()],
  );
  return Jobs.parse(rows)[0];
}
