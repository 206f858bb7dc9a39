import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Deps } from "#kernel/deps.ts";
import { CODE_WINDOW, MOST_CODES } from "../sessions/session-life.ts";
import { type AttemptLimit, attemptLimit } from "../sign-in/attempt-limit.ts";

/**
 * Limits guesses at the six-digit codes of one account, for sign-ins and signed-in sessions together. Counted
 * apart from passwords: someone who guesses codes knows the password, and entering it must not reset the
 * count. Recovery codes are too long to guess and do not count, so an owner who has one is never locked out.
 */
export const codeLimit = (deps: Deps, userId: Id): AttemptLimit =>
  attemptLimit(deps, {
    purpose: "code-attempts",
    whose: userId,
    most: MOST_CODES,
    window: CODE_WINDOW,
    message: t("Too many wrong codes for this account. Wait an hour, or use a recovery code."),
  });
