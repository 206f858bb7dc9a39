// Sensitive actions ask the user again who they are. One dialog serves all calls that wait for it.
import type { ConfirmationWay } from "@solodesk/contract/kernel/errors.ts";
import { createStore } from "../storage/store.ts";
import { onUserChange } from "./session.ts";

interface Question {
  /** What this account can be confirmed with. */
  ways: readonly ConfirmationWay[];
  answer: (isConfirmed: boolean) => void;
}

/** The open question; null if there is none. */
export const confirmation = createStore<Question | null>(null);

let pending: Promise<boolean> | undefined;

/** Resolves to true if the user confirmed who they are, to false if they cancelled. */
export function askToConfirm(ways: readonly ConfirmationWay[]): Promise<boolean> {
  pending ??= new Promise<boolean>((answer) => {
    confirmation.set({ ways, answer });
  }).finally(() => {
    pending = undefined;
    confirmation.set(null);
  });
  return pending;
}

// After a change of user nobody is left to answer.
onUserChange(() => confirmation.get()?.answer(false));
