import type { AuditEvent } from "@solodesk/contract/identity/audit.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { entryOf } from "#features/identity/audit/record-audit.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { hmac } from "#kernel/secrets/secrets.ts";
import { after, minutes, wholeSeconds } from "#kernel/time/clock.ts";
import {
  clearAttempts,
  countFailure,
  findWindowStart,
  reserveAttempt,
} from "./sign-in-attempts.repository.ts";

interface Limited {
  /** What is guessed at … */
  purpose: "sign-in-attempts" | "device-attempts" | "confirm-attempts" | "session-attempts" | "code-attempts";
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
  /** The password was wrong: the account's audit log says so of the first and of the last in a window. */
  fail(userId: Id, event: AuditEvent): Promise<void>;
  /** It was right: the count starts anew. */
  clear(): Promise<void>;
}

/** Counts in the database, wherever the calls come from; without RATE_LIMIT it refuses nothing. */
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
      const last = `${most} wrong passwords within ${window / minutes(1)} minutes; more are refused for a while`;
      return countFailure(db, {
        emailHash,
        most,
        entry: entryOf({ userId, event }),
        first: "wrong password",
        last,
      });
    },
    clear: () => clearAttempts(db, emailHash),
  };
}
