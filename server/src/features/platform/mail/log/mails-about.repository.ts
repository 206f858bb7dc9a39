import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { MailKind } from "@solodesk/contract/platform/mail.ts";
import { and, asc, eq, inArray, or, type SQL } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { mails } from "../mail.table.ts";

interface About {
  userId: Id;
  kinds: readonly MailKind[];
  orderIds: readonly Id[];
  appointmentIds: readonly Id[];
}

const isAbout = ({ userId, kinds, orderIds, appointmentIds }: About): SQL | undefined =>
  and(
    eq(mails.userId, userId),
    inArray(mails.kind, kinds),
    or(inArray(mails.orderId, [...orderIds]), inArray(mails.appointmentId, [...appointmentIds])),
  );

const { id, kind, recipient, subject, status, error, createdAt, sentAt } = mails;
const envelope = { id, kind, recipient, subject, status, error, createdAt, sentAt };

/** An email without its contents. */
export type MailEnvelope = Awaited<ReturnType<typeof listAbout>>[number];

/** The first emails of these kinds about orders and appointments, oldest first. */
export const listAbout = (db: Db, about: About, limit: number) =>
  db.select(envelope).from(mails).where(isAbout(about)).orderBy(asc(createdAt), asc(id)).limit(limit);

export const countAbout = (db: Db, about: About): Promise<number> => db.$count(mails, isAbout(about));
