import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { findUser } from "../users.repository.ts";

/** Returns the address to which the account's emails go. */
export async function findEmail(db: Db, userId: Id): Promise<string | undefined> {
  return (await findUser(db, userId))?.email;
}

/** Returns the address only if its owner has confirmed it. */
export async function findConfirmedEmail(db: Db, userId: Id): Promise<string | undefined> {
  const user = await findUser(db, userId);
  return user?.emailVerifiedAt ? user.email : undefined;
}
