import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { findUserByEmail } from "../users.repository.ts";

/** Finds the account with this address, ignoring case. */
export async function findAccount(
  db: Db,
  email: string,
): Promise<{ id: Id; name: string; email: string } | undefined> {
  const user = await findUserByEmail(db, email);
  return user && { id: user.id, name: user.name, email: user.email };
}
