import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { findUser } from "../users.repository.ts";

/** Where an account is written to. */
export async function findEmail(db: Db, userId: Id): Promise<string | undefined> {
  return (await findUser(db, userId))?.email;
}

/** The same, once its owner has proved that it is theirs. */
export async function findConfirmedEmail(db: Db, userId: Id): Promise<string | undefined> {
  const user = await findUser(db, userId);
  return user?.emailVerifiedAt ? user.email : undefined;
}
