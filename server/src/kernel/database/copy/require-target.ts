// What a database must be before an installation is copied into it. Nothing here changes it.
import { randomInt } from "node:crypto";
import type pg from "pg";
import { StartError } from "../../config/start-error.ts";
import { APP_ROLE } from "../app-role.ts";
import type { CopiedTable } from "./copied-tables.ts";

const OLDEST = 15;

interface Found {
  version: number;
  encoding: string;
  isReadOnly: boolean;
  user: string;
  mayCreateSchemas: boolean;
  mayCreateTables: boolean;
  mayCreateRoles: boolean;
  hasRole: boolean;
  /** Extensions of the source that this server does not offer. */
  missing: string[];
}

async function find(client: pg.ClientBase, extensions: readonly string[]): Promise<Found | undefined> {
  const { rows } = await client.query<Found>(
    `SELECT current_setting('server_version_num')::int / 10000 AS version, current_setting('server_encoding') AS encoding,
       current_setting('transaction_read_only')::bool AS "isReadOnly", current_user::text AS user,
       has_database_privilege(current_database(), 'CREATE') AS "mayCreateSchemas",
       coalesce((SELECT has_schema_privilege(oid, 'CREATE') FROM pg_namespace WHERE nspname = 'public'), false)
         AS "mayCreateTables",
       (SELECT rolsuper OR rolcreaterole FROM pg_roles WHERE rolname = current_user) AS "mayCreateRoles",
       EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS "hasRole",
       ARRAY(SELECT unnest($2::text[]) EXCEPT SELECT name::text FROM pg_available_extensions ORDER BY 1) AS missing`,
    [APP_ROLE, extensions],
  );
  return rows[0];
}

function faultOf(found: Found, isRoleNamed: boolean): string | undefined {
  if (found.version < OLDEST)
    return `runs PostgreSQL ${found.version}, and Solodesk needs ${OLDEST} or newer: upgrade it, or name another one.`;
  if (found.isReadOnly) return "can only be read: name the primary server, not a replica.";
  if (found.encoding !== "UTF8")
    return `has the encoding ${found.encoding}: create one with CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0.`;
  if (!found.mayCreateSchemas || !found.mayCreateTables)
    return `belongs to another user than "${found.user}", who may not create tables there: run ALTER DATABASE … OWNER TO "${found.user}", or name its owner.`;
  if (!isRoleNamed && !found.hasRole && !found.mayCreateRoles)
    return `does not let "${found.user}" create the role ${APP_ROLE}: run ALTER ROLE "${found.user}" CREATEROLE, or create a role yourself and name it in DATABASE_APP_URL.`;
  if (found.missing.length > 0)
    return `lacks the extension ${found.missing.join(", ")}: install the package postgresql-contrib there.`;
  return undefined;
}

/** Throws StartError if the installation could not work in this database. */
export async function requireTarget(
  client: pg.ClientBase,
  { extensions, isRoleNamed }: { extensions: readonly string[]; isRoleNamed: boolean },
): Promise<void> {
  const found = await find(client, extensions);
  const fault = found && faultOf(found, isRoleNamed);
  if (fault !== undefined) throw new StartError(`The database of --to ${fault}`);
}

/** So many that no two commands use the same one; `randomInt` makes no larger ones. */
const MOST_LOCKS = 2 ** 47;

/**
 * Throws StartError if both are one database, whatever the addresses are called. A lock that one holds cannot be taken by
 * the other; unlike the identifier of the server, it needs no privilege and differs in a copy of the server.
 */
export async function requireOtherDatabase(source: pg.ClientBase, target: pg.ClientBase): Promise<void> {
  const lock = [randomInt(MOST_LOCKS)];
  await source.query("SELECT pg_advisory_lock($1)", lock);
  const { rows } = await target.query<{ isFree: boolean }>(
    `SELECT pg_try_advisory_xact_lock($1) AS "isFree"`,
    lock,
  );
  await source.query("SELECT pg_advisory_unlock($1)", lock);
  if (rows[0]?.isFree !== true) throw new StartError("--to names the database that Solodesk uses already.");
}

const another = "Create another database for Solodesk alone, and name that.";

/**
 * Throws StartError if the database holds anything. Tables without rows that an interrupted move left, and the names of
 * the migrations that created them, are nothing.
 */
export async function requireEmptyTarget(client: pg.ClientBase, ours: readonly CopiedTable[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND n.nspname !~ '^(pg_|information_schema$)'
       AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = c.oid AND deptype = 'e')`,
  );
  const known = new Set(ours.map(({ name }) => name));
  const isOurs = rows.some(({ name }) => name === "public.migrations");
  for (const { name } of rows) {
    // Creating the job queue writes rows into its other tables.
    if (isOurs && name.startsWith("pgboss.") && name !== "pgboss.job") continue;
    if (!known.has(name))
      throw new StartError(`The database of --to is not empty: it has ${name}. ${another}`);
    if (name === "public.migrations") continue;
    const { rowCount } = await client.query(`SELECT FROM ${name} LIMIT 1`);
    if (rowCount !== 0)
      throw new StartError(`The database of --to is not empty: there are rows in ${name}. ${another}`);
  }
}
