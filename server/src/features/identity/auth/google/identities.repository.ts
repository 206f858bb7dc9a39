import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, eq } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { identities } from "./identities.table.ts";

export type Identity = typeof identities.$inferSelect;
type Name = Pick<Identity, "issuer" | "subject">;

const named = ({ issuer, subject }: Name) =>
  and(eq(identities.issuer, issuer), eq(identities.subject, subject));
const owned = (userId: Id, issuer: string) =>
  and(eq(identities.userId, userId), eq(identities.issuer, issuer));

/** Updates the shown details of an identity. Returns the account that it is linked with. */
export async function renewIdentity(
  tx: Db,
  { issuer, subject, ...shown }: Name & Pick<Identity, "email" | "name" | "picture">,
): Promise<Id | undefined> {
  const [row] = await tx
    .update(identities)
    .set(shown)
    .where(named({ issuer, subject }))
    .returning({ userId: identities.userId });
  return row?.userId;
}

export async function findIdentityOwner(db: Db, name: Name): Promise<Id | undefined> {
  const [row] = await db.select({ userId: identities.userId }).from(identities).where(named(name));
  return row?.userId;
}

export async function findIdentity(db: Db, userId: Id, issuer: string): Promise<Identity | undefined> {
  const [row] = await db.select().from(identities).where(owned(userId, issuer));
  return row;
}

/** Returns false if the identity is linked already, or if this account has another one of the same issuer. */
export async function insertIdentity(tx: Db, identity: Identity): Promise<boolean> {
  const { rowCount } = await tx.insert(identities).values(identity).onConflictDoNothing();
  return rowCount === 1;
}

/** Deletes all identities of an account. Returns their addresses. */
export async function deleteIdentities(tx: Db, userId: Id): Promise<string[]> {
  const gone = await tx
    .delete(identities)
    .where(eq(identities.userId, userId))
    .returning({ email: identities.email });
  return gone.map(({ email }) => email);
}

/** Returns the deleted identity. */
export async function deleteIdentity(tx: Db, userId: Id, issuer: string): Promise<Identity | undefined> {
  const [row] = await tx.delete(identities).where(owned(userId, issuer)).returning();
  return row;
}
