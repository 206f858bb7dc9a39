import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import { LONGEST_DELIVERY, type Mailer } from "#kernel/outside/mail.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { keptReasons } from "./kept-reason.ts";
import { withLinkCode } from "./link-code.ts";
import { claimMail, deleteMail, type MailOutcome, type MailRow, recordOutcome } from "./mail.repository.ts";
import { wakeMail } from "./wake-mail.ts";

/** Minutes between attempts: short for a hiccup, long for an outage, five hours in total. */
const waits = [1, 10, 60, 240];

/** An email that failed after fewer was refused for good. */
export const MOST_MAIL_ATTEMPTS = waits.length + 1;

/** Returns the wait in minutes, or undefined after the last attempt. */
const waitAfter = (attempts: number): number | undefined => waits[attempts - 1];

/** Longer than an attempt takes, so that no other process starts one meanwhile. */
const CLAIM = 2 * LONGEST_DELIVERY;

/**
 * Makes one attempt to send an email; does nothing if it is not due or another process has it. If the process
 * crashes between the mail server's confirmation and our commit, the email is sent again with the same
 * Message-ID.
 */
export async function deliverMail(deps: Deps, id: Id): Promise<void> {
  const now = deps.clock.now();
  const mail = await claimMail(deps.db, id, now, after(now, CLAIM));
  if (!mail) return;
  const { db, mailer } = deps;
  if (!mailer) {
    await conclude(db, mail, { status: "kept", error: asKept(keptReasons.noMailServer) });
  } else if (mail.goodUntil && mail.goodUntil <= now) {
    await conclude(db, mail, { status: "cancelled", error: asKept(keptReasons.late) });
  } else await attempt(deps, mailer, mail);
}

async function attempt(deps: Deps, mailer: Mailer, mail: MailRow): Promise<void> {
  const { db, clock, log, secrets } = deps;
  const delivery = await mailer.send({
    ...mail,
    ...withLinkCode(secrets, mail),
    id: `${mail.id}.${mail.round}`,
    to: mail.recipient,
  });
  if (delivery.sent) {
    await conclude(db, mail, { status: "sent", error: null, sentAt: clock.now() });
    return;
  }
  const { reason: error, isLasting } = delivery;
  const wait = isLasting ? undefined : waitAfter(mail.attempts);
  log.warn({ mail: mail.id, attempt: mail.attempts, again: wait !== undefined }, "a mail was not delivered");
  if (wait === undefined) {
    await conclude(db, mail, { status: "failed", error });
    return;
  }
  const sendAt = after(clock.now(), minutes(wait));
  await inTransaction(deps, async (deps) => {
    if (await recordOutcome(deps.db, mail, { error, sendAt })) await wakeMail(deps, mail.id, sendAt);
  });
}

/**
 * Records the outcome after which there is no further attempt. The last email to a deleted account is deleted
 * instead, because nothing else contains its address any more.
 */
async function conclude(db: Db, mail: MailRow, outcome: MailOutcome): Promise<void> {
  if (mail.kind === "account_deleted") await deleteMail(db, mail.id);
  else await recordOutcome(db, mail, outcome);
}
