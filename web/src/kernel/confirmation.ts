// What is worth a thief's while asks once more who is there: one question, however many calls wait for its answer.
import { onUserChange } from "./session.ts";
import { createStore } from "./store.ts";

type Answer = (isConfirmed: boolean) => void;

/** Answers the question that is open; null while nothing is asked. */
export const confirmation = createStore<Answer | null>(null);

let asked: Promise<boolean> | undefined;

/** Resolves once the password was entered (true) or the question was put away (false). */
export function askToConfirm(): Promise<boolean> {
  asked ??= new Promise<boolean>((answer) => {
    confirmation.set(answer);
  }).finally(() => {
    asked = undefined;
    confirmation.set(null);
  });
  return asked;
}

// The one who was asked is gone.
onUserChange(() => confirmation.get()?.(false));
