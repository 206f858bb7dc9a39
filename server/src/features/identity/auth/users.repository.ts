import type { EditProfile } from "@solodesk/contract/identity/auth.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, eq, isNull, sql } from "drizzle-orm";
import { brokeConstraint, type Db } from "#kernel/database/db.ts";
import { selectRows } from "#kernel/database/table-rows.ts";
import { users } from "./users.table.ts";

type User = typeof users.$inferSelect;

interface NewUser {
  id: Id;
  name: string;
  email: string;
  /** Null for who signs in by another way. */
  passwordHash: string | null;
  /** Where somebody else has confirmed the address. */
  emailVerifiedAt?: Date;
  now: Date;
}

/** Undefined when the address is taken, in whatever case. */
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

/** Fields left out stay as they are. */
export async function updateUser(db: Db, id: Id, changes: EditProfile, now: Date): Promise<User | undefined> {
  const [row] = await db
    .update(users)
    .set({ ...changes, updatedAt: now })
    .where(eq(users.id, id))
    .returning();
  return row;
}

/**
 * The account as it is now, and it keeps its password until the transaction ends. Whoever opens a session looks here
 * once more: a new password ends the sessions it finds, and one that was just being opened must not slip through.
 */
export async function holdPassword(tx: Db, id: Id): Promise<User | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for("share");
  return row;
}

interface PasswordChange {
  passwordHash: string;
  now: Date;
  /** Only where there is none yet. */
  isFirst: boolean;
}

/** Undefined where there is no such account any more, or none without a password. */
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

/** Whoever is signing in by what was looked at before signs in by nothing. */
export async function raisePasswordVersion(tx: Db, id: Id): Promise<void> {
  await tx
    .update(users)
    .set({ passwordVersion: sql`${users.passwordVersion} + 1` })
    .where(eq(users.id, id));
}

/** The same password in another hash, unless it was changed meanwhile. */
export async function replaceHash(db: Db, id: Id, from: string, to: string): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash: to })
    .where(and(eq(users.id, id), eq(users.passwordHash, from)));
}

/** This address of the account is its owner's; false where it has become another, or that was known. */
export async function markVerified(tx: Db, id: Id, email: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(users)
    .set({ emailVerifiedAt: now, updatedAt: now })
    .where(and(eq(users.id, id), eq(users.email, email), isNull(users.emailVerifiedAt)));
  return rowCount === 1;
}

/** No two of whoever changes this account do so at once. */
export async function lockUser(tx: Db, id: Id): Promise<User | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for("update");
  return row;
}

/** To an address that was confirmed. False when somebody else has it. */
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
