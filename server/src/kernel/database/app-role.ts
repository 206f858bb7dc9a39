// The server works under a role that owns no table, so that not even a bug can drop or disable a constraint.
import { createHmac } from "node:crypto";
import pg from "pg";
import type { Secrets } from "../secrets/secrets.ts";
import { connectClient } from "./connect-client.ts";

export const APP_ROLE = "solodesk_app";
// Any fixed number: concurrent changes of one role refuse each other, so they queue up here.
const LOCK = 7_246_002;

export interface AppRole {
  secrets: Secrets;
  /** DATABASE_APP_PASSWORD; where it is unset, one is derived. */
  password?: string | undefined;
}

/**
 * Every machine that knows the owner's password arrives at the same password for the role,
 * so several of them can share one database.
 */
function rolePassword(owner: URL, { secrets, password }: AppRole): string {
  if (password !== undefined) return password;
  const root = owner.password ? Buffer.from(owner.password) : secrets.key("app-role");
  return createHmac("sha256", root).update(APP_ROLE).digest("base64url");
}

/** The server's address of the database that `ownerUrl` owns. */
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

/** The rights on tables where the server has fewer than on all others; a table is named once it exists. */
export const grantTables: Record<string, string> = {
  migrations: "SELECT",
  contact_messages: "SELECT, INSERT",
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

/** In one transaction, so that no moment passes in which a narrow table is wide open. */
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

/** Lets an existing role use what migrations made. */
export const grantApp = (ownerUrl: string, role: string, narrow = grantTables): Promise<void> =>
  asOwner(ownerUrl, (client) => grant(client, role, narrow));
