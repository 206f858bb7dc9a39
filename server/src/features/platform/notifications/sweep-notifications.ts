import { maxNotifications, notificationDays } from "@solodesk/contract/platform/notifications.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import { deleteBeyond, deleteNotificationsBefore } from "./notifications.repository.ts";

/**
 * Deletes old notifications, and those of each account beyond the newest `maxNotifications`; returns how
 * many of each.
 */
export async function sweepNotifications({ db, clock }: Pick<Deps, "db" | "clock">) {
  return {
    old: await deleteNotificationsBefore(db, after(clock.now(), -days(notificationDays))),
    beyond: await deleteBeyond(db, maxNotifications),
  };
}
