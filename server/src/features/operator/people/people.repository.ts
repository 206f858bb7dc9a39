// A read model: reads accounts with their stores, plans and debts for the operator.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { PeopleFilter } from "@solodesk/contract/operator/people.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { containing } from "#kernel/database/like.ts";

/** Amounts in minor units; times as PostgreSQL writes them. */
export interface PersonRecord extends Record<string, unknown> {
  id: Id;
  name: string;
  email: string;
  createdAt: string;
  emailVerified: boolean;
  twoStep: boolean;
  storeName: string | null;
  websiteUrl: string | null;
  published: boolean | null;
  plan: string | null;
  suspendedAt: string | null;
  debt: number;
}

const DEBT = sql`(SELECT greatest(0, -coalesce(sum(balance), 0))::float8 FROM accounts
    WHERE accounts.user_id = users.id AND kind IN ('receivable', 'earnings', 'pending'))`;

const COLUMNS = sql`
  users.id, users.name, users.email, users.created_at AS "createdAt", users.suspended_at AS "suspendedAt",
  users.email_verified_at IS NOT NULL AS "emailVerified",
  EXISTS (SELECT FROM second_factors f WHERE f.user_id = users.id AND f.enabled_at IS NOT NULL) AS "twoStep",
  stores.name AS "storeName", stores.website_url AS "websiteUrl", stores.published,
  (SELECT plans.key FROM subscriptions JOIN plans ON plans.id = subscriptions.plan_id
    WHERE subscriptions.user_id = users.id AND subscriptions.ended_at IS NULL) AS plan,
  ${DEBT} AS debt`;

interface Wanted {
  /** A part of a name, an email, a store's name or a website address, also a former one; empty: all. */
  q: string;
  only: PeopleFilter | undefined;
}

// Each word is found by an index of its trigrams; in one condition over several tables, none would be used.
const namedLike = (pattern: string): SQL => sql`users.id IN (
  SELECT id FROM users WHERE name ILIKE ${pattern} OR email ILIKE ${pattern}
  UNION SELECT user_id FROM stores WHERE name ILIKE ${pattern}
  UNION SELECT stores.user_id FROM website_urls JOIN stores ON stores.id = website_urls.store_id
    WHERE website_urls.website_url ILIKE ${pattern})`;

const filters: Record<PeopleFilter, SQL> = {
  suspended: sql`users.suspended_at IS NOT NULL`,
  // Only who owes can be in debt, and who owes is found by an index.
  debt: sql`users.id IN (SELECT user_id FROM accounts WHERE kind = 'receivable' AND balance < 0) AND ${DEBT} > 0`,
};

const matching = ({ q, only }: Wanted): SQL =>
  sql.join(
    [
      sql`users.deleted_at IS NULL`,
      ...(q === "" ? [] : [namedLike(containing(q))]),
      ...(only === undefined ? [] : [filters[only]]),
    ],
    sql` AND `,
  );

const FROM = sql`FROM users LEFT JOIN stores ON stores.user_id = users.id`;

/** Newest first, as ids are in the order of creation; debtors by their debt. */
export async function listPersonRecords(
  db: Db,
  wanted: Wanted,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: PersonRecord[]; total: number }> {
  const page = sql`LIMIT ${limit} OFFSET ${offset}`;
  const byDebt = wanted.only === "debt" ? sql`debt DESC, ` : sql``;
  const [{ rows }, counted] = await Promise.all([
    db.execute<PersonRecord>(
      sql`SELECT ${COLUMNS} ${FROM} WHERE ${matching(wanted)} ORDER BY ${byDebt}users.id DESC ${page}`,
    ),
    db.execute<{ found: number }>(sql`SELECT count(*)::int AS found FROM users WHERE ${matching(wanted)}`),
  ]);
  return { rows, total: counted.rows[0]?.found ?? 0 };
}

export interface PersonDetailsRow extends PersonRecord {
  suspendedReason: string | null;
  deletesAt: string | null;
  lastSignIn: string | null;
  tokens: number;
  orders: number;
}

/** Undefined if there is no such account, or it is deleted. */
export async function findPersonRecord(db: Db, id: Id, now: Date): Promise<PersonDetailsRow | undefined> {
  const { rows } = await db.execute<PersonDetailsRow>(sql`
    SELECT ${COLUMNS}, users.suspended_reason AS "suspendedReason", users.deletes_at AS "deletesAt",
      (SELECT at FROM audit_entries WHERE user_id = users.id AND event = 'signed_in' ORDER BY id DESC LIMIT 1) AS "lastSignIn",
      (SELECT count(*)::int FROM api_tokens WHERE user_id = users.id AND expires_at > ${now.toISOString()}) AS tokens,
      (SELECT count(*)::int FROM orders WHERE store_id = stores.id) AS orders
    ${FROM} WHERE users.id = ${id} AND users.deleted_at IS NULL`);
  return rows[0];
}
