import type { Id } from "@solodesk/contract/kernel/id.ts";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Mail } from "@solodesk/contract/platform/mail.ts";
import type { CustomerEmail } from "@solodesk/contract/scheduling/customer-emails.ts";
import { findReplyTo } from "#features/identity/auth/account/find-reply-to.ts";
import { enqueueMail } from "#features/platform/mail/enqueue-mail.ts";
import { toMail } from "#features/platform/mail/mail-row.ts";
import { findCustomer } from "#features/scheduling/appointments/list/find-customer.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { renderCustomerEmail } from "./render-customer-email.ts";

/**
 * Sends what a seller wrote to a customer, who answers to the store. Only those who have had an appointment with it can be
 * written to. Throws "store_required", "not_found".
 */
export async function sendCustomerEmail(
  deps: Deps,
  userId: Id,
  { email, ...message }: CustomerEmail,
): Promise<Mail> {
  const store = await findStoreOfUser(deps.db, userId);
  if (!store) throw new AppError("store_required");
  const customer = await findCustomer(deps.db, store.id, email);
  if (!customer)
    throw new AppError("not_found", { message: t("None of your customers has this email address.") });
  const content = inLanguage(customer.language, () => renderCustomerEmail(store.name, message));
  const mail = await enqueueMail(deps, {
    userId,
    about: { storeId: store.id },
    kind: "customer_message",
    occasion: deps.newId(),
    senderName: store.name,
    to: customer.email,
    replyTo: await findReplyTo(deps.db, store, userId),
    ...content,
  });
  if (!mail) throw new Error("A message was written for an occasion of its own.");
  return toMail(mail);
}
