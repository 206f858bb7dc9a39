import type { Id } from "@solodesk/contract/kernel/id.ts";
import { translateNames } from "#features/catalog/translations/translate-names.ts";
import type { Db } from "#kernel/database/db.ts";
import type { OrderRow } from "./orders.repository.ts";

/** The names of what was ordered in the language that it was ordered in, as far as the seller has translated them. */
export const namesForBuyer = async (
  db: Db,
  { storeId, language }: OrderRow,
  items: readonly { id: Id | null; name: string }[],
): Promise<string[]> =>
  storeId === null ? items.map(({ name }) => name) : translateNames(db, { storeId, language }, items);
