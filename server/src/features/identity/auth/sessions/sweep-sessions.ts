import type { Deps } from "#kernel/deps.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { deleteAccountLinksExpiredBefore } from "../links/account-links.repository.ts";
import { deleteLinksExpiredBefore } from "../links/sign-in-links.repository.ts";
import { deleteUnusedFactors } from "../second-factor/second-factors.repository.ts";
import { deleteTicketsExpiredBefore } from "../second-factor/sign-in-tickets.repository.ts";
import { deleteWindowsStartedBefore } from "../sign-in/sign-in-attempts.repository.ts";
import { deleteTokensExpiredBefore } from "./refresh-tokens.repository.ts";
import { CODE_WINDOW, ENROLMENT_LIFE, IDLE_LIFE } from "./session-life.ts";
import { deleteSessions } from "./sessions.repository.ts";

/**
 * Deletes expired sessions, tokens, links, tickets, unused secrets and attempt counts. Returns how many of
 * each.
 */
export async function sweepSessions({ db, clock }: Pick<Deps, "db" | "clock">) {
  // An hour late, so that no request that began while they were valid still uses them.
  const moment = after(clock.now(), -minutes(60));
  return {
    sessions: await deleteSessions(db, { endedBefore: moment, unusedSince: after(moment, -IDLE_LIFE) }),
    tokens: await deleteTokensExpiredBefore(db, moment),
    links: await deleteLinksExpiredBefore(db, moment),
    accountLinks: await deleteAccountLinksExpiredBefore(db, moment),
    tickets: await deleteTicketsExpiredBefore(db, moment),
    factors: await deleteUnusedFactors(db, after(moment, -ENROLMENT_LIFE)),
    windows: await deleteWindowsStartedBefore(db, after(moment, -CODE_WINDOW)),
  };
}
