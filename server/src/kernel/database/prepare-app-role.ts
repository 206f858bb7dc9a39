// Makes sure that the server's role exists and can log in.
import pg from "pg";
import { StartError } from "../config/start-error.ts";
import { APP_ROLE, type AppRole, appUrlOf, asOwner, grantApp } from "./app-role.ts";
import { connectClient } from "./connect-client.ts";
import { databaseRefusalOf } from "./db.ts";

const DUPLICATE = new Set(["42710", "23505"]);
const LACKS_RIGHT = "42501";

const OR_ANOTHER = "or create a role for this installation alone and name it in DATABASE_APP_URL";

interface Found {
  /** ALTER ROLE options that revoke the attributes it must not have. */
  toTakeAway: string[];
  /** Whether it is the owner or a member of it. */
  isOwner: boolean;
  /** Databases that use the role: other databases in which it has rights, and those it is connected to. */
  usedIn: string[];
}

async function findRole(client: pg.Client): Promise<Found | undefined> {
  const { rows } = await client.query<Found>(
    `SELECT array_remove(ARRAY[
         CASE WHEN rolsuper THEN 'NOSUPERUSER' END, CASE WHEN rolcreatedb THEN 'NOCREATEDB' END,
         CASE WHEN rolcreaterole THEN 'NOCREATEROLE' END, CASE WHEN rolreplication THEN 'NOREPLICATION' END,
         CASE WHEN rolbypassrls THEN 'NOBYPASSRLS' END], NULL) AS "toTakeAway",
       pg_has_role(oid, current_user, 'MEMBER') AS "isOwner",
       ARRAY(SELECT datname::text FROM pg_shdepend JOIN pg_database d ON d.oid = dbid
         WHERE refclassid = 'pg_authid'::regclass AND refobjid = r.oid AND datname <> current_database()
         UNION SELECT datname::text FROM pg_stat_activity WHERE usesysid = r.oid ORDER BY 1) AS "usedIn"
     FROM pg_roles r WHERE rolname = $1`,
    [APP_ROLE],
  );
  return rows[0];
}

function requireWeak({ toTakeAway, isOwner }: Found): void {
  if (toTakeAway.length > 0)
    throw new StartError(
      `The role "${APP_ROLE}" may do more than the server should: run ALTER ROLE ${APP_ROLE} ${toTakeAway.join(" ")} as a superuser, ${OR_ANOTHER}.`,
    );
  if (isOwner)
    throw new StartError(
      `The role "${APP_ROLE}" is the owner named in DATABASE_URL or a member of it, and the server must own nothing: name another owner, ${OR_ANOTHER}.`,
    );
}

/** The owner could connect, so if this login fails, the role is the cause. */
async function canLogIn(appUrl: string): Promise<boolean> {
  const app = await connectClient({ url: appUrl, name: "solodesk" }).catch(() => undefined);
  await app?.end();
  return app !== undefined;
}

/** Roles belong to the whole server, so another installation may create this one at the same moment. */
async function createRole(client: pg.Client, password: string): Promise<void> {
  try {
    await client.query(`CREATE ROLE ${APP_ROLE} LOGIN PASSWORD ${password}`);
  } catch (error) {
    if (!DUPLICATE.has(databaseRefusalOf(error)?.code ?? "")) throw error;
  }
}

/** Throws StartError if the role is in use, because a new password would lock out its other users. */
async function setPassword(client: pg.Client, password: string, { usedIn }: Found): Promise<void> {
  const other = `The role "${APP_ROLE}" has another password than the one this installation uses`;
  const ways = `set DATABASE_APP_PASSWORD to the role's password, ${OR_ANOTHER}`;
  if (usedIn.length > 0)
    throw new StartError(`${other}, and it is in use (in the database ${usedIn.join(", ")}): ${ways}.`);
  try {
    await client.query(`ALTER ROLE ${APP_ROLE} LOGIN PASSWORD ${password}`);
  } catch (error) {
    if (databaseRefusalOf(error)?.code !== LACKS_RIGHT) throw error;
    throw new StartError(`${other}, and the owner named in DATABASE_URL may not change it: ${ways}.`);
  }
}

/**
 * Creates the role if it is missing, grants its rights on the tables, and returns its connection address.
 * Changes only what differs, because an owner who is no superuser may not even repeat the rest. Throws
 * StartError.
 */
export async function prepareAppRole(ownerUrl: string, role: AppRole): Promise<string> {
  const appUrl = appUrlOf(ownerUrl, role);
  const password = pg.escapeLiteral(decodeURIComponent(new URL(appUrl).password));
  await asOwner(ownerUrl, async (client) => {
    if ((await findRole(client)) === undefined) await createRole(client, password);
    const found = await findRole(client);
    if (found === undefined) return;
    requireWeak(found);
    if (await canLogIn(appUrl)) return;
    await setPassword(client, password, found);
    // After a failed login, PgBouncer makes the role wait for 15 seconds.
    for (let tries = 0; tries < 3; tries += 1) if (await canLogIn(appUrl)) return;
    const { host } = new URL(appUrl);
    throw new StartError(
      `PostgreSQL at ${host} does not let the role "${APP_ROLE}" in: allow it in pg_hba.conf, and behind a pooler make it known there with the password you set in DATABASE_APP_PASSWORD.`,
    );
  });
  await grantApp(ownerUrl, APP_ROLE);
  return appUrl;
}
