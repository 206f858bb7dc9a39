import { days, minutes, seconds } from "#kernel/clock.ts";

/** A session ends this long after its last refresh … */
export const IDLE_LIFE = days(7);
/** … and at the latest this long after it was opened. */
export const SESSION_LIFE = days(30);
/** How long the direct predecessor of an unused token is still answered: a lost answer, a second tab. */
export const REPLAY_GRACE = seconds(10);
/** How old a sign-in link may be. */
export const LINK_LIFE = seconds(60);
export const ATTEMPT_WINDOW = minutes(15);
export const MOST_ATTEMPTS = 10;
