import { days, minutes } from "#kernel/time/clock.ts";

/** The job that makes a copy. */
export const MAKE_EXPORT = "make-data-export";
export const FILE_LIFE = days(7);
/** How long after the request an export whose file is gone stays listed. */
export const ROW_LIFE = days(30);
/** A claim that is not renewed for this long belongs to a process that died. */
export const CLAIM = minutes(2);
/** The delay after a failed attempt. */
export const TRIED_AGAIN = minutes(1);
export const MOST_EXPORT_ATTEMPTS = 3;
export const MOST_EXPORTS_A_DAY = 3;
