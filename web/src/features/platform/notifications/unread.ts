import { createStore, useStore } from "#kernel/storage/store.ts";

/** Number of unread notifications; 0 until the tab's first check, which runs when it is idle. */
export const unread = createStore(0);

export const useUnread = (): number => useStore(unread);
