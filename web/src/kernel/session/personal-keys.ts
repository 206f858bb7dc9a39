// Keys of local storage that hold data of one person. They are here and not in their features, because they
// must also be removed if the feature's code was never loaded.
import { isRecord } from "../storage/is-record.ts";
import { readJson, removeKey, removeTabKey } from "../storage/storage.ts";

/** The last choices in the command palette. */
export const recentKey = "palette";

/** What Home showed last, for a start without a connection. */
export const keptAnswersKey = "kept-answers";

/** What the user pressed without a connection. It is kept if the session expires, and names nobody. */
export const unsentKey = "unsent";

/** The thread that the assistant's panel shows, of one tab: a reload shows it again. */
export const threadKey = "assistant-thread";

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
export function dropWithSession(): void {
  removeKey(recentKey);
  removeKey(keptAnswersKey);
  removeTabKey(threadKey);
}

/** Removes what must not outlive a log-out. */
export function dropWithLogOut(): void {
  removeKey(storeDraftKey);
  removeKey(unsentKey);
}

/** Removes another user's draft and answers after a sign-in. */
export function dropKeysOfOthers(userId: string): void {
  if (!ownerOf(storeDraftKey, "owner")?.startsWith(`${userId}/`)) removeKey(storeDraftKey);
  for (const key of [keptAnswersKey, unsentKey]) if (ownerOf(key, "userId") !== userId) removeKey(key);
}

function ownerOf(key: string, field: string): string | undefined {
  const kept = readJson(key);
  const owner = isRecord(kept) ? kept[field] : undefined;
  return typeof owner === "string" ? owner : undefined;
}
