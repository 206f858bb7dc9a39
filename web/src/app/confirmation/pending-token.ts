import { createStore } from "#kernel/storage/store.ts";

/** A sign-in token that waits until the user who is already signed in accepts it. */
export const pendingToken = createStore<string | null>(null);
