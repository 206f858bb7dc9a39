import { variantName } from "@solodesk/contract/catalog/own-products/options.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { readersLanguage } from "@solodesk/contract/kernel/language/formats.ts";
import type { Db } from "#kernel/database/db.ts";
import { headerLine } from "#kernel/outside/mail.ts";
import { findTranslations } from "./translations.repository.ts";

/**
 * Returns what was booked or ordered with its names in the reader's language. A name stays as it is if the seller has since
 * changed the original. `idOf` returns the id of the service or product, null if there is none. Without a store, nothing is translated.
 */
export async function translateNames<Thing extends { name: string; variantId?: Id | null }>(
  db: Db,
  storeId: Id | null,
  things: readonly Thing[],
  idOf: (thing: Thing) => Id | null,
): Promise<Thing[]> {
  const ids = things.flatMap((thing) => idOf(thing) ?? []);
  if (storeId === null || ids.length === 0) return [...things];
  const found = await findTranslations(db, storeId, readersLanguage(), ids);
  return things.map((thing) => {
    for (const { itemId, field, original, translation } of found) {
      const rest = itemId === idOf(thing) && field === "name" ? restOf(thing, original) : undefined;
      if (rest !== undefined) return { ...thing, name: `${translation}${rest}` };
    }
    return thing;
  });
}

/** What follows the original in a name: nothing, or what names the variant. Undefined if the original is another one now. */
function restOf(
  { name, variantId }: { name: string; variantId?: Id | null },
  original: string,
): string | undefined {
  // Emails have the name on one line.
  const [written, start] = [headerLine(name), headerLine(original)];
  if (written === start) return "";
  return variantId && written.startsWith(variantName(start, [])) ? written.slice(start.length) : undefined;
}

/** The same for one name. */
export async function translateName(
  db: Db,
  { storeId, id, name }: { storeId: Id; id: Id | null; name: string },
): Promise<string> {
  const [thing] = await translateNames(db, storeId, [{ name }], () => id);
  return thing?.name ?? name;
}
