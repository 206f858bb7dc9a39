// What a seller writes to one of their customers.
import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { msg, t } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";
import { Email, line, text } from "../kernel/text.ts";
import { byHandLimit, MailQueued } from "../platform/mail.ts";

const NO_SUBJECT = msg("Enter a subject.");
/** Most characters of such an email. */
const maxLength = 5000;

export const CustomerEmail = z.strictObject({
  /** Of somebody who has had an appointment with the store. */
  email: Email,
  subject: line(150, 1, NO_SUBJECT).refine((value) => /[^\s\p{C}]/u.test(value), {
    error: () => t(NO_SUBJECT),
  }),
  text: text(maxLength, 1, msg("Enter a message.")),
});
export type CustomerEmail = z.infer<typeof CustomerEmail>;

export const customerEmails = {
  send: endpoint({
    method: "POST",
    path: `${M}/user/customers/email`,
    summary: "Email a customer",
    access: "user",
    body: CustomerEmail,
    answer: MailQueued,
    status: 201,
    refuses: ["store_required", "not_found"],
    done: msg("Email sent"),
    failed: msg("Failed to send the email"),
    limit: byHandLimit,
    idempotent: true,
    agent: "propose",
  }),
};
