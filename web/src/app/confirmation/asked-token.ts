import { createStore } from "#kernel/storage/store.ts";

/** A sign-in token that waits for the word of whoever is signed in already. */
export const askedToken = createStore<string | null>(null);
