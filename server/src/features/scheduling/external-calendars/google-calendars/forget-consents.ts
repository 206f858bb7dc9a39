import { loggable } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import { openPassword } from "../calendar-password.ts";
import { deleteConsent, isAccountNeeded, listExpired } from "./consents.repository.ts";

const MOST = 20;
/** How long it is tried to give one back. */
const PATIENCE = days(3);

type Expired = Awaited<ReturnType<typeof listExpired>>[number];

/** Forgets consents for which no calendar was chosen, and gives them back to Google. */
export async function forgetConsents(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const consent of await listExpired(deps.db, now, MOST)) {
    const isGivenUp = consent.createdAt < after(now, -PATIENCE);
    if (isGivenUp || (await giveBack(deps, consent))) await deleteConsent(deps.db, consent);
  }
}

/** Returns whether nothing is left to do. */
async function giveBack(deps: Deps, { storeId, id, account, token: sealed }: Expired): Promise<boolean> {
  if (account === null || sealed === null) return true;
  if (await isAccountNeeded(deps.db, account, { storeId, id }, deps.clock.now())) return true;
  const token = openPassword(deps, { storeId, address: id, password: sealed });
  if (token === undefined || !deps.googleCalendar) return true;
  try {
    await deps.googleCalendar.revoke(token);
    return true;
  } catch (error) {
    deps.log.warn({ err: loggable(error), consent: id }, "a consent could not be given back to google");
    return false;
  }
}
