import { AppError } from "../app-error.ts";
import { type Clock, wholeSeconds } from "../time/clock.ts";
import { callCounter } from "./rate-limit.ts";

interface Limit {
  most: number;
  /** Milliseconds of the window. */
  length: number;
  /** What whoever comes once more is told. */
  message: string;
}

/** Counts calls by key in this process, for what no budget of an address is meant for. Throws "rate_limited". */
export function limitPerWindow(clock: Clock, { most, length, message }: Limit): (key: string) => void {
  const count = callCounter(clock, length);
  return (key) => {
    const { current, ttl } = count(key);
    if (current > most) throw new AppError("rate_limited", { message, retryAfter: wholeSeconds(ttl) });
  };
}
