import { AppError } from "../app-error.ts";
import { type Clock, wholeSeconds } from "../time/clock.ts";
import { callCounter } from "./rate-limit.ts";

interface Limit {
  most: number;
  /** Length of the window in milliseconds. */
  length: number;
  /** The error message once the limit is reached. */
  message: string;
}

/** Limits calls per key in this process, beyond the budgets per address. Throws "rate_limited". */
export function limitPerWindow(clock: Clock, { most, length, message }: Limit): (key: string) => void {
  const count = callCounter(clock, length);
  return (key) => {
    const { current, ttl } = count(key);
    if (current > most) throw new AppError("rate_limited", { message, retryAfter: wholeSeconds(ttl) });
  };
}
