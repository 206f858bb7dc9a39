import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { CODE_WINDOW, MOST_CODES } from "../sessions/session-life.ts";
import { type AttemptLimit, attemptLimit } from "../sign-in/attempt-limit.ts";

/**
 * Of the six digits of one account, at signing in and for whoever is signed in: counted apart from its passwords, for who
 * guesses codes knows the password, and a right one must not give them more. Recovery codes are too long to be guessed and
 * draw from nothing, so nobody's guesses keep out an owner who has one.
 */
export const codeLimit = (deps: Deps, userId: Id): AttemptLimit =>
  attemptLimit(deps, {
    purpose: "code-attempts",
    whose: userId,
    most: MOST_CODES,
    window: CODE_WINDOW,
    message: "Too many wrong codes for this account. Wait an hour, or use a recovery code.",
  });
