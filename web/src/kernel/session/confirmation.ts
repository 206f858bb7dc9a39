// What is worth a thief's while asks once more who is there: one question, however many calls wait for its answer.
import type { ConfirmationWay } from "@solodesk/contract/kernel/errors.ts";
import { createStore } from "../storage/store.ts";
import { onUserChange } from "./session.ts";

interface Question {
  /** What this account can be confirmed with. */
  ways: readonly ConfirmationWay[];
  answer: (isConfirmed: boolean) => void;
}

/** The question that is open; null while nothing is asked. */
export const confirmation = createStore<Question | null>(null);

let asked: Promise<boolean> | undefined;

/** Resolves once they said who they are (true) or put the question away (false). */
export function askToConfirm(ways: readonly ConfirmationWay[]): Promise<boolean> {
  asked ??= new Promise<boolean>((answer) => {
    confirmation.set({ ways, answer });
  }).finally(() => {
    asked = undefined;
    confirmation.set(null);
  });
  return asked;
}

// The one who was asked is gone.
onUserChange(() => confirmation.get()?.answer(false));
