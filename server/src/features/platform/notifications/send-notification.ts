import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { NotificationKind } from "@solodesk/contract/platform/notifications.ts";
import type { Db } from "#kernel/database/db.ts";
import { requestContext } from "#kernel/http/request-context.ts";
import { idMaker } from "#kernel/ids.ts";
import { headerLine } from "#kernel/outside/mail.ts";
import { systemClock } from "#kernel/time/clock.ts";
import { hasUnread, insertNotification } from "./notifications.repository.ts";

interface ToSend {
  userId: Id;
  kind: NotificationKind;
  /** A short plain fragment, such as a customer's name or an order number; never a secret. */
  about: string;
  /** The path in the app that shows it. */
  path: string;
  /** Sends nothing while an earlier one of this kind is unread. */
  unlessUnread?: boolean;
}

const newId = idMaker(systemClock);

/**
 * Part of the transaction of the event, so a rollback sends nothing. On commit, it is announced to open
 * streams in every process. The session that caused the event counts it as read, except for "security"
 * events: with a stolen token, owner and thief share a session. Does nothing if the user turned this kind
 * off.
 */
export async function sendNotification(
  tx: Db,
  { userId, about, unlessUnread = false, ...rest }: ToSend,
): Promise<void> {
  if (unlessUnread && (await hasUnread(tx, userId, rest.kind))) return;
  const context = requestContext();
  const isOwn = context?.userId === userId && rest.kind !== "security";
  const sessionId = (isOwn && context.sessionId) || null;
  await insertNotification(tx, { ...rest, userId, sessionId, id: newId(), about: headerLine(about) });
}
