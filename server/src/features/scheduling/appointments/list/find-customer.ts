import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { LanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import type { Db } from "#kernel/database/db.ts";
import { findCustomerRow } from "./customers.repository.ts";

/** The customer with this email address, ignoring case, as in their latest appointment with the store, and the language they read. */
export const findCustomer = (
  db: Db,
  storeId: Id,
  email: string,
): Promise<{ name: string; email: string; language: LanguageTag } | undefined> =>
  findCustomerRow(db, storeId, email);
