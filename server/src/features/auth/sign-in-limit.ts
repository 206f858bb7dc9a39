import type { Deps } from "#kernel/deps.ts";
import { type AttemptLimit, attemptLimit } from "./attempt-limit.ts";
import { ATTEMPT_WINDOW, MOST_ATTEMPTS } from "./session-life.ts";

/** The limit of one account, known or not; it counts by email address alone. */
export const signInLimit = (deps: Deps, email: string): AttemptLimit =>
  attemptLimit(deps, {
    purpose: "sign-in-attempts",
    whose: email.toLowerCase(),
    most: MOST_ATTEMPTS,
    window: ATTEMPT_WINDOW,
    message: "Too many sign-in attempts for this account. Wait a while and try again.",
  });
