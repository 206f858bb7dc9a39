// Who is signed in, as far as this tab knows.
import type { AuthUser, SignedIn } from "@solodesk/contract/auth.ts";
import { createStore, useStore } from "./store.ts";
import { dropTokens, keepTokens } from "./tokens.ts";

const user = createStore<AuthUser | null>(null);
const endListeners = new Set<() => void>();

export const currentUser = (): AuthUser | null => user.get();
export const useUser = (): AuthUser | null => useStore(user);
export const onUserChange = user.subscribe;
export const setUser = (next: AuthUser | null): void => user.set(next);

export function startSession(signedIn: SignedIn): void {
  keepTokens(signedIn.tokens);
  user.set(signedIn.user);
}

/** Spec 4: tokens and user are cleared; cart and theme stay. */
export function clearSession(): void {
  dropTokens();
  user.set(null);
}

/** The server no longer accepts this session: cleared quietly, and the app is told to look where the visitor may stay. */
export function endSession(): void {
  clearSession();
  for (const listener of endListeners) listener();
}

export function onSessionEnd(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}
