import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { findUsers } from "../users.repository.ts";

/** Finds accounts by their ids; one that was deleted has no name and address of its own any more. */
export async function findAccounts(
  db: Db,
  ids: readonly Id[],
): Promise<Map<Id, { id: Id; name: string; email: string }>> {
  const users = await findUsers(db, ids);
  return new Map(users.map(({ id, name, email }) => [id, { id, name, email }]));
}
