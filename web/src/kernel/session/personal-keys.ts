// Entries of local storage that belong to one person. They are named here, because they must go also where the feature
// that writes them was never loaded.
import { isRecord } from "../storage/is-record.ts";
import { readJson, removeKey } from "../storage/storage.ts";

/** What was last chosen in the palette. */
export const recentKey = "palette";

/** Store details that are not saved yet: they outlive a session that ended by itself. */
export const storeDraftKey = "store-draft";

/** Ids of those who have shared their store's address from here: stays, so that they are not asked to once more. */
export const sharedKey = "store-shared";

/** Ids of those who have dismissed the first steps here; stays likewise. */
export const dismissedKey = "first-steps-dismissed";

/** Gone whenever a session ends. */
export const dropWithSession = (): void => removeKey(recentKey);

/** Gone once their writer logs out. */
export const dropWithLogOut = (): void => removeKey(storeDraftKey);

/** Somebody has signed in: what another person left unsaved is none of theirs. */
export function dropDraftOfOthers(userId: string): void {
  const draft = readJson(storeDraftKey);
  const owner = isRecord(draft) ? draft["owner"] : undefined;
  if (typeof owner !== "string" || !owner.startsWith(`${userId}/`)) removeKey(storeDraftKey);
}
