// Who is signed in, as far as this tab knows.
import type { AuthUser, SignedIn } from "@solodesk/contract/identity/auth.ts";
import { dropForms, dropFormsOfOthers, keepForms } from "../storage/kept-forms.ts";
import { createStore, useStore } from "../storage/store.ts";
import { dropDraftOfOthers, dropWithLogOut, dropWithSession } from "./personal-keys.ts";
import { dropTokens, keepTokens } from "./tokens.ts";

const user = createStore<AuthUser | null>(null);
const endListeners = new Set<() => void>();

export const currentUser = (): AuthUser | null => user.get();
export const useUser = (): AuthUser | null => useStore(user);
export const onUserChange = user.subscribe;

export function setUser(next: AuthUser | null): void {
  if (next !== null) {
    dropFormsOfOthers(next.id);
    dropDraftOfOthers(next.id);
  }
  user.set(next);
}

export function startSession(signedIn: SignedIn): void {
  keepTokens(signedIn.tokens);
  setUser(signedIn.user);
}

/** Spec 4: tokens and user are cleared; cart and theme stay. */
export function clearSession(): void {
  dropTokens();
  dropWithSession();
  user.set(null);
}

/** Whoever logs out leaves nothing half-typed behind. */
export function closeSession(): void {
  dropForms();
  dropWithLogOut();
  clearSession();
}

/** The session is over without having been asked: cleared quietly, and the app is told to look where the visitor may stay. */
export function endSession(): void {
  // The forms are still on screen; a moment later they are not.
  const ended = user.get();
  if (ended !== null) keepForms(ended.id);
  clearSession();
  for (const listener of endListeners) listener();
}

export function onSessionEnd(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}
