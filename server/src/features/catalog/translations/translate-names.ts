import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { LanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import type { Db } from "#kernel/database/db.ts";
import { findTexts } from "./translations.repository.ts";

/** A booking, an order or a place in a waitlist, in the language that its customer reads. */
interface Customers {
  storeId: Id;
  language: LanguageTag;
}

interface Named {
  /** Of the service or product; null if there is none. */
  id: Id | null;
  /** As it was when it was booked or ordered. */
  name: string;
}

/**
 * Returns the names of what was booked or ordered in a customer's language, in the same order. A name that is not the one
 * that the seller translated stays as it is.
 */
export async function translateNames(
  db: Db,
  { storeId, language }: Customers,
  things: readonly Named[],
): Promise<string[]> {
  const ids = things.flatMap(({ id }) => id ?? []);
  const found = ids.length === 0 ? [] : await findTexts(db, storeId, language, ids);
  return things.map(({ id, name }) => {
    const own = found.find(
      ({ itemId, field, original }) => itemId === id && field === "name" && original === name,
    );
    return own?.translation ?? name;
  });
}
