// The only source of the current time, so that a test can skip a year in a second.
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Returns the time `amount` milliseconds after `from`. */
export const after = (from: Date, amount: number): Date => new Date(from.getTime() + amount);

export const seconds = (n: number): number => n * 1000;
export const minutes = (n: number): number => n * 60_000;
/** Returns the Retry-After value for a wait of `ms`: whole seconds, at least 1. */
export const wholeSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

export const days = (n: number): number => n * 86_400_000;
