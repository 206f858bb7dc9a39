import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findAccounts } from "#features/identity/auth/account/find-accounts.ts";
import type { Db } from "#kernel/database/db.ts";

/** Finds whose the rows are. The name and address of a deleted account are empty. */
export async function ownersOf(db: Db, rows: readonly { userId: Id }[]) {
  const accounts = await findAccounts(
    db,
    rows.map(({ userId }) => userId),
  );
  return ({ userId }: { userId: Id }) => accounts.get(userId) ?? { id: userId, name: "", email: "" };
}
