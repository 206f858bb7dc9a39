import type { Id } from "@solodesk/contract/kernel/id.ts";
import {
  customerMailKinds,
  type MailKind,
  receiptMailKinds,
  sellerMailKinds,
} from "@solodesk/contract/platform/mail.ts";
import type { Deps } from "#kernel/deps.ts";
import { headerLine } from "#kernel/outside/mail.ts";
import { after } from "#kernel/time/clock.ts";
import { mailRule } from "./held/mail-rule.ts";
import { cancelWaiting, insertMail, type MailRow } from "./mail.repository.ts";
import { suppressionReason } from "./suppression-reason.ts";
import { wakeMail } from "./wake-mail.ts";

export interface NewMail {
  /** The user in whose log it is listed. */
  userId: Id;
  about?: { storeId: Id | null; appointmentId?: Id; orderId?: Id; waitingId?: Id };
  /** Appointments whose queued emails to the same people are outdated by this one. */
  replaces?: readonly Id[];
  kind: MailKind;
  /** Identifies the event it is about: a second email for the same occasion is not sent. */
  occasion: string;
  senderName: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  calendar?: string;
  /** When it is too late to send it. */
  goodUntil?: Date;
}

/**
 * Queues an email as part of the transaction that it reports. Cancels queued emails to the same people that
 * it makes outdated. Returns undefined if one for the same occasion exists.
 */
export async function enqueueMail(deps: Deps, mail: NewMail): Promise<MailRow | undefined> {
  const { about, kind } = mail;
  const written = await rowOf(deps, mail);
  const { show } = mailRule();
  if (show) {
    show(written);
    return written;
  }
  const row = await insertMail(deps.db, written);
  if (!row) return undefined;
  const { replaces = about?.appointmentId === undefined ? [] : [about.appointmentId] } = mail;
  if (deps.mailer) for (const id of replaces) await cancelWaiting(deps.db, id, sameReaders(kind), row.id);
  if (row.status === "queued") await wakeMail(deps, row.id, row.sendAt);
  return row;
}

/** Kinds of emails about an appointment that go to the same people. */
export const readerGroups: readonly (readonly MailKind[])[] = [
  customerMailKinds,
  receiptMailKinds,
  sellerMailKinds,
];

/** Returns the kinds of emails that go to the same people as this kind. */
export const sameReaders = (kind: MailKind): readonly MailKind[] =>
  readerGroups.find((kinds) => kinds.includes(kind)) ?? [];

async function rowOf(deps: Deps, mail: NewMail): Promise<MailRow> {
  const now = deps.clock.now();
  const { hold } = mailRule();
  const reason = await suppressionReason(deps, mail);
  return {
    id: deps.newId(),
    userId: mail.userId,
    storeId: mail.about?.storeId ?? null,
    appointmentId: mail.about?.appointmentId ?? null,
    orderId: mail.about?.orderId ?? null,
    waitingId: mail.about?.waitingId ?? null,
    proposalId: hold?.proposalId ?? null,
    replacedBy: null,
    kind: mail.kind,
    occasion: mail.occasion,
    senderName: headerLine(mail.senderName),
    recipient: mail.to,
    replyTo: mail.replyTo ?? "",
    subject: headerLine(mail.subject),
    text: mail.text,
    html: mail.html,
    calendar: mail.calendar ?? null,
    status: reason === undefined ? "queued" : "kept",
    round: 1,
    attempts: 0,
    error: reason ?? null,
    sendAt: hold ? after(now, hold.wait) : now,
    goodUntil: mail.goodUntil ?? null,
    claimedUntil: null,
    sentAt: null,
    createdAt: now,
  };
}
