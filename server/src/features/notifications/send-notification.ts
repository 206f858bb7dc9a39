import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { NotificationKind } from "@solodesk/contract/notifications.ts";
import { systemClock } from "#kernel/clock.ts";
import type { Db } from "#kernel/db.ts";
import { idMaker } from "#kernel/ids.ts";
import { oneLine } from "#kernel/mail.ts";
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
 * moment the transaction stands, whichever process their stream is in. Nothing for whoever turned this kind off.
 */
export async function sendNotification(tx: Db, { about, ...rest }: ToSend): Promise<void> {
  await insertNotification(tx, { ...rest, id: newId(), about: oneLine(about) });
}
