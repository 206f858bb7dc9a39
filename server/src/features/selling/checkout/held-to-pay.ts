import { minutes } from "#kernel/time/clock.ts";

/** How long stock and times are held for a buyer who is paying. */
export const HELD_TO_PAY = minutes(15);
