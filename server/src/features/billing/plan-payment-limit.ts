// Payments that are begun for plans, counted in this process.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Clock, minutes } from "#kernel/clock.ts";
import { limitPerWindow } from "#kernel/limit-per-window.ts";

/** More than somebody tries whose card is declined. */
const MOST_AN_HOUR = 20;

/** Members count for themselves, wherever they are. Throws "rate_limited". */
export const planPaymentLimit = (clock: Clock): ((userId: Id) => void) =>
  limitPerWindow(clock, {
    most: MOST_AN_HOUR,
    length: minutes(60),
    message: `${MOST_AN_HOUR} payments were begun from your account within an hour. Wait a while before the next.`,
  });
