import { DrizzleQueryError } from "drizzle-orm";
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase, PreparedQueryConfig } from "drizzle-orm/pg-core";
import pg from "pg";
import type { Logger } from "pino";
import { databaseFailureOf, TransactionUndone } from "./database-failure.ts";

/** The database, or a transaction on it: repositories take either. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

export interface Database {
  db: NodePgDatabase & { $client: pg.Pool };
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Sent on each new connection: poolers such as PgBouncer refuse them as startup parameters. */
const TIMEOUTS = "SET statement_timeout = 30000; SET idle_in_transaction_session_timeout = 15000";

/** Opens the pool. Idle connections that break are logged to `log`, and the pool replaces them. */
export function openDatabase(url: string, log: Pick<Logger, "debug">, poolSize = 20): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: "solodesk",
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, whatever its types say
    onConnect: (client) => client.query(TIMEOUTS),
  });
  pool.on("error", (error) => log.debug({ reason: error.message }, "an idle database connection was lost"));
  // The pool does not listen while a client is checked out. The pending query fails anyway, but without a
  // listener the event would end the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const db = drizzle({ client: pool });
  db.transaction = (work, config) => onOneClient(pool, (on) => on.transaction(work, config));
  return { db, pool, close: () => pool.end() };
}

/**
 * Runs a transaction on a connection that is always released: Drizzle leaks one whose BEGIN failed. Throws
 * TransactionUndone if the connection breaks before COMMIT is sent. If it breaks later, the trouble is
 * `lost`.
 */
async function onOneClient<T>(pool: pg.Pool, transaction: (on: NodePgDatabase) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch((cause: unknown) => {
    throw new TransactionUndone("No connection could be had.", { cause });
  });
  let isDecided = false;
  const logger = { logQuery: (query: string) => void (isDecided ||= query === "commit") };
  try {
    return await transaction(drizzle({ client, logger }));
  } catch (cause) {
    if (isDecided || databaseFailureOf(cause) !== "lost") throw cause;
    throw new TransactionUndone("The connection was lost.", { cause });
  } finally {
    client.release();
  }
}

/** Returns SQLSTATE and constraint of a statement that PostgreSQL refused; undefined for other errors. */
export function databaseRefusalOf(
  error: unknown,
): { code: string; constraint: string | undefined } | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof pg.DatabaseError) || cause.code === undefined) return undefined;
  return { code: cause.code, constraint: cause.constraint };
}

/** Returns whether this UNIQUE, EXCLUDE or CHECK constraint refused the statement. */
export const brokeConstraint = (error: unknown, constraint: string): boolean =>
  databaseRefusalOf(error)?.constraint === constraint;

/** Returns the error of a failed statement without its values, which are confidential. */
export function loggable(error: unknown): unknown {
  if (error instanceof TransactionUndone) return loggable(error.cause);
  if (!(error instanceof DrizzleQueryError)) return error;
  const { message, stack } = error.cause ?? new Error("A statement failed.");
  const failure = Object.assign(new Error(message), {
    code: databaseRefusalOf(error)?.code,
    query: error.query,
  });
  return Object.assign(failure, stack && { stack });
}

interface RawQuery<Row extends pg.QueryResultRow> extends PreparedQueryConfig {
  execute: pg.QueryResult<Row>;
}

/**
 * Runs a statement that each connection prepares once under `name`, for queries too frequent to plan each
 * time. Use one text per name. Timestamps are returned as text, bigint as a string.
 */
export async function prepared<Row extends pg.QueryResultRow>(
  db: Db,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const query = { sql: text, params: values };
  const { rows } = await db._.session.prepareQuery<RawQuery<Row>>(query, undefined, name, false).execute();
  return rows;
}

/** Runs a statement that a library wrote, within the transaction if `db` is one. */
export const execute = (db: Db, text: string, values: unknown[] = []): Promise<pg.QueryResult> =>
  db._.session
    .prepareQuery<RawQuery<pg.QueryResultRow>>({ sql: text, params: values }, undefined, undefined, false)
    .execute();

interface TupleQuery<Row> extends PreparedQueryConfig {
  execute: Row[];
}

// The caller declares the type of the rows, as with `prepared`.
function asIs<Row>(rows: unknown[][]): Row[];
function asIs(rows: unknown[][]): unknown {
  return rows;
}

/** Like `prepared`, but returns rows as tuples in column order, in two thirds of the time for a page. */
export const preparedTuples = <Row extends unknown[]>(
  db: Db,
  name: string,
  text: string,
  values: unknown[],
) => tuples<Row>(db, name, text, values);

/** Runs a large query, planned for its values because a generic plan is slow. Returns rows as tuples. */
export const plannedTuples = <Row extends unknown[]>(db: Db, text: string, values: unknown[]) =>
  tuples<Row>(db, undefined, text, values);

function tuples<Row extends unknown[]>(
  db: Db,
  name: string | undefined,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const query = { sql: text, params: values };
  return db._.session.prepareQuery<TupleQuery<Row>>(query, undefined, name, true, asIs<Row>).execute();
}

const ATTEMPTS = 4;

/** Returns whether the database aborted this because of another transaction, so that a retry may succeed. */
export const lostRace = (error: unknown): boolean => databaseFailureOf(error) === "contended";

/** Runs `work` in a transaction in which PostgreSQL refuses every write. */
export const readOnly = <D extends { db: Db }, T>(deps: D, work: (deps: D) => Promise<T> | T): Promise<T> =>
  deps.db.transaction(async (db) => work({ ...deps, db }), { accessMode: "read only" });

/** Runs `work` in a savepoint: if it throws, its writes are undone and the outer transaction can continue. */
export const inSavepoint = <D extends { db: Db }, T>(deps: D, work: (deps: D) => Promise<T>): Promise<T> =>
  deps.db.transaction((db) => work({ ...deps, db }));

/**
 * Runs `work` in a transaction, or in a savepoint within another one, and passes it `deps` with that `db`.
 * Retries up to three times if PostgreSQL aborts it because of another transaction (deadlock, serialization
 * failure).
 */
export async function inTransaction<D extends { db: Db }, T>(
  deps: D,
  work: (deps: D) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inSavepoint(deps, work);
    } catch (error) {
      if (!lostRace(error) || attempt === ATTEMPTS) throw error;
    }
  }
}
