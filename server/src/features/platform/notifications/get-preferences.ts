import type { Id } from "@solodesk/contract/kernel/id.ts";
import {
  mailsOf,
  type NotificationPreference,
  preferenceKinds,
} from "@solodesk/contract/platform/notifications.ts";
import type { Deps } from "#kernel/deps.ts";
import { listPreferences } from "./notifications.repository.ts";

/** Returns one preference for each kind. Unless it was changed, everything is on but what has to be asked for. */
export async function getPreferences(
  { db }: Pick<Deps, "db">,
  userId: Id,
): Promise<NotificationPreference[]> {
  const rows = new Map((await listPreferences(db, userId)).map((row) => [row.kind, row]));
  return preferenceKinds.map((kind) => {
    const { inApp = true, byMail } = rows.get(kind) ?? {};
    const mails = { always: true, optional: byMail ?? true, never: null, opt_in: byMail ?? false };
    return { kind, in_app: mailsOf[kind] === "opt_in" ? null : inApp, by_mail: mails[mailsOf[kind]] };
  });
}
