import { sharedKey } from "#kernel/personal-keys.ts";
import { readJson, writeJson } from "#kernel/storage.ts";
import { createStore, useStore } from "#kernel/store.ts";

/** Whoever has handed out the address of their store from this browser. */
const kept = (): string[] => {
  const ids = readJson(sharedKey);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
};

/** Undefined until somebody shares here: what is kept counts as it is then. */
export const sharers = createStore<readonly string[] | undefined>(undefined);

export const useHasShared = (userId: string): boolean => (useStore(sharers) ?? kept()).includes(userId);

export function rememberSharing(userId: string): void {
  const others = kept().filter((id) => id !== userId);
  writeJson(sharedKey, [...others, userId]);
  sharers.set([...others, userId]);
}
