import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { linkMailKinds, type Mail, type MailKind } from "@solodesk/contract/platform/mail.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { wholeSeconds } from "#kernel/time/clock.ts";
import { sameReaders } from "../enqueue-mail.ts";
import { reasonInWords } from "../kept-reason.ts";
import { findMail, isOutdated, type MailRow, requeueMail } from "../mail.repository.ts";
import { toMail } from "../mail-row.ts";
import { limitWindow, recipientLimitReason } from "../suppression-reason.ts";
import { wakeMail } from "../wake-mail.ts";
import { requireMailServer } from "./require-mail-server.ts";

const REPLACED = msg("A newer email replaced this one.");

/**
 * Sends an email again; one that is already queued is left alone, so a double click sends it once. Throws
 * "not_found", "invalid_transition" for an email that was replaced or is too late and if there is no mail
 * server, and "rate_limited" if its address has received enough for now.
 */
export async function resendMail(deps: Deps, userId: Id, id: Id): Promise<Mail> {
  const { clock } = deps;
  return inTransaction(deps, async (deps) => {
    const mail = await findMail(deps.db, userId, id);
    if (!mail) throw new AppError("not_found");
    requireMailServer(deps);
    const now = clock.now();
    refuseUseless(mail, now);
    if (await isOutdated(deps.db, mail, sameReaders(mail.kind)))
      throw new AppError("invalid_transition", { message: t(REPLACED) });
    const reason = await recipientLimitReason(deps, { ...mail, to: mail.recipient });
    if (reason !== undefined)
      throw new AppError("rate_limited", {
        message: reasonInWords(reason),
        retryAfter: wholeSeconds(limitWindow(mail.kind)),
      });
    const queued = await requeueMail(deps.db, mail, ["sent", "failed", "kept"], now);
    if (queued) await wakeMail(deps, id, now);
    return toMail(queued ?? (await findMail(deps.db, userId, id)) ?? mail);
  });
}

function tooLate(kind: MailKind): Message {
  if (kind === "booking_verify")
    return msg("The time to confirm this booking has passed, so this email would come too late.");
  return linkMailKinds.some((one) => one === kind)
    ? msg("Its link has expired. Ask for a new one.")
    : msg("The appointment is over, so this email would come too late.");
}

function refuseUseless({ kind, status, goodUntil }: MailRow, now: Date): void {
  const message =
    status === "cancelled" ? REPLACED : goodUntil && goodUntil <= now ? tooLate(kind) : undefined;
  if (message !== undefined) throw new AppError("invalid_transition", { message: t(message) });
}
