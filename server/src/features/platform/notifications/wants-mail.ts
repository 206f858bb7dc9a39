import type { Id } from "@solodesk/contract/kernel/id.ts";
import { mailsOf, type NotificationKind } from "@solodesk/contract/platform/notifications.ts";
import type { Db } from "#kernel/database/db.ts";
import { isMailOff } from "./notifications.repository.ts";

/**
 * Returns whether a user wants emails of this kind; called in the transaction that queues the email. Emails
 * that keep money and accounts safe are always sent.
 */
export const wantsMail = async (tx: Db, userId: Id, kind: NotificationKind): Promise<boolean> =>
  mailsOf[kind] !== "optional" || !(await isMailOff(tx, userId, kind));
