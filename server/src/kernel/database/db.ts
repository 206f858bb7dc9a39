import { DrizzleQueryError } from "drizzle-orm";
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase, PreparedQueryConfig } from "drizzle-orm/pg-core";
import pg from "pg";
import type { Logger } from "pino";
import { TransactionUndone, troubleOf } from "./database-trouble.ts";

/** The database, or a transaction on it: repositories take either. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

export interface Database {
  db: NodePgDatabase & { $client: pg.Pool };
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Said on each connection: as parameters of its start, poolers such as PgBouncer would refuse them. */
const TIMEOUTS = "SET statement_timeout = 30000; SET idle_in_transaction_session_timeout = 15000";

/** `log` hears of connections that broke while idle; the pool replaces them by itself. */
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
  // While a client is lent out the pool does not listen: the error reaches the query that waits, and alone it would end
  // the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const db = drizzle({ client: pool });
  db.transaction = (work, config) => onOneClient(pool, (on) => on.transaction(work, config));
  return { db, pool, close: () => pool.end() };
}

/**
 * Runs a transaction on a connection that is given back whatever happens: Drizzle keeps one for ever whose BEGIN failed.
 * Throws TransactionUndone when the connection was lost before COMMIT was sent; what is thrown after that says that
 * nobody knows.
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
    if (isDecided || troubleOf(cause) !== "lost") throw cause;
    throw new TransactionUndone("The connection was lost.", { cause });
  } finally {
    client.release();
  }
}

/** What PostgreSQL said when it refused a statement: SQLSTATE and constraint; undefined for other errors. */
export function refusalOf(error: unknown): { code: string; constraint: string | undefined } | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof pg.DatabaseError) || cause.code === undefined) return undefined;
  return { code: cause.code, constraint: cause.constraint };
}

/** Did this UNIQUE, EXCLUDE or CHECK constraint refuse the statement? */
export const brokeConstraint = (error: unknown, constraint: string): boolean =>
  refusalOf(error)?.constraint === constraint;

/** A failed statement as it may be logged: without the values, which people sent in confidence. */
export function loggable(error: unknown): unknown {
  if (error instanceof TransactionUndone) return loggable(error.cause);
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

const ATTEMPTS = 4;

/** Did the database undo this for the sake of another transaction? The same may work a moment later. */
export const lostRace = (error: unknown): boolean => troubleOf(error) === "contended";

/** Runs `work` so that what it wrote is undone when it throws, and the transaction it is part of goes on. */
export const inSavepoint = <D extends { db: Db }, T>(deps: D, work: (deps: D) => Promise<T>): Promise<T> =>
  deps.db.transaction((db) => work({ ...deps, db }));

/**
 * Runs `work` in one transaction, with `deps` whose `db` is that transaction. Within another transaction it is a savepoint. Retries up to
 * three times when PostgreSQL aborts it because of another transaction (deadlock, serialization failure).
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
