import type { Id } from "@solodesk/contract/kernel/id.ts";
import { limitPerWindow } from "#kernel/limits/limit-per-window.ts";
import { type Clock, minutes } from "#kernel/time/clock.ts";

const MOST_AN_HOUR = 20;

/** Counts the emails that each account sends by hand, per process. Throws "rate_limited". */
export const mailLimit = (clock: Clock): ((userId: Id) => void) =>
  limitPerWindow(clock, {
    most: MOST_AN_HOUR,
    length: minutes(60),
    message: `You sent ${MOST_AN_HOUR} mails by hand within an hour. Wait a while before the next.`,
  });
