import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import {
  ATTEMPT_WINDOW,
  MOST_ATTEMPTS,
  MOST_ATTEMPTS_OF_A_SESSION,
  MOST_CONFIRMATIONS,
} from "../sessions/session-life.ts";
import { type AttemptLimit, attemptLimit } from "./attempt-limit.ts";

const window = ATTEMPT_WINDOW;

/** The limit of one account, known or not, for devices on which nobody signed in to it; it counts by email address alone. */
export const signInLimit = (deps: Deps, email: string): AttemptLimit =>
  attemptLimit(deps, {
    purpose: "sign-in-attempts",
    whose: email.toLowerCase(),
    most: MOST_ATTEMPTS,
    window,
    message: "Too many sign-in attempts for this account. Wait a while and try again.",
  });

/** A device on which its owner signed in before is counted by itself, so that strangers' guesses do not keep it out. */
export const deviceLimit = (deps: Deps, device: string): AttemptLimit =>
  attemptLimit(deps, {
    purpose: "device-attempts",
    whose: device,
    most: MOST_ATTEMPTS,
    window,
    message: "Too many wrong passwords on this device. Wait a while and try again.",
  });

/** Of whoever is signed in: guesses of others do not count, and a stolen session gets few. */
export const sessionLimit = (deps: Deps, sessionId: Id): AttemptLimit =>
  attemptLimit(deps, {
    purpose: "session-attempts",
    whose: sessionId,
    most: MOST_ATTEMPTS_OF_A_SESSION,
    window,
    message: "Too many wrong passwords in this session. Wait a while, or log in again.",
  });

/** Of all sessions of an account together: whoever stole one may open more of them by links. */
export const confirmLimit = (deps: Deps, userId: Id): AttemptLimit =>
  attemptLimit(deps, {
    purpose: "confirm-attempts",
    whose: userId,
    most: MOST_CONFIRMATIONS,
    window,
    message: "Too many wrong passwords. Wait a while, or log in again.",
  });
