import type { EditProfile } from "@solodesk/contract/identity/auth.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { LanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { brokeConstraint, type Db } from "#kernel/database/db.ts";
import { selectRows } from "#kernel/database/table-rows.ts";
import { users } from "./users.table.ts";

type User = typeof users.$inferSelect;

interface NewUser {
  id: Id;
  name: string;
  email: string;
  language: LanguageTag;
  /** Null if the user signs in without a password, as with Google. */
  passwordHash: string | null;
  /** Set if a provider has already confirmed the address. */
  emailVerifiedAt?: Date;
  now: Date;
}

/** Returns undefined if the address is taken, ignoring case. */
export async function insertUser(db: Db, { now, ...user }: NewUser): Promise<User | undefined> {
  const [row] = await db
    .insert(users)
    .values({ ...user, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  return row;
}

export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const wanted = { rest: `WHERE lower(email COLLATE "C") = $1`, values: [email.toLowerCase()] };
  const [row] = await selectRows(db, "find-user-by-email", users, wanted);
  return row;
}

export async function findUser(db: Db, id: Id): Promise<User | undefined> {
  const [row] = await selectRows(db, "find-user", users, { rest: "WHERE id = $1", values: [id] });
  return row;
}

export const findUsers = (db: Db, ids: readonly Id[]): Promise<User[]> =>
  db
    .select()
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));

/** Columns that are left out do not change. */
export async function updateUser(db: Db, id: Id, changes: EditProfile, now: Date): Promise<User | undefined> {
  const [row] = await db
    .update(users)
    .set({ ...changes, updatedAt: now })
    .where(eq(users.id, id))
    .returning();
  return row;
}

/**
 * Returns the account and locks its password until the transaction ends. Opening a session must call this: a
 * new password ends only the sessions it finds, and one that is just being opened must not slip through.
 */
export async function lockPassword(tx: Db, id: Id): Promise<User | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for("share");
  return row;
}

interface PasswordChange {
  passwordHash: string;
  now: Date;
  /** Set only if there is no password yet. */
  isFirst: boolean;
}

/** Returns undefined if the account is gone or, with `isFirst`, already has a password. */
export async function updatePassword(
  tx: Db,
  id: Id,
  { passwordHash, now, isFirst }: PasswordChange,
): Promise<User | undefined> {
  const [row] = await tx
    .update(users)
    .set({ passwordHash, passwordVersion: sql`${users.passwordVersion} + 1`, updatedAt: now })
    .where(and(eq(users.id, id), isFirst ? isNull(users.passwordHash) : undefined))
    .returning();
  return row;
}

/** Makes every sign-in that is under way fail: the version it has checked no longer matches. */
export async function raisePasswordVersion(tx: Db, id: Id): Promise<void> {
  await tx
    .update(users)
    .set({ passwordVersion: sql`${users.passwordVersion} + 1` })
    .where(eq(users.id, id));
}

/** Stores a new hash of the same password, unless the password has changed meanwhile. */
export async function replaceHash(db: Db, id: Id, from: string, to: string): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash: to })
    .where(and(eq(users.id, id), eq(users.passwordHash, from)));
}

/**
 * Marks this address as confirmed. Returns false if the account now has another one or it was confirmed
 * already.
 */
export async function markVerified(tx: Db, id: Id, email: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(users)
    .set({ emailVerifiedAt: now, updatedAt: now })
    .where(and(eq(users.id, id), eq(users.email, email), isNull(users.emailVerifiedAt)));
  return rowCount === 1;
}

/** Locks the account, so that changes to it run one after the other. */
export async function lockUser(tx: Db, id: Id): Promise<User | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for("update");
  return row;
}

interface Suspension {
  /** Undefined if the account is restored. */
  at?: Date;
  reason?: string;
  /** Whether the store goes online once the account is neither suspended nor to be deleted. */
  reopensStore: boolean;
}

/** Suspends or restores an account. */
export async function setSuspension(tx: Db, id: Id, { at, reason, reopensStore }: Suspension): Promise<void> {
  await tx
    .update(users)
    .set({ suspendedAt: at ?? null, suspendedReason: reason ?? null, reopensStore })
    .where(eq(users.id, id));
}

/** Changes the email to a confirmed one. Returns false if another account has it. */
export async function replaceEmail(tx: Db, id: Id, email: string, now: Date): Promise<boolean> {
  try {
    await tx.transaction((savepoint) =>
      savepoint.update(users).set({ email, emailVerifiedAt: now, updatedAt: now }).where(eq(users.id, id)),
    );
    return true;
  } catch (error) {
    if (brokeConstraint(error, "users_email")) return false;
    throw error;
  }
}
