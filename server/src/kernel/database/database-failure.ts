// Classifies failures that are not the statement's fault: the database is unreachable, busy or full, or
// another transaction changed the same rows.
import { DrizzleQueryError } from "drizzle-orm";
import pg from "pg";

/**
 * `away`: the statement never reached the database, or was rolled back. `lost`: the connection broke during a
 * COMMIT or a statement outside a transaction, so nobody knows whether it was carried out.
 */
export type DatabaseFailure = "away" | "lost" | "busy" | "contended" | "slow" | "read-only" | "full";

const codes: Record<string, DatabaseFailure> = {
  // SQLSTATE codes of PostgreSQL.
  "57P03": "away",
  "28P01": "away",
  "28000": "away",
  "3D000": "away",
  "57P01": "lost",
  "57P02": "lost",
  "57P04": "lost",
  "57P05": "lost",
  "25P03": "lost",
  "53200": "busy",
  "53300": "busy",
  "40001": "contended",
  "40P01": "contended",
  "57014": "slow",
  "25006": "read-only",
  "53100": "full",
  "58030": "full",
  // Error codes of the network.
  ECONNREFUSED: "away",
  EHOSTUNREACH: "away",
  ENETUNREACH: "away",
  ENOTFOUND: "away",
  EAI_AGAIN: "away",
  ECONNRESET: "lost",
  ETIMEDOUT: "lost",
  EPIPE: "lost",
};

/** Error messages of the driver and its pool, which have no codes for these. */
const messages: Record<string, DatabaseFailure> = {
  "timeout exceeded when trying to connect": "busy",
  "Connection terminated due to connection timeout": "busy",
  "timeout expired": "away",
  "Connection terminated unexpectedly": "lost",
  "Connection terminated": "lost",
  "Client has encountered a connection error and is not queryable": "lost",
  "Client was closed and is not queryable": "lost",
};

const codeOf = (error: Error): string =>
  "code" in error && typeof error.code === "string" ? error.code : "";

/** Classifies an error that is known to come from a database connection. */
export function databaseFailureOf(error: unknown): DatabaseFailure | undefined {
  if (error instanceof TransactionUndone) {
    const failure = databaseFailureOf(error.cause);
    return failure === "lost" ? "away" : failure;
  }
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error)) return undefined;
  const code = codeOf(cause);
  return codes[code] ?? messages[cause.message] ?? (code.startsWith("08") ? "lost" : undefined);
}

const isFromDatabase = (error: unknown): boolean =>
  (error instanceof Error && error.message in messages) ||
  error instanceof TransactionUndone ||
  error instanceof DrizzleQueryError ||
  error instanceof pg.DatabaseError;

const DISK_FULL = new Set(["ENOSPC", "EDQUOT"]);

/** Classifies any error; undefined if neither the database nor a full disk is the cause. */
export function findDatabaseFailure(error: unknown): DatabaseFailure | undefined {
  if (isFromDatabase(error)) return databaseFailureOf(error);
  return error instanceof Error && DISK_FULL.has(codeOf(error)) ? "full" : undefined;
}

/** Returns the reason for the log, without stack trace and without values. */
export function reasonOf(error: unknown): string {
  const { cause } = error instanceof Error ? error : {};
  if (error instanceof TransactionUndone) return reasonOf(cause);
  const root = error instanceof DrizzleQueryError ? cause : error;
  // If the host name has several addresses, the message is empty and only the code is useful.
  return root instanceof Error ? root.message || codeOf(root) : String(root);
}

/** No connection was available, or it broke before COMMIT was sent: the transaction left no changes. */
export class TransactionUndone extends Error {}
