import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Deps } from "#kernel/deps.ts";
import {
  ATTEMPT_WINDOW,
  MOST_ATTEMPTS,
  MOST_ATTEMPTS_OF_A_SESSION,
  MOST_CONFIRMATIONS,
} from "../sessions/session-life.ts";
import { type AttemptLimit, attemptLimit } from "./attempt-limit.ts";

const window = ATTEMPT_WINDOW;

/**
 * Limits sign-ins to one email address, whether or not it has an account, from devices that are not known.
 */
export const signInLimit = (deps: Deps, email: string): AttemptLimit =>
  attemptLimit(deps, {
    purpose: "sign-in-attempts",
    whose: email.toLowerCase(),
    most: MOST_ATTEMPTS,
    window,
    message: t("Too many sign-in attempts for this account. Try again in a few minutes."),
  });

/**
 * Limits sign-ins from one known device. Counted separately, so that strangers' guesses do not lock the owner
 * out.
 */
export const deviceLimit = (deps: Deps, device: string): AttemptLimit =>
  attemptLimit(deps, {
    purpose: "device-attempts",
    whose: device,
    most: MOST_ATTEMPTS,
    window,
    message: t("Too many wrong passwords on this device. Try again in a few minutes."),
  });

/**
 * Limits confirmations in one session. Strangers' guesses do not count, and a stolen session gets few
 * guesses.
 */
export const sessionLimit = (deps: Deps, sessionId: Id): AttemptLimit =>
  attemptLimit(deps, {
    purpose: "session-attempts",
    whose: sessionId,
    most: MOST_ATTEMPTS_OF_A_SESSION,
    window,
    message: t("Too many wrong passwords. Try again in a few minutes, or log in again."),
  });

/** Limits confirmations in all sessions of an account, because a stolen session can open more by links. */
export const confirmLimit = (deps: Deps, userId: Id): AttemptLimit =>
  attemptLimit(deps, {
    purpose: "confirm-attempts",
    whose: userId,
    most: MOST_CONFIRMATIONS,
    window,
    message: t("Too many wrong passwords. Try again in a few minutes, or log in again."),
  });
