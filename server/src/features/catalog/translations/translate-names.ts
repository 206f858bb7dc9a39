import type { Id } from "@solodesk/contract/kernel/id.ts";
import { readersLanguage } from "@solodesk/contract/kernel/language/formats.ts";
import type { Db } from "#kernel/database/db.ts";
import { headerLine } from "#kernel/outside/mail.ts";
import { findTranslations } from "./translations.repository.ts";

/**
 * Returns what was booked or ordered with its names in the reader's language. A name stays as it is if the seller has since
 * changed the original. `idOf` returns the id of the service or product, null if there is none. Without a store, nothing is translated.
 */
export async function translateNames<Thing extends { name: string }>(
  db: Db,
  storeId: Id | null,
  things: readonly Thing[],
  idOf: (thing: Thing) => Id | null,
): Promise<Thing[]> {
  const ids = things.flatMap((thing) => idOf(thing) ?? []);
  if (storeId === null || ids.length === 0) return [...things];
  const found = await findTranslations(db, storeId, readersLanguage(), ids);
  return things.map((thing) => {
    const own = found.find(
      ({ itemId, field, original }) =>
        // Emails have the name on one line.
        itemId === idOf(thing) && field === "name" && headerLine(original) === headerLine(thing.name),
    );
    return own ? { ...thing, name: own.translation } : thing;
  });
}

/** The same for one name. */
export async function translateName(
  db: Db,
  { storeId, id, name }: { storeId: Id; id: Id | null; name: string },
): Promise<string> {
  const [thing] = await translateNames(db, storeId, [{ name }], () => id);
  return thing?.name ?? name;
}
