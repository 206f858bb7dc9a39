// The signed-in user, as far as this tab knows.
import type { AuthUser, SignedIn } from "@solodesk/contract/identity/auth.ts";
import { dropForms, dropFormsOfOthers, keepForms } from "../storage/kept-forms.ts";
import { createStore, useStore } from "../storage/store.ts";
import { dropKeysOfOthers, dropWithLogOut, dropWithSession } from "./personal-keys.ts";
import { dropTokens, keepTokens } from "./tokens.ts";

const user = createStore<AuthUser | null>(null);
const endListeners = new Set<() => void>();

export const currentUser = (): AuthUser | null => user.get();
export const useUser = (): AuthUser | null => useStore(user);
export const onUserChange = user.subscribe;

export function setUser(next: AuthUser | null): void {
  if (next !== null) {
    dropFormsOfOthers(next.id);
    dropKeysOfOthers(next.id);
  }
  user.set(next);
}

export function startSession(signedIn: SignedIn): void {
  keepTokens(signedIn.tokens);
  setUser(signedIn.user);
}

/** Spec 4: clears tokens and user; cart and theme stay. */
export function clearSession(): void {
  dropTokens();
  dropWithSession();
  user.set(null);
}

/** Logs out: also erases unsaved input of forms. */
export function closeSession(): void {
  dropForms();
  dropWithLogOut();
  clearSession();
}

/**
 * Ends a session that expired, was revoked or ended in another tab: clears it without a toast and notifies
 * the listeners, which move the user to a page they may see.
 */
export function dropSession(): void {
  // The forms are still on screen and will be unmounted in a moment.
  const ended = user.get();
  if (ended !== null) keepForms(ended.id);
  clearSession();
  for (const listener of endListeners) listener();
}

export function onSessionEnd(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}
