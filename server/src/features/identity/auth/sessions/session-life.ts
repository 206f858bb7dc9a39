import type { linkMailKinds } from "@solodesk/contract/platform/mail.ts";
import { days, minutes, seconds } from "#kernel/time/clock.ts";

/** A session ends this long after its last refresh … */
export const IDLE_LIFE = days(7);
/** … and at the latest this long after it was opened. */
export const SESSION_LIFE = days(30);
/** How long the direct predecessor of an unused token is still answered: a lost answer, a second tab. */
export const REPLAY_GRACE = seconds(10);
/** How old a sign-in link may be. */
export const LINK_LIFE = seconds(60);
/** How long a session may do what asks for a fresh confirmation, from when its owner last proved who they are. */
export const FRESH_LIFE = minutes(5);
/** How long a link in a letter works, by what it is for. */
export const ACCOUNT_LINK_LIFE: Record<(typeof linkMailKinds)[number], number> = {
  reset_password: minutes(60),
  verify_email: days(3),
  leave_email: days(1),
  take_email: days(1),
};
export const ATTEMPT_WINDOW = minutes(15);
export const MOST_ATTEMPTS = 10;
/** Wrong passwords of one session in the same window, and of all sessions of an account together. */
export const MOST_ATTEMPTS_OF_A_SESSION = 5;
export const MOST_CONFIRMATIONS = 10;
/** How long a sign-in waits for its code, … */
export const TICKET_LIFE = minutes(5);
/** … how many it may try, … */
export const TICKET_ATTEMPTS = 5;
/** … and how many wrong ones an account takes in a while, whoever tries. */
export const MOST_CODES = 10;
export const CODE_WINDOW = minutes(60);
/** How long a secret waits for the first code that its app made. */
export const ENROLMENT_LIFE = minutes(60);
