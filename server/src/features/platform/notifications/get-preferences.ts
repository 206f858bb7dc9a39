import type { Id } from "@solodesk/contract/kernel/id.ts";
import {
  mailsOf,
  type NotificationPreference,
  notificationKinds,
} from "@solodesk/contract/platform/notifications.ts";
import type { Deps } from "#kernel/deps.ts";
import { listPreferences } from "./notifications.repository.ts";

/** Returns one preference for each kind; the default is on. */
export async function getPreferences(
  { db }: Pick<Deps, "db">,
  userId: Id,
): Promise<NotificationPreference[]> {
  const rows = new Map((await listPreferences(db, userId)).map((row) => [row.kind, row]));
  return notificationKinds.map((kind) => {
    const { inApp = true, byMail = true } = rows.get(kind) ?? {};
    const mails = { always: true, optional: byMail, never: null };
    return { kind, in_app: inApp, by_mail: mails[mailsOf[kind]] };
  });
}
