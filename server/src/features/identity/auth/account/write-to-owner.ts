import type { Id } from "@solodesk/contract/kernel/id.ts";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import type { Db } from "#kernel/database/db.ts";
import { findUser } from "../users.repository.ts";

/**
 * Runs `write`, which composes an email or a notification, in the language of the account and with its address. Does
 * nothing if the account is gone.
 */
export async function writeToOwner<T>(
  db: Db,
  userId: Id,
  write: (to: string) => Promise<T>,
): Promise<T | undefined> {
  const user = await findUser(db, userId);
  return user && inLanguage(user.language, () => write(user.email));
}
