import type { EditProfile } from "@solodesk/contract/auth.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { eq, sql } from "drizzle-orm";
import type { Db } from "#kernel/db.ts";
import { users } from "./users.table.ts";

type User = typeof users.$inferSelect;

interface NewUser {
  id: Id;
  name: string;
  email: string;
  passwordHash: string;
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
  const [row] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email} COLLATE "C")`, email.toLowerCase()));
  return row;
}

export async function findUser(db: Db, id: Id): Promise<User | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
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
