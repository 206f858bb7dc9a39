import type { Id } from "@solodesk/contract/kernel/id.ts";
import { mailsOf, type NotificationKind } from "@solodesk/contract/platform/notifications.ts";
import type { Db } from "#kernel/database/db.ts";
import { isMailOff } from "./notifications.repository.ts";

/** Asked in the transaction that writes the letter. What keeps money and accounts safe is always wanted. */
export const wantsMail = async (tx: Db, userId: Id, kind: NotificationKind): Promise<boolean> =>
  mailsOf[kind] !== "optional" || !(await isMailOff(tx, userId, kind));
