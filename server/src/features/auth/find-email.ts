import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/db.ts";
import { findUser } from "./users.repository.ts";

/** Where an account is written to. */
export async function findEmail(db: Db, userId: Id): Promise<string | undefined> {
  return (await findUser(db, userId))?.email;
}
