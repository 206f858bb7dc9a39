import type { Id } from "@solodesk/contract/kernel/id.ts";
import { buyerMailKinds, customerMailKinds, receiptMailKinds } from "@solodesk/contract/platform/mail.ts";
import type { Db } from "#kernel/database/db.ts";
import { countAbout, listAbout, type MailEnvelope } from "./mails-about.repository.ts";

export type { MailEnvelope };

interface Asked {
  /** In whose log they are. */
  userId: Id;
  orderIds: readonly Id[];
  appointmentIds: readonly Id[];
  /** How many of them at most. */
  most: number;
}

const kinds = [...customerMailKinds, ...receiptMailKinds, ...buyerMailKinds];

/** The emails to customers about these orders and appointments, oldest first, and how many there are in all. */
export async function listMailsAbout(
  db: Db,
  { most, ...about }: Asked,
): Promise<{ mails: MailEnvelope[]; total: number }> {
  const mails = await listAbout(db, { ...about, kinds }, most);
  const total = mails.length < most ? mails.length : await countAbout(db, { ...about, kinds });
  return { mails, total };
}
