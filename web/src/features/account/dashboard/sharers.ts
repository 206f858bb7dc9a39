import { dismissedKey, sharedKey } from "#kernel/session/personal-keys.ts";
import { readJson, writeJson } from "#kernel/storage/storage.ts";
import { createStore, useStore } from "#kernel/storage/store.ts";

/** Those who have done something from this browser, kept under this key. */
function peopleUnder(key: string) {
  const kept = (): string[] => {
    const ids = readJson(key);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
  };
  /** Undefined until somebody does it here: what is kept counts as it is then. */
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

/** Whoever has handed out the address of their store. */
export const {
  people: sharers,
  useIncludes: useHasShared,
  remember: rememberSharing,
} = peopleUnder(sharedKey);

/** Whoever wants to see the first steps no more. */
export const {
  people: dismissers,
  useIncludes: useHasDismissed,
  remember: rememberDismissal,
} = peopleUnder(dismissedKey);
