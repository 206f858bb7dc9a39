// The server connects as a role that owns no table, so that no bug can drop or disable a constraint.
import { createHmac } from "node:crypto";
import pg from "pg";
import type { Secrets } from "../secrets/secrets.ts";
import { connectClient } from "./connect-client.ts";

export const APP_ROLE = "solodesk_app";
// Key of the advisory lock, an arbitrary number. Concurrent changes of one role fail, so they take turns.
const LOCK = 7_246_002;

export interface AppRole {
  secrets: Secrets;
  /** DATABASE_APP_PASSWORD; if unset, a password is derived. */
  password?: string | undefined;
}

/**
 * Derives the role's password from the owner's, so that all machines that share a database get the same one.
 * If the owner has no password, it is derived from the installation's secret.
 */
function rolePassword(owner: URL, { secrets, password }: AppRole): string {
  if (password !== undefined) return password;
  const root = owner.password ? Buffer.from(owner.password) : secrets.key("app-role");
  return createHmac("sha256", root).update(APP_ROLE).digest("base64url");
}

/** Returns the connection address of the server's role for the database that `ownerUrl` owns. */
export function appUrlOf(ownerUrl: string, role: AppRole): string {
  const url = new URL(ownerUrl);
  const password = rolePassword(url, role);
  url.username = APP_ROLE;
  url.password = encodeURIComponent(password);
  return url.href;
}

export async function asOwner(ownerUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = await connectClient({ url: ownerUrl, name: "solodesk roles" });
  try {
    await client.query("SELECT pg_advisory_lock($1)", [LOCK]);
    await work(client);
  } finally {
    await client.end();
  }
}

/** Tables on which the server has fewer rights than usual. List a table only once a migration creates it. */
export const grantTables: Record<string, string> = {
  migrations: "SELECT",
  contact_messages: "SELECT, INSERT, DELETE",
  appointment_changes: "SELECT, INSERT",
  series: "SELECT, INSERT",
  accounts: "SELECT, INSERT",
  ledger_transactions: "SELECT, INSERT",
  postings: "SELECT, INSERT",
  order_changes: "SELECT, INSERT",
  payment_events: "SELECT, INSERT, UPDATE",
  order_search: "SELECT",
  status_counts: "SELECT",
  plans: "SELECT, INSERT, UPDATE (position, withdrawn_at)",
  payout_rows: "SELECT, INSERT",
  audit_entries: "SELECT, INSERT (about, address, device, event, session_id, user_id)",
};

/** Runs in one transaction, so that a restricted table is never fully writable, not even for a moment. */
async function grant(client: pg.Client, role: string, narrow = grantTables): Promise<void> {
  await client.query("BEGIN");
  const name = pg.escapeIdentifier(role);
  const { rows } = await client.query<{ schema: string }>(
    "SELECT nspname AS schema FROM pg_namespace WHERE nspname IN ('public', 'pgboss')",
  );
  for (const { schema } of rows) {
    await client.query(`GRANT USAGE ON SCHEMA ${schema} TO ${name}`);
    await client.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${name}`);
    await client.query(`GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${schema} TO ${name}`);
  }
  for (const [table, rights] of Object.entries(narrow)) {
    await client.query(`REVOKE ALL ON TABLE ${table} FROM ${name}`);
    await client.query(`GRANT ${rights} ON TABLE ${table} TO ${name}`);
  }
  await client.query("COMMIT");
}

/** Grants an existing role its rights on the tables that migrations made. */
export const grantApp = (ownerUrl: string, role: string, narrow = grantTables): Promise<void> =>
  asOwner(ownerUrl, (client) => grant(client, role, narrow));
