import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { NotificationKind } from "@solodesk/contract/platform/notifications.ts";
import { writeToOwner } from "#features/identity/auth/account/write-to-owner.ts";
import { sendNotification } from "#features/platform/notifications/send-notification.ts";
import { giveBackConsent } from "#features/scheduling/external-calendars/google-calendars/give-back-consent.ts";
import {
  type ClaimedCalendar,
  claimCalendar,
  failureOf,
  forgetCalendar,
  inKeptLanguage,
  releaseCalendar,
  type SyncOutcome,
  unknownFailure,
} from "#features/scheduling/external-calendars/sync/calendar-claim.ts";
import { listConflicts } from "#features/scheduling/external-calendars/sync/list-conflicts.ts";
import { pullCalendar } from "#features/scheduling/external-calendars/sync/pull-calendar.ts";
import { findOwnerOfStore } from "#features/store/store/find-owner-of-store.ts";
import { findStore } from "#features/store/store/find-store.ts";
import { inTransaction, loggable } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { markTold } from "./calendar-copies.repository.ts";
import { pushCalendar } from "./push-calendar.ts";

/** A sync stops after this long, and the next one goes on. Shorter than the claim. */
const PATIENCE = minutes(2);

interface Which {
  storeId: Id;
  id: Id;
}

/**
 * Reads a calendar of a login, then writes the store's appointments into it. Does nothing while another process does. Why
 * it failed is kept with the calendar.
 */
export async function syncCalendar(deps: Deps, which: Which): Promise<void> {
  const claimed = await claimCalendar(deps, which);
  if (!claimed) return;
  const outcome = await inKeptLanguage(() => runSync(deps, claimed));
  await releaseCalendar(deps, which, outcome);
  const { name, leavingSince } = claimed.source;
  if (leavingSince) {
    if ("error" in outcome ? outcome.isRefused : outcome.isWritten) await forgetCalendar(deps, which);
    return;
  }
  if ("error" in outcome && outcome.isRefused) await tell(deps, which, "calendar_refused", () => name);
  if (!("error" in outcome)) await tellConflicts(deps, which);
}

async function runSync(deps: Deps, { source, place }: ClaimedCalendar): Promise<SyncOutcome> {
  const began = deps.clock.now();
  const isLate = () => deps.clock.now() > after(began, PATIENCE);
  try {
    const store = await findStore(deps.db, source.storeId);
    const isRead =
      source.leavingSince !== null ||
      (await pullCalendar(deps, { source, place, zone: store?.timezone ?? "UTC", isLate }));
    // Before everything was read, it isn't known what was done to appointments there.
    const isWritten = isRead && (await pushCalendar(deps, { source, place, isLate }));
    if (source.leavingSince && isWritten) await giveBackConsent(deps, { source, place });
    return { isRead, isWritten, began };
  } catch (error) {
    const failure = failureOf(error);
    if (failure) return failure;
    deps.log.error({ err: loggable(error), calendar: source.id }, "a calendar could not be synced");
    return { error: unknownFailure, isRefused: false, wait: 0 };
  }
}

/** Tells the seller once of each appointment that was moved or removed there. */
async function tellConflicts(deps: Deps, which: Which): Promise<void> {
  const found = await listConflicts(deps, which.storeId, which.id);
  const untold = found.filter(({ isTold }) => !isTold).map(({ conflict }) => conflict);
  if (untold.length === 0) return;
  await inTransaction(deps, async (deps) => {
    const marked = await markTold(
      deps.db,
      which,
      untold.map(({ id }) => id),
    );
    const [first] = untold.filter(({ id }) => marked.includes(id));
    if (!first) return;
    const about = () =>
      marked.length === 1
        ? `${first.customer}, ${first.title}`
        : t("{count, plural, one {# appointment} other {# appointments}}", { count: marked.length });
    await tell(deps, which, "calendar_conflict", about);
  });
}

async function tell(
  deps: Deps,
  { storeId }: Which,
  kind: NotificationKind,
  about: () => string,
): Promise<void> {
  const userId = await findOwnerOfStore(deps.db, storeId);
  if (userId === undefined) return;
  await writeToOwner(deps.db, userId, () =>
    sendNotification(deps.db, { userId, kind, about: about(), path: `${pages.storeSettings}#calendars` }),
  );
}
