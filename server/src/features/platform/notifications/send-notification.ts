import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { NotificationKind } from "@solodesk/contract/platform/notifications.ts";
import type { Db } from "#kernel/database/db.ts";
import { requestContext } from "#kernel/http/request-context.ts";
import { idMaker } from "#kernel/ids.ts";
import { oneLine } from "#kernel/outside/mail.ts";
import { systemClock } from "#kernel/time/clock.ts";
import { insertNotification } from "./notifications.repository.ts";

interface ToSend {
  userId: Id;
  kind: NotificationKind;
  /** A short plain part of a sentence, such as a customer's name or an order number; never a secret. */
  about: string;
  /** Where in the app it is seen. */
  path: string;
}

const newId = idMaker(systemClock);

/**
 * Part of the transaction that makes the news: what is rolled back nobody hears of. Whoever has the app open is told the
 * moment the transaction stands, whichever process their stream is in; the session that made them itself counts it as read,
 * save what touches the account: with a stolen token the owner and the thief are one session. Nothing for whoever turned
 * this kind off.
 */
export async function sendNotification(tx: Db, { userId, about, ...rest }: ToSend): Promise<void> {
  const asker = requestContext();
  const isOwn = asker?.userId === userId && rest.kind !== "security";
  const sessionId = (isOwn && asker.sessionId) || null;
  await insertNotification(tx, { ...rest, userId, sessionId, id: newId(), about: oneLine(about) });
}
