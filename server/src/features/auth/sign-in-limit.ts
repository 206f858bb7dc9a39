import { AppError } from "#kernel/app-error.ts";
import { after, wholeSeconds } from "#kernel/clock.ts";
import type { Deps } from "#kernel/deps.ts";
import { hmac } from "#kernel/secrets.ts";
import { ATTEMPT_WINDOW, MOST_ATTEMPTS } from "./session-life.ts";
import { clearAttempts, findWindowStart, reserveAttempt } from "./sign-in-attempts.repository.ts";

interface SignInLimit {
  /** Counts an attempt before its password is looked at. Throws "rate_limited" when the window is full. */
  reserve(): Promise<void>;
  /** The password was right: the count starts anew. */
  clear(): Promise<void>;
}

const none: SignInLimit = { reserve: async () => undefined, clear: async () => undefined };

/** The limit of one account, known or not; it counts by email address alone, wherever the calls come from. */
export function signInLimit(deps: Deps, email: string): SignInLimit {
  if (!deps.config.RATE_LIMIT) return none;
  const { db, clock, secrets } = deps;
  const emailHash = hmac(secrets.key("sign-in-attempts"), email.toLowerCase());
  return {
    async reserve() {
      const now = clock.now();
      const windowOver = after(now, -ATTEMPT_WINDOW);
      if (await reserveAttempt(db, { emailHash, now, windowOver, most: MOST_ATTEMPTS })) return;
      const start = (await findWindowStart(db, emailHash)) ?? windowOver;
      const left = after(start, ATTEMPT_WINDOW).getTime() - now.getTime();
      throw new AppError("rate_limited", {
        message: "Too many sign-in attempts for this account. Wait a while and try again.",
        retryAfter: wholeSeconds(left),
      });
    },
    clear: () => clearAttempts(db, emailHash),
  };
}
