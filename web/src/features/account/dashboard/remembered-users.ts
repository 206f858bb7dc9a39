import { dismissedKey, sharedKey } from "#kernel/session/personal-keys.ts";
import { readJson, writeJson } from "#kernel/storage/storage.ts";
import { createStore, useStore } from "#kernel/storage/store.ts";

/** The ids of users who did something in this browser, stored under this key. */
function rememberedUsers(key: string) {
  const kept = (): string[] => {
    const ids = readJson(key);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
  };
  /** Undefined until `remember` is called; until then the stored list is read. */
  const people = createStore<readonly string[] | undefined>(undefined);
  return {
    people,
    useIncludes: (userId: string): boolean => (useStore(people) ?? kept()).includes(userId),
    remember: (userId: string): void => {
      const all = [...kept().filter((id) => id !== userId), userId];
      writeJson(key, all);
      people.set(all);
    },
  };
}

/** Users who have shared the address of their store. */
export const {
  people: sharers,
  useIncludes: useHasShared,
  remember: rememberSharing,
} = rememberedUsers(sharedKey);

/** Users who have dismissed the first steps. */
export const {
  people: dismissers,
  useIncludes: useHasDismissed,
  remember: rememberDismissal,
} = rememberedUsers(dismissedKey);
