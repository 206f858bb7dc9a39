import type { AuditEvent } from "@solodesk/contract/identity/audit.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { abouts } from "#features/identity/audit/about-in-words.ts";
import { entryOf } from "#features/identity/audit/record-audit.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import { hmac } from "#kernel/secrets/secrets.ts";
import { after, minutes, wholeSeconds } from "#kernel/time/clock.ts";
import {
  clearAttempts,
  countFailure,
  findWindowStart,
  reserveAttempt,
} from "./sign-in-attempts.repository.ts";

interface Limited {
  /** What is being guessed … */
  purpose: "sign-in-attempts" | "device-attempts" | "confirm-attempts" | "session-attempts" | "code-attempts";
  /** … and whose it is. */
  whose: string;
  most: number;
  /** Milliseconds. */
  window: number;
  /** The error message once the limit is reached. */
  message: string;
}

export interface AttemptLimit {
  /** Counts an attempt before it is checked. Throws "rate_limited" if the window is full. */
  reserve(): Promise<void>;
  /** Records a wrong password. Only the first and the last of a window go into the account's audit log. */
  fail(userId: Id, event: AuditEvent): Promise<void>;
  /** Resets the count after a correct one. */
  clear(): Promise<void>;
}

/** Counts in the database, across all addresses and processes. Without RATE_LIMIT it never refuses. */
export function attemptLimit(deps: Deps, { purpose, whose, most, window, message }: Limited): AttemptLimit {
  const { db, clock, secrets } = deps;
  const emailHash = hmac(secrets.key(purpose), whose);
  return {
    async reserve() {
      const now = clock.now();
      const windowOver = after(now, -window);
      if (await reserveAttempt(db, { emailHash, now, windowOver, most })) return;
      if (!deps.config.RATE_LIMIT) return;
      const start = (await findWindowStart(db, emailHash)) ?? windowOver;
      const left = after(start, window).getTime() - now.getTime();
      throw new AppError("rate_limited", { message, retryAfter: wholeSeconds(left) });
    },
    fail(userId, event) {
      const last = asKept(abouts.wrongPasswords, { most, minutes: window / minutes(1) });
      return countFailure(db, {
        emailHash,
        most,
        entry: entryOf({ userId, event }),
        first: asKept(abouts.wrongPassword),
        last,
      });
    },
    clear: () => clearAttempts(db, emailHash),
  };
}
