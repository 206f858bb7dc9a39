import type { Id } from "@solodesk/contract/kernel/id.ts";
import { customerMailKinds, type MailKind, sellerMailKinds } from "@solodesk/contract/platform/mail.ts";
import type { Deps } from "#kernel/deps.ts";
import { oneLine } from "#kernel/outside/mail.ts";
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
export async function enqueueMail(deps: Deps, letter: NewMail): Promise<MailRow | undefined> {
  const { about, kind } = letter;
  const row = await insertMail(deps.db, await rowOf(deps, letter));
  if (!row) return undefined;
  const { replaces = about?.appointmentId === undefined ? [] : [about.appointmentId] } = letter;
  if (deps.mailer) for (const id of replaces) await cancelWaiting(deps.db, id, sameReaders(kind), row.id);
  if (row.status === "queued") await wakeMail(deps, row.id, row.sendAt);
  return row;
}

/** Returns the kinds of emails that go to the same people as this kind. */
export const sameReaders = (kind: MailKind): readonly MailKind[] =>
  [customerMailKinds, sellerMailKinds].find((kinds) => kinds.some((one) => one === kind)) ?? [];

async function rowOf(deps: Deps, letter: NewMail): Promise<MailRow> {
  const now = deps.clock.now();
  const reason = await suppressionReason(deps, letter);
  return {
    id: deps.newId(),
    userId: letter.userId,
    storeId: letter.about?.storeId ?? null,
    appointmentId: letter.about?.appointmentId ?? null,
    orderId: letter.about?.orderId ?? null,
    waitingId: letter.about?.waitingId ?? null,
    kind: letter.kind,
    occasion: letter.occasion,
    senderName: oneLine(letter.senderName),
    recipient: letter.to,
    replyTo: letter.replyTo ?? "",
    subject: oneLine(letter.subject),
    text: letter.text,
    html: letter.html,
    calendar: letter.calendar ?? null,
    status: reason === undefined ? "queued" : "kept",
    round: 1,
    attempts: 0,
    error: reason ?? null,
    sendAt: now,
    goodUntil: letter.goodUntil ?? null,
    claimedUntil: null,
    sentAt: null,
    createdAt: now,
  };
}
