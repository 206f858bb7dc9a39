// What the seller confirmed, completed or recorded as paid without a connection. It is kept in this browser until it can be
// sent.
import { Id } from "@solodesk/contract/kernel/id.ts";
import { Collect } from "@solodesk/contract/scheduling/appointments/collected.ts";
import { z } from "zod";
import { unsentKey } from "#kernel/session/personal-keys.ts";
import { currentUser, onUserChange } from "#kernel/session/session.ts";
import { onStored, readJson, removeKey, writeJson } from "#kernel/storage/storage.ts";
import { createStore, useStore } from "#kernel/storage/store.ts";

/** `version` is the one that was on screen: if there is a newer one, the server refuses the change. */
const which = { userId: Id, id: Id, version: z.int() };

/** Without the customer's name, because it is kept when a session expires. */
const UnsentChange = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("confirm"), ...which }),
  z.object({ kind: z.literal("complete"), ...which, collected: Collect.optional(), receipt: z.boolean() }),
  z.object({ kind: z.literal("collect"), ...which, collected: Collect }),
]);
export type UnsentChange = z.infer<typeof UnsentChange>;

/** All of one user: another's sign-in removes them. */
const Unsent = z.object({ userId: Id, changes: z.array(UnsentChange) });

const none: readonly UnsentChange[] = [];
const shown = createStore(none);

const keptOf = (userId: Id | undefined): readonly UnsentChange[] => {
  const kept = Unsent.safeParse(readJson(unsentKey)).data;
  return kept && kept.userId === userId ? kept.changes : none;
};

const showAgain = () => shown.set(keptOf(currentUser()?.id));

function write(userId: Id, changes: readonly UnsentChange[]): void {
  if (changes.length === 0) removeKey(unsentKey);
  else writeJson(unsentKey, { userId, changes });
  showAgain();
}

/** Of the user who is signed in. */
export const unsentChanges = (): readonly UnsentChange[] => keptOf(currentUser()?.id);

/** Another change of the same appointment replaces the first. */
export const keepUnsent = (change: UnsentChange): void =>
  write(change.userId, [...keptOf(change.userId).filter(({ id }) => id !== change.id), change]);

/** Removes this change, unless another has replaced it. Also after its user's session has ended. */
export function dropUnsent(change: UnsentChange): void {
  const kept = keptOf(change.userId);
  // Parsed, they have their fields in one order.
  const text = JSON.stringify(UnsentChange.parse(change));
  const rest = kept.filter((one) => JSON.stringify(one) !== text);
  if (rest.length < kept.length) write(change.userId, rest);
}

/** The change of this appointment that waits to be sent. */
export const useUnsent = (id: Id): UnsentChange | undefined =>
  useStore(shown).find((change) => change.id === id);

export const useUnsentCount = (): number => useStore(shown).length;

/** Follows the user and the other tabs. */
export function followUnsent(): void {
  showAgain();
  onUserChange(showAgain);
  onStored(unsentKey, showAgain);
}
