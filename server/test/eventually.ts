import { vi } from "vitest";
import { WAIT } from "../../scripts/patience.mjs";

/** Waits until a claim holds; fails with its last reason. What a quiet machine does at once, a busy one may do in a minute. */
export const eventually = <T>(claim: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(claim, { timeout: WAIT, interval: 20 });
