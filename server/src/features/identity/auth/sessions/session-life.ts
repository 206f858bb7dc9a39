import type { linkMailKinds } from "@solodesk/contract/platform/mail.ts";
import { days, minutes, seconds } from "#kernel/time/clock.ts";

/** A session ends this long after its last refresh … */
export const IDLE_LIFE = days(7);
/** … and at the latest this long after it was opened. */
export const SESSION_LIFE = days(30);
/** How long a used token is still accepted while its successor is unused: a lost response, a second tab. */
export const REPLAY_GRACE = seconds(10);
/** How old a sign-in link may be. */
export const LINK_LIFE = seconds(60);
/** How long a session counts as fresh after its owner last proved who they are. */
export const FRESH_LIFE = minutes(5);
/** How long a link in an email works, by purpose. */
export const ACCOUNT_LINK_LIFE: Record<(typeof linkMailKinds)[number], number> = {
  reset_password: minutes(60),
  verify_email: days(3),
  leave_email: days(1),
  take_email: days(1),
};
export const ATTEMPT_WINDOW = minutes(15);
export const MOST_ATTEMPTS = 10;
/** Wrong passwords in that window when confirming: for one session, and for all sessions of an account. */
export const MOST_ATTEMPTS_OF_A_SESSION = 5;
export const MOST_CONFIRMATIONS = 10;
/** How long a sign-in ticket waits for its code, … */
export const TICKET_LIFE = minutes(5);
/** … how many attempts it has, … */
export const TICKET_ATTEMPTS = 5;
/** … and how many wrong codes an account accepts within CODE_WINDOW, from anyone. */
export const MOST_CODES = 10;
export const CODE_WINDOW = minutes(60);
/** How long a new secret waits for the first code from the app. */
export const ENROLMENT_LIFE = minutes(60);
