// Keys of local storage that hold data of one person. They are here and not in their features, because they
// must also be removed if the feature's code was never loaded.
import { isRecord } from "../storage/is-record.ts";
import { readJson, removeKey } from "../storage/storage.ts";

/** The last choices in the command palette. */
export const recentKey = "palette";

/** Unsaved store details. They are kept if the session expires. */
export const storeDraftKey = "store-draft";

/**
 * Ids of the users who have shared their store's address in this browser. Kept, so that they are not prompted
 * again.
 */
export const sharedKey = "store-shared";

/** Ids of the users who have dismissed the first steps in this browser. Kept for the same reason. */
export const dismissedKey = "first-steps-dismissed";

/** Removes what must not outlive the session, however it ends. */
export const dropWithSession = (): void => removeKey(recentKey);

/** Removes what must not outlive a log-out. */
export const dropWithLogOut = (): void => removeKey(storeDraftKey);

/** Removes another user's draft after a sign-in. */
export function dropDraftOfOthers(userId: string): void {
  const draft = readJson(storeDraftKey);
  const owner = isRecord(draft) ? draft["owner"] : undefined;
  if (typeof owner !== "string" || !owner.startsWith(`${userId}/`)) removeKey(storeDraftKey);
}
