import { days, minutes } from "#kernel/time/clock.ts";

/** The job that makes a copy. */
export const MAKE_EXPORT = "make-data-export";
export const FILE_LIFE = days(7);
/** How long one is listed after its file is gone. */
export const ROW_LIFE = days(30);
/** Nothing is heard for so long only of a process that is gone. */
export const CLAIM = minutes(2);
/** After an attempt that failed. */
export const TRIED_AGAIN = minutes(1);
export const MOST_ATTEMPTS = 3;
export const MOST_A_DAY = 3;
