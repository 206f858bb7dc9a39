import type { Id } from "@solodesk/contract/kernel/id.ts";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { findReplyTo } from "#features/identity/auth/account/find-reply-to.ts";
import { enqueueMail } from "#features/platform/mail/enqueue-mail.ts";
import { renderEmail } from "#features/platform/mail/render-email.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { headerLine } from "#kernel/outside/mail.ts";
import { type AppointmentRow, findAppointment } from "../appointments.repository.ts";
import { loadAppointmentSubject } from "../emails/enqueue-appointment-emails.ts";
import { receiptEmailContent } from "../emails/receipt-email.ts";
import { manageAddress } from "../manage-address.ts";
import { titleForReader } from "../title-for-reader.ts";

/**
 * Emails the customer a receipt for what they paid in person; returns what became of it, in words. Throws "not_found",
 * "invalid_transition".
 */
export async function emailReceipt(deps: Deps, userId: Id, id: Id): Promise<string> {
  const store = await findStoreOfUser(deps.db, userId);
  const row = store && (await findAppointment(deps.db, { storeId: store.id, id }));
  if (!row) throw new AppError("not_found");
  return (await emailReceiptOf(deps, store, row))
    ? t("Receipt sent to {email}", { email: row.customerEmail })
    : t("The receipt couldn't be sent. It's in your email log.");
}

/** As emailReceipt, for a row that has been read. Throws "invalid_transition". */
export async function emailReceiptOf(deps: Deps, store: Store, row: AppointmentRow): Promise<boolean> {
  if (row.collectionId === null)
    throw new AppError("invalid_transition", { message: t("No payment in person is recorded.") });
  if (row.customerEmail === "")
    throw new AppError("invalid_transition", { message: t("This customer has no email address.") });
  return inLanguage(row.language, () => enqueueReceipt(deps, store, row));
}

/** Returns whether it will be sent: a receipt that can't be is kept in the email log. */
async function enqueueReceipt(deps: Deps, store: Store, row: AppointmentRow): Promise<boolean> {
  const subject = await loadAppointmentSubject(deps, store, row);
  if (!subject) return false;
  const title = headerLine(await titleForReader(deps.db, subject.row));
  const content = receiptEmailContent({
    ...subject,
    row: { ...subject.row, title },
    manageAddress: manageAddress(deps.secrets, deps.ownOrigin.get(), store.website_url, row.id),
  });
  const mail = await enqueueMail(deps, {
    ...renderEmail(content),
    userId: subject.ownerId,
    about: { storeId: store.id, appointmentId: row.id },
    kind: "booking_receipt",
    // The seller may send it again.
    occasion: `receipt ${deps.clock.now().toISOString()}`,
    senderName: subject.store.name,
    to: row.customerEmail,
    replyTo: await findReplyTo(deps.db, store, subject.ownerId),
  });
  return mail?.status === "queued";
}
