import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { LanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import type { Db } from "#kernel/database/db.ts";
import { findUser } from "../users.repository.ts";

/** Returns the language of the account's screens and emails. */
export async function findLanguage(db: Db, userId: Id): Promise<LanguageTag | undefined> {
  return (await findUser(db, userId))?.language;
}
