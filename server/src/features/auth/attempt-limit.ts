import { AppError } from "#kernel/app-error.ts";
import { after, wholeSeconds } from "#kernel/clock.ts";
import type { Deps } from "#kernel/deps.ts";
import { hmac } from "#kernel/secrets.ts";
import { clearAttempts, findWindowStart, reserveAttempt } from "./sign-in-attempts.repository.ts";

interface Limited {
  /** What is guessed at … */
  purpose: "sign-in-attempts" | "code-attempts";
  /** … and whose it is. */
  whose: string;
  most: number;
  /** Milliseconds. */
  window: number;
  /** What whoever comes once more is told. */
  message: string;
}

export interface AttemptLimit {
  /** Counts an attempt before what was given is looked at. Throws "rate_limited" when the window is full. */
  reserve(): Promise<void>;
  /** It was right: the count starts anew. */
  clear(): Promise<void>;
}

const none: AttemptLimit = { reserve: async () => undefined, clear: async () => undefined };

/** Counts in the database, wherever the calls come from. */
export function attemptLimit(deps: Deps, { purpose, whose, most, window, message }: Limited): AttemptLimit {
  if (!deps.config.RATE_LIMIT) return none;
  const { db, clock, secrets } = deps;
  const hash = hmac(secrets.key(purpose), whose);
  return {
    async reserve() {
      const now = clock.now();
      const windowOver = after(now, -window);
      if (await reserveAttempt(db, { emailHash: hash, now, windowOver, most })) return;
      const start = (await findWindowStart(db, hash)) ?? windowOver;
      const left = after(start, window).getTime() - now.getTime();
      throw new AppError("rate_limited", { message, retryAfter: wholeSeconds(left) });
    },
    clear: () => clearAttempts(db, hash),
  };
}
