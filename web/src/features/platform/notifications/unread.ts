import { createStore, useStore } from "#kernel/storage/store.ts";

/** How many nobody has read. Known once the tab has looked for the first time, which it does when it has time. */
export const unread = createStore(0);

export const useUnread = (): number => useStore(unread);
