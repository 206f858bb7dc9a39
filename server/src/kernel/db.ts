import { DrizzleQueryError } from "drizzle-orm";
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase, PreparedQueryConfig } from "drizzle-orm/pg-core";
import pg from "pg";
import type { Logger } from "pino";

/** The database, or a transaction on it: repositories take either. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

export interface Database {
  db: NodePgDatabase & { $client: pg.Pool };
  pool: pg.Pool;
  close(): Promise<void>;
}

const POOL_SIZE = 20;

/** `log` hears of connections that broke while idle; the pool replaces them by itself. */
export function openDatabase(url: string, log: Pick<Logger, "warn">): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: "solodesk",
  });
  pool.on("error", (error) => log.warn({ reason: error.message }, "an idle database connection was lost"));
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() };
}

/** What PostgreSQL said when it refused a statement: SQLSTATE and constraint; undefined for other errors. */
export function refusalOf(error: unknown): { code: string; constraint: string | undefined } | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof pg.DatabaseError) || cause.code === undefined) return undefined;
  return { code: cause.code, constraint: cause.constraint };
}

/** As pg's pool says that a connection could not be had in time; it has no code for it. */
const NO_CONNECTION = [
  "timeout exceeded when trying to connect",
  "Connection terminated due to connection timeout",
];

/** So much is going on that the statement never reached the database: nothing was changed. */
export function hadNoRoom(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof Error && NO_CONNECTION.includes(cause.message);
}

/** Did this UNIQUE, EXCLUDE or CHECK constraint refuse the statement? */
export const brokeConstraint = (error: unknown, constraint: string): boolean =>
  refusalOf(error)?.constraint === constraint;

/** A failed statement as it may be logged: without the values, which people sent in confidence. */
export function loggable(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const { message, stack } = error.cause ?? new Error("A statement failed.");
  const failure = Object.assign(new Error(message), { code: refusalOf(error)?.code, query: error.query });
  return Object.assign(failure, stack && { stack });
}

interface RawQuery<Row extends pg.QueryResultRow> extends PreparedQueryConfig {
  execute: pg.QueryResult<Row>;
}

/**
 * Runs one statement that each connection prepares once under `name`; for what is asked too often to be planned anew.
 * One name, one text. Times come back as text, bigint as a string.
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

/** Runs a statement that a library wrote; in the transaction, where `db` is one. */
export const execute = (db: Db, text: string, values: unknown[] = []): Promise<pg.QueryResult> =>
  db._.session
    .prepareQuery<RawQuery<pg.QueryResultRow>>({ sql: text, params: values }, undefined, undefined, false)
    .execute();

interface TupleQuery<Row> extends PreparedQueryConfig {
  execute: Row[];
}

// What a statement answers is known to whoever wrote it, as with `prepared`.
function asIs<Row>(rows: unknown[][]): Row[];
function asIs(rows: unknown[][]): unknown {
  return rows;
}

/** The same with each row as a tuple in the order of its columns: a page of them is read in two thirds of the time. */
export const preparedTuples = <Row extends unknown[]>(
  db: Db,
  name: string,
  text: string,
  values: unknown[],
) => tuples<Row>(db, name, text, values);

/** Rows as tuples of a statement that reads much: it is planned for its values each time, as the best plan for any is a poor one. */
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

const SERIALIZATION_FAILURE = "40001";
const DEADLOCK = "40P01";
const ATTEMPTS = 4;

/** Runs `work` in one transaction; lost races of the database itself are tried again, up to 3 times. */
export async function transact<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      const code = refusalOf(error)?.code;
      const retryable = code === SERIALIZATION_FAILURE || code === DEADLOCK;
      if (!retryable || attempt === ATTEMPTS) throw error;
    }
  }
}
